"""Whoever comes finds a chair, or looks on: until the game begins, in the middle of it, and before a television."""

from playwright.sync_api import Browser, expect

from tests.boxes import IN_TURN, lasting
from tests.page.browser import PHONE, SCREEN, Person, people
from tests.page.test_reading import grave
from tests.server.devices import Server

HERE = "Autour de la table"
WITHIN = "document.scrollingElement.scrollWidth <= innerWidth"


def named(person: Person, name: str) -> None:
    person.page.get_by_label("Ton prénom").fill(name)


def test_chairs_are_open_to_guests_until_the_game_begins_and_then_bots_take_the_rest(
    browser: Browser, server: Server
) -> None:
    with people(browser, server, PHONE, PHONE, PHONE) as (anna, bruno, carla):
        code = anna.sets_up(IN_TURN, "Anna", 2, {})
        for guest, name in ((bruno, "Bruno"), (carla, "Carla")):  # for Carla a chair is brought
            anna.page.get_by_role("img", name="Code à scanner").wait_for()
            anna.page.get_by_text(code, exact=True).wait_for()
            guest.goes(code.lower())
            named(guest, name)
            guest.page.get_by_role("button", name="S'asseoir").click()
            anna.page.locator(".chairs li", has_text=name).wait_for()
        carla.page.get_by_role("button", name="Quitter la table").click()
        anna.page.get_by_text("La chaise libre ira à un robot").wait_for()
        anna.begins()
        bruno.page.locator(".mat").wait_for()
        expect(anna.page.locator(".player")).to_have_count(3)


def test_whoever_has_no_name_yet_is_asked_for_it_and_nothing_sticks_out_on_the_smallest_phone(
    browser: Browser, server: Server
) -> None:
    with people(browser, server, {"width": 320, "height": 568}, {"width": 320, "height": 568}) as (anna, bruno):
        anna.goes(f"#/new/{IN_TURN}")
        anna.page.get_by_role("button", name="Préparer la table").click()
        expect(anna.page.get_by_role("alert")).to_have_text("Écris d'abord ton prénom.")
        expect(anna.page.get_by_label("Ton prénom")).to_be_focused()
        assert anna.page.evaluate(WITHIN)
        code = anna.sets_up(IN_TURN, "Anna", 6, {})
        anna.page.get_by_role("img", name="Code à scanner").wait_for()
        bruno.goes(code)
        bruno.page.get_by_role("button", name="S'asseoir").click()
        expect(bruno.page.get_by_role("alert")).to_have_text("Écris d'abord ton prénom.")
        named(bruno, "Bruno")
        bruno.page.get_by_role("button", name="S'asseoir").click()
        anna.page.get_by_role("button", name="Commencer avec 4 robots").wait_for()
        for person in (anna, bruno):
            assert person.page.evaluate(WITHIN)


def test_two_people_never_have_the_same_colour(browser: Browser, server: Server) -> None:
    with people(browser, server, PHONE, PHONE) as (anna, bruno):
        anna.goes(f"#/new/{IN_TURN}")
        named(anna, "Anna")
        anna.page.get_by_role("radio", name="vert").click()
        anna.page.get_by_role("button", name="Préparer la table").click()
        anna.page.get_by_role("heading", name=HERE).wait_for()
        bruno.context.add_init_script("localStorage.setItem('brelan.colour', 3)")
        bruno.goes(anna.page.url.rpartition("/")[2])
        taken = bruno.page.get_by_role("radio", name="vert (Anna)")
        expect(taken).to_be_disabled()
        expect(bruno.page.get_by_role("radio", name="prune")).to_be_checked()
        named(bruno, "Bruno")
        bruno.page.get_by_role("button", name="S'asseoir").click()
        bruno.page.get_by_role("heading", name=HERE).wait_for()
        fills = bruno.page.locator(".chairs .portrait circle[fill]").evaluate_all(
            "all => all.map((one) => one.getAttribute('fill'))"
        )
        assert len(set(fills)) == 2


def test_whoever_comes_late_takes_a_bots_chair_or_looks_on_with_one_tap(browser: Browser, server: Server) -> None:
    with people(browser, server, PHONE, PHONE, PHONE) as (anna, late, other):
        code = anna.sets_up(IN_TURN, "Anna", 3, {})
        anna.begins()
        late.goes(code)
        named(late, "Zelda")
        assert grave(late) == []
        late.page.get_by_role("button", name="Jouer à la place de").first.click()
        late.page.locator(".mat").wait_for()
        anna.page.locator(".player", has_text="Zelda").wait_for()
        other.goes(code)
        other.page.get_by_role("button", name="Regarder la partie").click()
        other.page.get_by_text("Tu regardes la partie.").wait_for()
        assert other.page.locator("section.ask").count() == 0
        other.page.get_by_role("link", name="Prendre une place").click()
        named(other, "Yann")
        other.page.get_by_role("button", name="Jouer à la place de").click()
        for person in (anna, late):
            person.page.locator(".player", has_text="Yann").wait_for()


