from __future__ import annotations

import json
from collections.abc import Iterator
from contextlib import closing
from dataclasses import dataclass
from pathlib import Path

import pytest

from reader.cli.main import main
from reader.core.paths import Profile
from reader.engine.process.handover import Endpoint, Wish


@dataclass
class Answer:
    code: int
    out: str
    err: str

    def rows(self) -> list[dict]:
        rows: list[dict] = json.loads(self.out)
        return rows


class Terminal:
    """Runs commands in this process, on a profile of its own, as a person at a terminal would."""

    def __init__(self, folder: Path, capsys) -> None:
        self.folder = folder
        self._capsys = capsys

    def run(self, *arguments: object) -> Answer:
        self._capsys.readouterr()
        code = main(["--profile", str(self.folder), *(str(argument) for argument in arguments)])
        out, err = self._capsys.readouterr()
        assert "Traceback" not in err
        return Answer(code, out, err)

    def rows(self, *arguments: object) -> list[dict]:
        answer = self.run(*arguments, "--json")
        assert answer.code == 0, answer.err
        return answer.rows()


@pytest.fixture
def terminal(tmp_path, capsys) -> Terminal:
    return Terminal(tmp_path / "profile", capsys)


@pytest.fixture
def heard(terminal: Terminal) -> Iterator[list[str]]:
    """What a Paperround that runs on this profile is told."""
    wishes: list[str] = []

    def hear(wish: Wish) -> str:
        wishes.append(wish["do"])
        return "Noted."

    terminal.folder.mkdir(exist_ok=True)
    with closing(Endpoint(Profile(terminal.folder), hear)):
        yield wishes
