from __future__ import annotations

import io

import pytest

from reader.cli import secrets
from reader.errors import UsageError


class Screen(io.StringIO):
    def isatty(self) -> bool:
        return True


def test_a_line_of_a_pipe_is_the_secret(monkeypatch):
    monkeypatch.setattr("sys.stdin", io.StringIO("one word\r\ntwo\n"))
    assert [secrets.read_secret("Password"), secrets.read_secret("Key")] == ["one word", "two"]


def test_a_terminal_that_ends_instead_of_an_answer_is_no_bug(monkeypatch):
    def end(prompt: str) -> str:
        raise EOFError

    monkeypatch.setattr("sys.stdin", Screen())
    monkeypatch.setattr(secrets, "getpass", end)
    with pytest.raises(UsageError, match="nothing was typed"):
        secrets.read_secret("Password")