def test_where_people_sit_on_all_the_chairs_one_waits_and_is_given_one(browser: Browser, server: Server) -> None:
    with people(browser, server, PHONE, PHONE, PHONE) as (anna, bruno, late):
        code = anna.sets_up(IN_TURN, "Anna", 2, lasting(IN_TURN, 20))
        bruno.sits_down(code, "Bruno")
        anna.page.locator(".chairs li", has_text="Bruno").wait_for()
        anna.begins()
        late.goes(code)
        named(late, "Zelda")
        late.page.get_by_role("button", name="Regarder, et attendre une chaise").click()
        late.page.get_by_text("Tu attends une chaise.").wait_for()
        bruno.page.get_by_role("button", name="Menu").click()
        bruno.page.get_by_text("Zelda attend une chaise.").wait_for()
        bruno.page.get_by_role("button", name="Lui donner la mienne").click()
        late.page.get_by_text("Tu attends une chaise.").wait_for(state="detached")
        anna.page.locator(".player", has_text="Zelda").wait_for()
        bruno.page.get_by_role("button", name="Regarder").click()
        bruno.page.get_by_text("Tu attends une chaise.").wait_for()
        anna.page.get_by_role("button", name="Menu").click()
        anna.page.get_by_role("button", name="Donner ma chaise à un robot").click()
        anna.page.get_by_role("button", name="Jouer à la place de").click()  # it was her own: nobody else came
        anna.page.locator(".mat").wait_for()


def test_a_television_shows_a_code_is_claimed_by_a_phone_and_shows_who_sits_down(
    browser: Browser, server: Server
) -> None:
    with people(browser, server, PHONE, PHONE, SCREEN) as (anna, bruno, tv):
        tv.goes("tv")
        tv.page.get_by_role("img", name="Code à scanner pour prendre cette télé").wait_for()
        shown = tv.page.locator(".code").inner_text()
        assert len(shown) == 4
        assert tv.page.locator("ol li").count() == 3
        assert grave(tv) == []
        anna.goes("")
        anna.page.get_by_label("Un code de table ou de télé ?").fill(shown.lower())
        anna.page.get_by_role("button", name="Entrer").click()
        anna.page.get_by_role("button", name="Ma prochaine table").click()
        anna.page.get_by_role("heading", name=f"La télé {shown} est à toi.").wait_for()
        anna.page.get_by_role("link", name="L'étagère").click()
        anna.page.get_by_role("heading", name="Brelan").wait_for()
        code = anna.sets_up(IN_TURN, "Anna", 2, {})
        tv.page.locator(".code", has_text=code).wait_for()
        tv.page.locator(".faces li", has_text="Anna").wait_for()
        assert grave(tv) == []
        bruno.sits_down(code, "Bruno")
        tv.page.locator(".faces li", has_text="Bruno").wait_for()
        anna.page.locator(".chairs li", has_text="Bruno").wait_for()
        anna.begins()
        tv.page.locator(".mat").wait_for()
        assert tv.page.locator("section.ask").count() == 0


def test_a_phone_at_a_table_claims_the_television_that_it_scans_and_lets_it_go(
    browser: Browser, server: Server
) -> None:
    with people(browser, server, PHONE, SCREEN) as (anna, tv):
        code = anna.sets_up(IN_TURN, "Anna", 2, {})
        tv.goes("tv")
        shown = tv.page.locator(".code").inner_text()
        anna.goes(f"tv/{'B' if shown[0] != 'B' else 'C'}{shown[1:]}")
        anna.page.get_by_role("button", name=code).click()
        anna.page.get_by_text("Aucune télé ne montre ce code.").wait_for()
        anna.page.get_by_label("Le code que montre la télé").fill(shown)
        anna.page.get_by_role("button", name="Réessayer").click()
        anna.page.get_by_role("button", name=code).click()
        anna.page.get_by_role("heading", name=HERE).wait_for()
        tv.page.get_by_role("heading", name=HERE).wait_for()
        anna.page.get_by_text("Télé, autre appareil", exact=True).click()
        anna.page.get_by_role("button", name="Libérer la télé").click()
        tv.page.get_by_role("img", name="Code à scanner pour prendre cette télé").wait_for()
        anna.troubles.clear()  # the console says that there was no such screen


def test_options_that_are_unfolded_are_seen_above_the_button_that_sets_the_table(
    browser: Browser, server: Server
) -> None:
    with people(browser, server, PHONE) as [anna]:
        anna.goes(f"#/new/{IN_TURN}")
        anna.page.get_by_text("Options", exact=True).click()
        first = anna.page.locator("[data-option]").first
        first.wait_for()
        button = anna.page.get_by_role("button", name="Préparer la table")
        anna.page.wait_for_function(
            "([field, button]) => field.getBoundingClientRect().bottom <= button.getBoundingClientRect().top",
            arg=[first.element_handle(), button.element_handle()],
        )
