"""The files in `hosting/` are what they claim to be; with `--deep` the programs that read them have their say."""

import argparse
import json
import re
import shlex
import shutil
import subprocess
from configparser import ConfigParser
from pathlib import Path
from typing import Any

import pytest
import yaml

from brelan.commands.serve import describe
from brelan.server.health import Health
from tests.naming import ROOT

HOSTING = ROOT / "hosting"


class Unit(ConfigParser):
    """A unit file: its keys keep their capitals."""

    def optionxform(self, optionstr: str) -> str:
        """As it is written."""
        return optionstr


def understood(words: list[str]) -> Any:
    """A command of ours, as the program takes it."""
    assert Path(words[0]).name == "brelan"
    parser = argparse.ArgumentParser()
    describe(parser)
    return parser.parse_args(words[1:])


def test_the_unit_file_starts_the_room_where_systemd_lets_it_write() -> None:
    unit = Unit(strict=False, interpolation=None)
    unit.read(HOSTING / "brelan.service")
    service = unit["Service"]
    asked = understood(shlex.split(service["ExecStart"]))
    assert asked.no_browser
    assert str(asked.data) == f"/var/lib/{service['StateDirectory']}"
    assert service["Environment"] == f"BRELAN_CACHE=/var/cache/{service['CacheDirectory']}"


def test_the_compose_file_starts_servers_that_share_a_database() -> None:
    services = yaml.safe_load((HOSTING / "compose.yaml").read_text(encoding="utf-8"))["services"]
    houses = [service for service in services.values() if service.get("command", [""])[0] == "brelan"]
    assert len(houses) == 2
    for house in houses:
        asked = understood(house["command"])
        assert asked.trust == [services["door"]["networks"]["room"]["ipv4_address"]]
        assert house["environment"]["BRELAN_STORE"].endswith("@database/brelan")


@pytest.mark.parametrize("name", ["nginx.conf", "Caddyfile"])
def test_a_proxy_passes_on_what_the_room_needs_and_keeps_its_figures_to_itself(name: str) -> None:
    text = (HOSTING / name).read_text(encoding="utf-8")
    assert text.count("{") == text.count("}")
    assert len(set(re.findall(r"10\.0\.0\.\d+:7377", text))) == 3
    assert "/metrics" in text
    if name == "nginx.conf":  # Caddy does these by itself
        for header in ("Host", "X-Forwarded-For", "X-Forwarded-Proto", "Upgrade", "Connection"):
            assert f"proxy_set_header {header} " in text


@pytest.mark.parametrize("name", ["nginx-path.conf", "Caddyfile-path"])
def test_a_site_that_has_the_room_below_a_path_starts_it_so(name: str) -> None:
    text = (HOSTING / name).read_text(encoding="utf-8")
    (command,) = re.findall(r"^# (brelan .*)$", text, re.MULTILINE)
    root = understood(shlex.split(command)).root_path
    assert text.count(f"{root}/") >= 2
    assert f"{root}/metrics" in text


def test_the_dashboard_asks_for_figures_that_there_are() -> None:
    board = json.loads((HOSTING / "dashboard.json").read_text(encoding="utf-8"))
    queries = [target["expr"] for panel in board["panels"] for target in panel["targets"]]
    asked = {name for query in queries for name in re.findall(r"brelan_\w+", query)}
    page = Health().page().decode()
    for name in asked:
        assert re.search(rf"^# TYPE {re.sub('_(bucket|count|sum|total)$', '', name)}(_total)? ", page, re.MULTILINE), (
            name
        )


def test_the_page_on_hosting_names_every_file() -> None:
    page = (ROOT / "docs" / "hosting.md").read_text(encoding="utf-8")
    assert [path.name for path in HOSTING.iterdir() if f"../hosting/{path.name})" not in page] == []


TOOLS = {
    "systemd-analyze": "systemd-analyze verify {home}/brelan.service",
    "nginx": "nginx -t -c {home}/whole.conf",
    "caddy": "caddy validate --adapter caddyfile --config {home}/Caddyfile",
}


@pytest.mark.parametrize("tool", TOOLS)
def test_the_programs_that_read_them_understand_them(tool: str, tmp_path: Path, deep: bool) -> None:
    """`apt install nginx caddy`: where one of them is not installed, its own file is only read by us."""
    if not deep or shutil.which(tool) is None:
        pytest.skip(f"{tool} is not installed; only --deep asks for it")
    for path in HOSTING.iterdir():
        shutil.copy(path, tmp_path)
    own = (tmp_path / "brelan.service").read_text(encoding="utf-8").replace("/opt/brelan/bin/brelan", "/bin/true")
    (tmp_path / "brelan.service").write_text(own, encoding="utf-8")
    subprocess.run(
        [
            "openssl",
            "req",
            "-x509",
            "-newkey",
            "rsa:2048",
            "-nodes",
            "-subj",
            "/CN=x",
            "-keyout",
            "key",
            "-out",
            "cert",
        ],
        cwd=tmp_path,
        check=True,
        capture_output=True,
    )
    conf = (tmp_path / "nginx.conf").read_text(encoding="utf-8")
    conf = re.sub(r"/etc/letsencrypt\S+fullchain.pem", str(tmp_path / "cert"), conf)
    conf = re.sub(r"/etc/letsencrypt\S+privkey.pem", str(tmp_path / "key"), conf)
    below = (tmp_path / "nginx-path.conf").read_text(encoding="utf-8")
    both = f"{conf} server {{ listen 8080; {below} }}"
    (tmp_path / "whole.conf").write_text(f"pid {tmp_path}/pid; events {{}} http {{ {both} }}", encoding="utf-8")
    command = TOOLS[tool].format(home=tmp_path).split()
    ended = subprocess.run(command, check=False, capture_output=True, text=True)
    assert ended.returncode == 0, ended.stderr
