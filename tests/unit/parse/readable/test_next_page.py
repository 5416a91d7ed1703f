"""Only an address that counts this page's own up leads on."""

from __future__ import annotations

import pytest

from reader.parse.readable.extract import find_next_page

STORY = "https://site.example/2026/11/ferry"


def follow(here: str, there: str) -> str | None:
    return find_next_page(f'<a href="/">home</a><a rel="next" href="{there}">on</a>'.encode(), here)


@pytest.mark.parametrize(
    ("here", "there"),
    [
        (STORY, f"{STORY}/2"),
        (f"{STORY}/", f"{STORY}/2/"),
        (STORY, f"{STORY}?page=2"),
        (f"{STORY}.html", f"{STORY}-2.html"),
        (f"{STORY}.html", f"{STORY}-seite-2.html"),
        (f"{STORY}/2", f"{STORY}/3"),
        (f"{STORY}?page=9", f"{STORY}?page=10"),
        (f"{STORY}/page/2/", f"{STORY}/page/3/"),
        (f"{STORY}?page=02", f"{STORY}?page=03"),
    ],
)
def test_the_next_page_is_followed(here: str, there: str):
    assert follow(here, there) == there


@pytest.mark.parametrize(
    ("here", "there"),
    [
        (STORY, "https://site.example/2026/11/another"),
        (STORY, STORY),
        (STORY, f"{STORY}#2"),
        (STORY, f"{STORY}/3"),
        (STORY, "https://elsewhere.example/2026/11/ferry/2"),
        (f"{STORY}/2", f"{STORY}/2"),
        (f"{STORY}/2", f"{STORY}/4"),
        ("https://site.example/news/4711", "https://site.example/news/4712"),
        ("https://site.example/p7", "https://site.example/p8"),
        (STORY, "javascript:next()"),
        (STORY, ""),
        (STORY, "http://[x"),
        (STORY, "http://[1:2:3]/"),
        (f"{STORY}?page=2", f"{STORY}?page={'9' * 5000}"),
    ],
)
def test_nothing_else_is(here: str, there: str):
    assert follow(here, there) is None
