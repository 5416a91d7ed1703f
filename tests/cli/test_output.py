from __future__ import annotations

import io

import pytest

from reader.cli import output
from reader.core.errors import UsageError


class Screen(io.StringIO):
    def isatty(self) -> bool:
        return True


def test_a_line_of_a_pipe_is_the_secret(monkeypatch):
    monkeypatch.setattr("sys.stdin", io.StringIO("one word\r\ntwo\n"))
    assert [output.read_secret("Password"), output.read_secret("Key")] == ["one word", "two"]


def test_a_terminal_that_ends_instead_of_an_answer_is_no_bug(monkeypatch):
    def end(prompt: str) -> str:
        raise EOFError

    monkeypatch.setattr("sys.stdin", Screen())
    monkeypatch.setattr(output, "getpass", end)
    with pytest.raises(UsageError, match="nothing was typed"):
        output.read_secret("Password")
