"""Messages in Language, and that nothing in the source says one without exactly its facts."""

from __future__ import annotations

import ast
import re
import string
from collections.abc import Iterator
from datetime import UTC
from pathlib import Path

import pytest

from reader.core.errors import FetchError, PaperroundError, UsageError
from reader.core.paths import get_resources
from reader.core.records.messages import Message, as_it_is, parse_message
from reader.core.words import catalogue
from reader.core.words.catalogue import Code, MessageCode
from reader.core.words.words import Language, in_english, word
from tests.syntax import walk

ROOT = Path(__file__).resolve().parents[4]
CATALOGUES = [name for name, value in vars(catalogue).items() if value is Code]
KINDS = ("", "n", "clock", "weekday", "date", "mb")


def facts_of(code: MessageCode) -> set[str]:
    return {name for _, name, _, _ in string.Formatter().parse(code.value) if name}


def find_uses() -> Iterator[tuple[str, ast.expr]]:
    """Every `Code.X` of the source with its place; a call of it as the whole call."""
    for path in sorted((ROOT / "reader").rglob("*.py")):
        source = path.read_text(encoding="utf-8")
        if "Code" not in source:
            continue
        nodes = list(walk(ast.parse(source)))
        called = {id(node.func): node for node in nodes if isinstance(node, ast.Call)}
        attributes = [node for node in nodes if isinstance(node, ast.Attribute)]
        named = {id(node.value) for node in attributes if node.attr == "name"}
        for node in attributes:
            is_code = ast.unparse(node.value).rpartition(".")[2] in CATALOGUES
            if is_code and id(node) not in named and node.attr != "find":
                yield f"{path.relative_to(ROOT)}:{node.lineno}", called.get(id(node), node)


def name_in(node: ast.expr) -> str:
    return ast.unparse(node.func if isinstance(node, ast.Call) else node).rpartition(".")[2]


@pytest.fixture(scope="module")
def uses() -> list[tuple[str, ast.expr]]:
    return list(find_uses())


def test_every_message_is_made_with_exactly_the_facts_of_its_form(uses):
    wrong = []
    for place, node in uses:
        code = Code.find(name_in(node))
        if code is None:
            wrong.append(f"{place}: {ast.unparse(node)} isn't in messages.txt")
        elif not isinstance(node, ast.Call):
            is_an_edition = ast.unparse(node).startswith("EditionCode.")  # there forms are passed on
            wrong += [] if is_an_edition else [f"{place}: {ast.unparse(node)} is not called"]
        elif node.args or {keyword.arg for keyword in node.keywords} != facts_of(code):
            wrong.append(f"{place}: {ast.unparse(node)} for {code.value!r}")
    assert not wrong


def test_a_code_is_in_the_file_once():
    lines = (get_resources() / "app" / "messages.txt").read_text(encoding="utf-8").splitlines()
    names = [line.partition(" = ")[0] for line in lines if line and not line.startswith("#")]
    assert len(names) == len(set(names)) == len(list(Code))
    assert all(re.fullmatch("[A-Z][A-Z0-9_]*", name) for name in names)


def test_every_message_is_said_somewhere(uses):
    said = {name_in(node) for _, node in uses}
    made_of_names = {code.name for code in Code if code.name.startswith(("PROBLEM_", "REASON_", "BIAS_"))}
    assert not {code.name for code in Code} - said - made_of_names


def test_the_rooms_that_the_window_stands_on_raise_codes():
    """A text is for what only a terminal can show."""
    terminal = ("cli", "lab", "planner")
    wrong = []
    for path in sorted((ROOT / "reader").rglob("*.py")):
        place = path.relative_to(ROOT / "reader").with_suffix("").parts
        if place[0] in terminal or place[1:2] == ("demo",) or place[2:] == ("cli",) or path.name == "lab_chart.py":
            continue
        source = path.read_text(encoding="utf-8")
        if not any(name in source for name in KNOWN):
            continue
        for node in walk(ast.parse(source)):
            if isinstance(node, ast.Call) and ast.unparse(node.func).endswith(KNOWN):
                texts = (ast.Constant, ast.JoinedStr)
                wrong += [f"{path}:{node.lineno}" for part in node.args if isinstance(part, texts)]
    assert not wrong


KNOWN = ("PaperroundError", "UsageError", "StoreError", "FetchError", "ParseError", "QuarantinedError", "DamagedError")


@pytest.mark.parametrize("code", list(Code), ids=lambda code: code.name)
def test_every_form_can_be_filled(code):
    for _, name, kind, conversion in string.Formatter().parse(code.value):
        assert name is None or (name.isidentifier() and kind in KINDS and conversion is None)
    assert in_english(code(**dict.fromkeys(facts_of(code), 7.0)))


def test_parts_counts_and_times_are_written_as_the_form_says():
    language = Language(UTC)
    assert word(Code.NO_ANSWER(host="a.example", later=Code.LATER()), language) == (
        "a.example isn’t responding. Paperround will try again later."
    )
    assert word(Code.LIST_TOO_LONG(most=50_000), language) == (
        "This file lists more than 50,000 feeds. Split it first."
    )
    assert word(Code.NEXT_POLL(at=3_600.0 * 9.5), language) == "Next fetch 09:30"


def test_no_message_is_no_words():
    assert in_english(None) == ""


@pytest.mark.parametrize(
    ("kept", "words"),
    [
        ("a.example does not answer.", "a.example does not answer."),
        ('NO_ANSWER {"host":"a.example"}', "a.example isn’t responding. …"),
        ('FROM_NEXT_YEAR {"host":"a.example"}', 'FROM_NEXT_YEAR {"host":"a.example"}'),
        ('NEXT_POLL {"at":"soon"}', "Next fetch soon"),
        ("Fremd {1} %s {x}", "Fremd {1} %s {x}"),
    ],
)
def test_what_other_versions_kept_is_shown(kept, words):
    assert in_english(parse_message(kept)) == words


def test_an_error_says_its_message_in_english():
    message = Code.REDIRECT_LOOP(host="a.example")
    assert str(FetchError(message)) == ("a.example redirects in a loop. Check the address in a browser.")
    assert FetchError(message).message == message
    assert UsageError("Only a terminal says this.").message == as_it_is("Only a terminal says this.")
    assert isinstance(PaperroundError(Message("X")).message, Message)
