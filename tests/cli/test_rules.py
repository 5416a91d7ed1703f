"""Rules from the terminal."""

from __future__ import annotations

import pytest

from tests.cli.test_commands import rss
from tests.feedserver import page


@pytest.fixture
def subscribed(terminal, feedserver):
    feedserver.serve("/feed", page(rss(1, 2, 3)))
    assert terminal.run("add", feedserver.url("/feed")).code == 0
    return terminal


def test_from_adding_to_removing(subscribed, feedserver):
    assert "No rules yet" in subscribed.run("rules").out
    added = subscribed.run("rules", "add", "--words", "post 2", "--read", "--tag", "Sea", "--feed", "Harbour Gazette")
    assert added.code == 0
    assert "Harbour Gazette" in added.out
    (rule,) = subscribed.rows("rules")
    assert (rule["wanted"], rule["read"], rule["tag"], rule["enabled"]) == ("post 2", True, "Sea", True)
    tried = subscribed.run("rules", "test", rule["id"])
    assert "Post 2" in tried.out
    assert "matches 1 of 3" in tried.out
    assert [row["title"] for row in subscribed.rows("rules", "test", rule["id"])] == ["Post 2"]
    assert len(subscribed.rows("entries", "--unread")) == 3, "trying changes nothing"
    assert subscribed.run("rules", "remove", rule["id"]).code == 0
    assert subscribed.rows("rules") == []


def test_a_rule_whose_last_day_is_over_is_listed_as_ended(subscribed):
    for last_day in ("2001-01-01", "2999-01-01"):
        assert subscribed.run("rules", "add", "--words", "x", "--read", "--until", last_day).code == 0
    assert [rule["state"] for rule in subscribed.rows("rules")] == ["expired", "on"]


def test_a_rule_works_when_articles_arrive_and_unhide_brings_back(subscribed, feedserver):
    subscribed.run("rules", "add", "--pattern", "post [45]", "--hide")
    feedserver.serve("/feed", page(rss(1, 2, 3, 4, 5, 6)))
    assert subscribed.run("refresh", "--again").code == 0
    assert {row["title"] for row in subscribed.rows("entries")} == {"Post 1", "Post 2", "Post 3", "Post 6"}
    assert "2 articles" in subscribed.run("rules", "unhide").out
    assert len(subscribed.rows("entries")) == 6


@pytest.mark.parametrize(
    "arguments",
    [("--read",), ("--words", "x"), ("--pattern", "(", "--read"), ("--words", "x", "--read", "--feed", "no")],
)
def test_what_cannot_work_is_refused_in_a_sentence(subscribed, arguments):
    answer = subscribed.run("rules", "add", *arguments)
    assert answer.code == 2
    assert answer.err.startswith("paperround: ")
    assert subscribed.rows("rules") == []


def test_numbers_that_name_no_rule(subscribed):
    assert subscribed.run("rules", "remove", 9).code == 2
    assert subscribed.run("rules", "test", 9).code == 2


def test_several_conditions_a_category_and_an_end(subscribed):
    added = subscribed.run(
        *("rules", "add", "--words", "post", "--also", "title", "phrase", "2", "--match", "any"),
        *("--category", "News", "--until", "2026-12-31", "--highlight"),
    )
    assert added.code == 0
    assert "or the title contains “2” with the category News until 2026-12-31: highlight" in added.out
    (rule,) = subscribed.rows("rules")
    assert (rule["match"], rule["also"]) == ("any", [["title", "phrase", "2"]])
    assert subscribed.run("rules", "add", "--words", "x", "--also", "sea", "words", "y", "--star").code == 2
    assert subscribed.run("rules", "add", "--words", "x", "--until", "soon", "--star").code == 2
    assert subscribed.run("rules", "add", "--folder", "Nowhere", "--star").code == 2
