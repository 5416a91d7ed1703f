"""A page without a feed: its posts are found by themselves and followed, one more comes, the page is rebuilt and chosen
again. Then a page whose changes are followed, with the difference shown."""

from __future__ import annotations

from tests.feedserver import Behaviour, page
from tests.life.life import Life
from tests.window.real_program import wait_for

NEWS, PRICES = "/gazette", "/prices"
OLD = ["Night ferry to run all summer", "Council votes on the new tram line", "Bakery reopens after three years"]
CHANGED = "Ferries leave every half hour."
NEW = "Rare orchids found beside the old quarry"


def live(life: Life) -> None:
    follow_posts(life)
    rebuild(life)
    follow_changes(life)


def follow_posts(life: Life) -> None:
    life.server.serve(NEWS, make_news(OLD, "story"))
    type_address(life, NEWS)
    life.wait_to_read("Follow page")
    life.wait_to_read(OLD[0])
    life.take_picture("page-found-by-itself")
    subscribe(life, NEWS)
    wait_for(lambda: set(OLD) <= set(life.titles()), "the posts of the page", 60)
    life.server.serve(NEWS, make_news([NEW, *OLD], "story"))
    life.program.press_until("ctrl+r", lambda: NEW in life.titles(), "one more post on the page")
    assert len([title for title in life.titles() if title in (*OLD, NEW)]) == 4
    life.note("3 posts found by themselves, the fourth came alone")


def rebuild(life: Life) -> None:
    life.server.serve(NEWS, page(b"<html><body><p>We have moved our news.</p></body></html>", content_type="text/html"))
    life.click("Harbour Gazette")
    life.program.press_until(
        "ctrl+r", lambda: "may have been redesigned" in life.reader.text(), "that the page was rebuilt"
    )
    life.take_picture("page-rebuilt")
    life.server.serve(NEWS, make_news([NEW, *OLD], "teaser"))
    life.click("Choose again…")
    life.program.wait_for_dialog()
    life.wait_to_read("Follow this part")
    life.take_picture("page-chosen-again")
    life.click("Follow this part")
    wait_for(lambda: "may have been redesigned" not in life.reader.text(), "all is well again", 60)
    assert len([title for title in life.titles() if title in (*OLD, NEW)]) == 4
    life.note("rebuilt: said, chosen again, nothing came twice")


def follow_changes(life: Life) -> None:
    life.server.serve(PRICES, make_prices("4.20 €", "Ferries leave every hour."))
    type_address(life, PRICES)
    life.click("Follow changes on this page…")
    life.wait_to_read("Current text")
    life.take_picture("page-changes-offered")
    subscribe(life, PRICES)
    wait_for(lambda: "Ferry prices" in life.titles(), "the page as it is now", 60)
    life.server.serve(PRICES, make_prices("4.60 €", CHANGED))
    life.program.press_until("ctrl+r", lambda: CHANGED in life.titles(), "that the page changed")
    life.click("Starred")
    life.click(find_name(life, "Ferry prices, "))
    life.wait_to_read(CHANGED)
    life.program.press("j")
    life.take_picture("page-change")
    life.note("a change came as a post of its own")


def find_name(life: Life, start: str) -> str:
    """Of a feed in the sidebar, with its count."""
    wait_for(lambda: any(name.startswith(start) for name in life.reader.text().splitlines()), start, 60)
    return next(name for name in life.reader.text().splitlines() if name.startswith(start))


def type_address(life: Life, path: str) -> None:
    life.program.focus()
    life.program.press("a")
    life.program.wait_for_dialog()
    life.program.type(life.server.url(path))


def subscribe(life: Life, path: str) -> None:
    address = life.server.url(path)
    life.program.press_until("Return", lambda: address in life.program.addresses(), "following the page")
    life.program.focus()


def make_news(titles: list[str], name: str) -> Behaviour:
    posts = "".join(
        f'<div class="{name}"><h3><a href="/2026/{title.split()[0].lower()}">{title}</a></h3>'
        f"<p>The decision came late on Thursday evening, and nobody had expected it.</p></div>"
        for title in titles
    )
    menu = "".join(f'<li><a href="/{name}">{name}</a></li>' for name in ("home", "people", "contact"))
    text = f"""<html><head><title>Harbour Gazette</title></head><body><nav><ul>{menu}</ul></nav>
        <div id="{name}-list">{posts}</div><footer><a href="/imprint">Imprint</a></footer></body></html>"""
    return page(text.encode(), content_type="text/html")


def make_prices(price: str, sentence: str) -> Behaviour:
    text = f"""<html><head><title>Ferry prices</title></head><body><main><h1>Ferry prices</h1><p>{sentence}</p>
        <p>A single ticket is <b>{price}</b>.</p><p>Dogs travel free.</p></main></body></html>"""
    return page(text.encode(), content_type="text/html; charset=utf-8")
