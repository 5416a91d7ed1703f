"""paperround page, and adding pages without a feed."""

from __future__ import annotations

import json
from pathlib import Path

from tests.feedserver import page

LAYOUTS = Path(__file__).resolve().parents[1] / "data/page_layouts"


def serve(feedserver, name):
    feedserver.serve(f"/{name}", page((LAYOUTS / f"{name}.html").read_bytes(), content_type="text/html"))
    return feedserver.url(f"/{name}")


def test_from_the_preview_to_the_entries(terminal, feedserver):
    url = serve(feedserver, "02-blog-articles")
    answer = terminal.run("page", url, "--json")
    assert answer.code == 0
    best = json.loads(answer.out)[0]
    assert (best["selector"], best["count"]) == ("article.post", 8)
    assert best["articles"][0]["title"] == "Night ferry to run all summer"
    asked = len(feedserver.seen())
    assert "8 articles" in terminal.run("add", url, "--page").out
    assert len(feedserver.seen()) == asked + 1
    (feed,) = json.loads(terminal.run("feeds", "--json").out)
    assert (feed["kind"], feed["selector"]) == ("page", "article.post")
    answer = terminal.run("edit", "1", "--select", "div.sidebar li")
    assert answer.code == 0
    (feed,) = json.loads(terminal.run("feeds", "--json").out)
    assert feed["selector"] == "div.sidebar li"


def test_what_cannot_be_followed_is_one_sentence(terminal, feedserver):
    url = serve(feedserver, "02-blog-articles")
    for options, words in (
        (("page", url, "--select", "p.none"), "finds nothing"),
        (("add", url, "--select", "li:hover"), "doesn’t understand this CSS selector"),
        (("add", url, "--changes", "--select", "p.none"), "The part of the page you followed is gone"),
    ):
        answer = terminal.run(*options)
        assert answer.code == 5
        assert words in answer.err
    assert json.loads(terminal.run("feeds", "--json").out) == []


def test_changes_of_a_page(terminal, feedserver):
    url = serve(feedserver, "21-changelog-no-links")
    assert "Subscribed to Changes" in terminal.run("add", url, "--changes").out
    (entry,) = json.loads(terminal.run("entries", "--json").out)
    assert entry["title"] == "Changes"
