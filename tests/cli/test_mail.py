"""The commands for newsletters by mail, against a server of our own."""

from __future__ import annotations

import io
import json

import pytest

from tests.mail.imap_server import ImapServer
from tests.mail.made_mails import make_mail


@pytest.fixture
def served():
    with ImapServer(folders=("INBOX", "News")) as server:
        for number in range(3):
            server.add(make_mail(number))
        yield server
    assert not server.complaints


def test_a_mailbox_whose_first_check_fails_is_kept_and_told(terminal, served, monkeypatch):
    notes = []
    monkeypatch.setattr("reader.features.mail.cli.hand_over", lambda profile, wish: notes.append(wish["do"]))
    monkeypatch.setattr("sys.stdin", io.StringIO("geheim\n"))
    served.behave("FETCH", lambda line, tag, rest: line.hang_up())
    answer = terminal.run("mail", "add", f"127.0.0.1:{served.port}", "--user", "anna", "--no-tls")
    assert answer.code == 4
    assert len(terminal.rows("mail", "list")) == 1
    assert notes == ["changed"]


def test_a_mailbox_is_added_read_listed_left_and_removed(terminal, served, monkeypatch, tmp_path):
    def ask(*words: str) -> str:
        monkeypatch.setattr("sys.stdin", io.StringIO("geheim\n"))
        answer = terminal.run("mail", *words)
        assert answer.code == 0, answer.err
        out: str = answer.out
        return out

    where = (f"127.0.0.1:{served.port}", "--user", "anna", "--no-tls")
    assert ask("folders", *where).split() == ["INBOX", "News"]
    assert "3 new articles, 3 new feeds." in ask("add", *where, "--folder", "News", "--name", "Letters")
    (row,) = json.loads(ask("list", "--json"))
    assert (row["name"], row["folder"], row["feeds"], row["push"], row["status"]) == (
        *("Letters", "News", 3, "yes"),
        "OK",
    )
    ask("add", *where, "--name", "Other", "--no-check")
    several = terminal.run("mail", "remove", "127.0.0.1", "--remove-feeds")
    assert (several.code, "More than one is called" in several.err) == (2, True)
    ask("remove", "Other")
    notes = terminal.run("export", tmp_path / "feeds.opml").out
    assert notes.startswith("Exported 0 feeds"), "no other program could read newsletters"
    served.add(make_mail(12))
    assert "1 new article, 0 new feeds." in ask("check", "--password-stdin")
    assert ask("unsubscribe", "Weekly Compiler").strip() == "https://news.example/leave/2"
    assert "Saved." in ask("edit", "letters", "--mark-read")
    assert "Its feeds (3) are removed" in ask("remove", "Letters", "--remove-feeds")
    assert json.loads(ask("list", "--json")) == []
