"""What strangers wrote, and what was typed by mistake, at the terminal; hosts that ask a command for a pause."""

from __future__ import annotations

import json

import pytest

from reader.cli.main import main
from tests.feedserver import page, simple_feed

STEERING = "\x1b\x9b\x07\u202e\u2028"


def test_no_name_steers_the_terminal(terminal, feedserver):
    words = f"A{STEERING}[31mname"
    feed = {
        "version": "https://jsonfeed.org/version/1.1",
        "title": words,
        "items": [{"id": "1", "title": words, "content_text": words, "authors": [{"name": words}]}],
    }
    url = feedserver.serve("/feed", page(json.dumps(feed).encode(), content_type="application/feed+json"))
    for arguments in (("add", url), ("read", "1"), ("entries", "--json"), ("import", words), ("remove", "1")):
        answer = terminal.run(*arguments)
        assert "name" in answer.out + answer.err
        assert not set(STEERING) & set(answer.out + answer.err), arguments


@pytest.mark.parametrize("address", ["http://127.0.0.1:1/\udcff", "http://127.0.0.1:1/" + "a" * 9_000, "::"])
@pytest.mark.parametrize("command", [("add",), ("page",), ("extract",), ("add", "--page")])
def test_what_is_no_address_is_said_in_a_sentence(terminal, command, address):
    answer = terminal.run(*command, address)
    assert answer.code in (2, 4, 5)
    assert answer.err


@pytest.mark.parametrize("command", [("add",), ("page",), ("extract",)])
def test_a_pause_that_one_command_was_asked_for_holds_for_the_next(terminal, feedserver, command):
    terminal.run("add", feedserver.serve("/feed", page(simple_feed())))
    busy = feedserver.serve("/busy", page(b"", 429, headers={"Retry-After": "3600"}))
    assert terminal.run(*command, busy).code == 4
    feedserver.forget()
    assert "asked Paperround to wait" in terminal.run("refresh", "--again").out
    assert feedserver.seen() == []


@pytest.mark.parametrize("blank", ["", " ", "\n"])
def test_a_profile_without_a_name_is_a_mistake_and_makes_no_file(tmp_path, monkeypatch, capsys, blank):
    monkeypatch.chdir(tmp_path)
    assert main(["--profile", blank, "feeds"]) == 2
    assert "The folder's name is empty." in capsys.readouterr().err
    assert list(tmp_path.iterdir()) == []
