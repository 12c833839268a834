"""A room below a path of somebody's site: nothing that a device asks for lies elsewhere, and all of it is found."""

import shutil
import socket
import subprocess
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from pathlib import Path
from time import sleep
from urllib.parse import urlsplit

import pytest
from playwright.sync_api import Browser

from tests.boxes import IN_TURN
from tests.naming import ROOT
from tests.page.browser import PHONE, SCREEN, Person
from tests.server.devices import Server, serving

PATH = "/brelan"


class Below:
    """The same server, as people reach it."""

    def __init__(self, port: int) -> None:
        self.port = port
        self.address = f"http://127.0.0.1:{port}{PATH}"


@contextmanager
def nginx(home: Path, server: Server) -> Iterator[int]:
    """The file that we hand out, in a real nginx; the port that it has."""
    with socket.create_server(("127.0.0.1", 0)) as free:
        port = free.getsockname()[1]
    own = (ROOT / "hosting" / "nginx-path.conf").read_text(encoding="utf-8").replace(":7377", f":{server.port}")
    kept = " ".join(f"{what}_temp_path {home}/{what};" for what in ("client_body", "proxy", "fastcgi", "uwsgi", "scgi"))
    whole = f"http {{ access_log off; {kept} server {{ listen 127.0.0.1:{port}; {own} }} }}"
    (home / "whole.conf").write_text(f"daemon off; pid {home}/pid; events {{}} {whole}", encoding="utf-8")
    with subprocess.Popen(["nginx", "-c", home / "whole.conf", "-e", home / "errors"]) as process:
        try:
            while process.poll() is None:
                with socket.socket() as door:
                    if door.connect_ex(("127.0.0.1", port)) == 0:
                        break
                sleep(0.05)
            yield port
        finally:
            process.terminate()


@pytest.mark.parametrize("door", ["our own", "nginx"])
def test_a_room_below_a_path_is_played_in_and_asks_for_nothing_beside_it(
    door: str, browser: Browser, tmp_path: Path, deep: bool
) -> None:
    """`apt install nginx`: where it is not installed, our own door is the only one."""
    if door == "nginx" and (not deep or shutil.which("nginx") is None):
        pytest.skip("nginx is not installed; only --deep asks for it")
    asked: set[str] = set()
    with ExitStack() as stack:
        server = stack.enter_context(serving(tmp_path / "data", "--root-path", PATH))
        port = server.port if door == "our own" else stack.enter_context(nginx(tmp_path, server))
        anna, bruno, screen = (Person(browser, Below(port), size) for size in (PHONE, PHONE, SCREEN))
        for person in (anna, bruno, screen):
            person.page.on("request", lambda request: asked.add(urlsplit(request.url).path))
            person.page.on("websocket", lambda live: asked.add(urlsplit(live.url).path))
        code = anna.sets_up(IN_TURN, "Anna", 2, {})
        assert anna.context.cookies()[0]["path"] == f"{PATH}/"
        invitation = anna.page.request.get(f"{anna.server.address}/api/tables/{code}/qr").json()
        assert invitation["address"] == f"{anna.server.address}/{code}"
        bruno.goes(code.lower())  # as it is typed from the invitation
        bruno.page.get_by_label("Ton prénom").fill("Bruno")
        bruno.page.get_by_role("button", name="S'asseoir").click()
        anna.page.locator(".chairs li", has_text="Bruno").wait_for()
        screen.shows(anna)
        anna.begins()
        bruno.page.locator(".mat").wait_for()
        screen.page.locator(".mat").wait_for()
        anna.page.reload()
        anna.page.locator(".mat").wait_for()
        worker = "navigator.serviceWorker.ready.then((found) => [found.scope, found.active.scriptURL])"
        scope, script = anna.page.evaluate(worker)
        assert (urlsplit(scope).path, urlsplit(script).path) == (f"{PATH}/", f"{PATH}/offline.js")
        shown = anna.page.request.get(f"{anna.server.address}/offline.html").text()
        assert f'href="{PATH}/offline.css"' in shown
        for person in (anna, bruno, screen):
            person.closes()
    assert any(path.startswith(f"{PATH}/live/") for path in asked)
    assert [path for path in asked if not path.startswith(f"{PATH}/")] == []
