"""What the terminal says about itself: help for everything, plain words, suggestions, settings explained."""

from __future__ import annotations

import argparse
import ast
import json
import re
from collections.abc import Iterator
from pathlib import Path

import pytest

import reader
from reader.cli import output
from reader.cli.main import make_parser
from reader.core.settings import SETTINGS, show_value
from tests.cli.test_output import Screen
from tests.feedserver import page, simple_feed

BANNED = re.compile(
    r"\b(anew|seldom|shall|stands?|cannot|at once|is no|posts?|polls?|polled|looks?|mails|recordings?|heard|"
    r"wake-ups?|pictures?|targets?|papers?|sound|synchronise|do not|does not|are not|is not)\b"
)
READER = Path(reader.__file__).parent
FILES = sorted([*(READER / "cli").glob("*.py"), *(READER / "features").glob("*/cli.py")])


def list_parsers(parser: argparse.ArgumentParser, path: str = "") -> Iterator[tuple[str, argparse.ArgumentParser]]:
    yield path, parser
    for action in parser._actions:
        if isinstance(action, argparse._SubParsersAction):
            for name, below in action.choices.items():
                yield from list_parsers(below, f"{path} {name}".strip())


def list_helps() -> Iterator[tuple[str, str]]:
    for path, parser in list_parsers(make_parser(["--help"])):
        for action in parser._actions:
            if isinstance(action, argparse._SubParsersAction):
                listed = {one.dest: one.help or "" for one in action._choices_actions}
                yield from ((f"{path} {name}".strip(), listed.get(name, "")) for name in action.choices)
            else:
                yield f"{path} {(action.option_strings or [action.dest])[0]}".strip(), action.help or ""


def list_literals(path: Path) -> Iterator[tuple[int, str]]:
    """Texts of several words, without docstrings."""
    nodes = list(ast.walk(ast.parse(path.read_text(encoding="utf-8"))))
    docstrings = {id(node.value) for node in nodes if isinstance(node, ast.Expr)}
    for node in nodes:
        if isinstance(node, ast.Constant) and id(node) not in docstrings and " " in str(node.value):
            yield node.lineno, str(node.value)


def test_every_command_and_option_has_help() -> None:
    helps = dict(list_helps())
    assert [place for place, words in helps.items() if not words] == []
    assert [place for place, words in helps.items() if words.endswith(".")] == []


@pytest.mark.parametrize("path", FILES, ids=lambda path: "/".join(path.parts[-2:]))
def test_commands_say_everything_in_plain_words(path: Path) -> None:
    assert [(line, text) for line, text in list_literals(path) if BANNED.search(text)] == []


@pytest.mark.parametrize(
    ("typed", "meant"),
    [
        (["feedz"], "feeds"),
        (["refersh"], "refresh"),
        (["Entries"], "entries"),
        (["account", "ad"], "add"),
        (["backup"], "doctor --backup"),
        (["send", "Later", "1"], "share send"),
        (["settings", "dayly_budget"], "daily_budget"),
    ],
)
def test_a_mistyped_word_gets_a_suggestion(terminal, typed, meant) -> None:
    answer = terminal.run(*typed)
    assert (answer.code, f"Did you mean '{meant}'?" in answer.err) == (2, True), answer.err


def test_what_nobody_calls_is_not_suggested(terminal) -> None:
    assert "'render'" not in terminal.run("rendr").err


def test_every_setting_is_explained(terminal) -> None:
    blocks = terminal.run("settings").out.strip().split("\n\n")
    assert len(blocks) == len(SETTINGS)
    for block, (name, setting) in zip(blocks, SETTINGS.items(), strict=True):
        head, words, values = block.split("\n")
        assert head == f"{name} = {show_value(setting.default)}"
        assert words.strip() == setting.help
        assert values.strip() == f"Values: {setting.describe_values()}. Default: {show_value(setting.default)}."
        assert not BANNED.search(setting.help), setting.help


def test_only_a_terminal_gets_a_header(monkeypatch) -> None:
    rows = [{"id": 7, "fetch_share": "5%"}]
    assert output.make_table(rows, ("id", "fetch_share")) == ["7  5%"]
    monkeypatch.setattr("sys.stdout", Screen())
    assert output.make_table(rows, ("id", "fetch_share")) == ["ID  FETCH SHARE", "7   5%"]


WITH_MORE = {"lab compare", "mail folders", "podcasts chapters", "podcasts download", "podcasts position"}
"""Commands whose JSON is read in tests of their own, because they need a server or an episode."""


def test_json_is_a_list_of_objects_wherever_there_is_that_option(terminal, feedserver, tmp_path) -> None:
    feedserver.serve("/feed", page(simple_feed()))
    items = "".join(f"<li><a href='/{n}'>A headline of some length {n}</a> 2025-06-0{n}</li>" for n in range(1, 9))
    site = (
        f"<html><body><article><p>{'The night ferry runs. ' * 40}</p></article><ul>{items}</ul></body></html>".encode()
    )
    feedserver.serve("/site", page(site, content_type="text/html"))
    terminal.run("add", feedserver.url("/feed"))
    terminal.run("rules", "add", "--words", "ferry", "--star")
    outline = f'<opml version="2.0"><body><outline xmlUrl="{feedserver.url("/feed")}"/></body></opml>'
    (tmp_path / "feeds.opml").write_text(outline)
    given = {
        "add": [feedserver.url("/feed")],
        "edit": ["1"],
        "extract": [feedserver.url("/site")],
        "import": [tmp_path / "feeds.opml"],
        "lab papers": ["--only", "H-3"],
        "page": [feedserver.url("/site")],
        "read": ["1"],
        "rules remove": ["1"],
        "rules test": ["1"],
        "search": ["feed"],
        "similar": ["1"],
    }
    parsers = dict(list_parsers(make_parser(["--help"])))
    has_json = {
        path for path, one in parsers.items() if any("--json" in action.option_strings for action in one._actions)
    }
    assert set(given) <= has_json
    for path in sorted(has_json - WITH_MORE, key=lambda path: (path == "rules remove", path)):
        answer = terminal.run(*path.split(), *given.get(path, []), "--json")
        rows = json.loads(answer.out)
        assert (answer.code, isinstance(rows, list)) == (0, True), (path, answer.err)
        assert all(isinstance(row, dict) for row in rows), path
