"""The glossary points at what is there, and the words it gave up stay away."""

from __future__ import annotations

import io
import re
import tokenize
from pathlib import Path

ROOT = Path(__file__).parents[2]


def test_every_path_of_the_glossary_exists():
    text = (ROOT / "docs" / "developer" / "glossary.md").read_text(encoding="utf-8")
    named = re.findall(r"`(reader/[\w/.]+)`", text)
    assert len(named) > 30
    assert [path for path in named if not (ROOT / path).exists()] == []


GIVEN_UP = "owners? deeds? curtain conducts? conductor fates? errand thrift leanings? commonness witness(?:es)?".split()
"""In names, comments and docstrings: docs/developer/glossary.md has other words for them."""
NOT_IN_NAMES = ["told", "tell(?=_)", "_tell", "take", "looks?", "looker"]
"""Good words in a sentence, riddles in a name; but one looks up, ahead, like and after."""
OTHERS = re.compile(
    r"NameOwner\w*|(?:un)?take_(?:picture|along_axis)|look_?(?:up|ahead|like|after|through)\w*|looks_like\w*|subtitle owner"
)
"""D-Bus has owners of names, iTunes of podcasts, numpy takes along an axis."""


def find_words(words: list[str]) -> re.Pattern[str]:
    return re.compile(rf"(?<![a-z])(?:{'|'.join(words)})(?![a-z])", re.IGNORECASE)


IN_PROSE, IN_NAMES = find_words(GIVEN_UP), find_words(GIVEN_UP + NOT_IN_NAMES)


def words_of_programmers(path: Path) -> list[str]:
    """Names, comments and docstrings that use such a word; not what is told to the user."""
    source = path.read_text(encoding="utf-8")
    if not IN_NAMES.search(source):
        return []
    found = []
    for token in tokenize.generate_tokens(io.StringIO(source).readline):
        is_prose = token.type == tokenize.COMMENT or token.string.startswith('"""')
        words = IN_PROSE if is_prose else IN_NAMES if token.type == tokenize.NAME else None
        if words is not None and words.search(OTHERS.sub("", token.string)):
            found.append(f"{path.relative_to(ROOT)}:{token.start[0]}: {token.string[:80]}")
    return found


def test_words_that_were_given_up_stay_away():
    files = list((ROOT / "reader").rglob("*.py"))
    assert len(files) > 300
    assert [line for path in files for line in words_of_programmers(path)] == []


def test_such_words_are_found_in_names_comments_and_docstrings(tmp_path, monkeypatch):
    monkeypatch.setattr("tests.unit.test_glossary.ROOT", tmp_path)
    path = tmp_path / "made.py"
    path.write_text('"""Of the owner."""\ntake_all = lookup = 1  # an errand; tell it\ntext = "the owner"\n')
    assert [line.partition(": ")[2] for line in words_of_programmers(path)] == [
        '"""Of the owner."""',
        "take_all",
        "# an errand; tell it",
    ]
