"""Words that a native speaker wouldn't use stay out of what the window says, the documents, docstrings and comments."""

from __future__ import annotations

import io
import re
import tokenize
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.window.translations import find_texts

ROOT = Path(__file__).resolve().parents[2]
PAGES = [ROOT / name for name in ("README.md", "CHANGELOG.md", "CONTRIBUTING.md")] + sorted(
    (ROOT / "docs").rglob("*.md")
)
SOURCES = [ROOT / "dev.py", *sorted((ROOT / "reader").rglob("*.py"))]
ALLOWED = ("Folder {name} removed; its feeds moved up", "in the title; also author: and text:", "several shall she")
"""Two notes that are short enough with a semicolon, and a list of English words."""

ODD = re.compile(
    r"\b(?:anew|seldom|shall|whoever|nevertheless|without a line|cannot be had"
    # "It is no link", but "there is no link" and "it is no longer".
    r"|(?<!there\s)(?:is|are|was|were)\sno(?=\s)(?!\s(?:longer|more|less)\b)"
    # What is somewhere doesn't stand there, but a star may stand for anything, and a word stand out.
    r"|(?:stands?|stood)(?!-in|\sin for|\sfor|\sout)"
    r")\b|, too[.,;:]",
    re.IGNORECASE,
)
"""Found anywhere."""
ODD_IN_TEXTS = re.compile(r"\b(?:cannot|at once|by itself|of its own)\b|(?<!;);(?!;)|\d %|'", re.IGNORECASE)
"""Found in what the user reads in the window: shorter, in contractions, with curly apostrophes."""


def find_odd(text: str, *patterns: re.Pattern[str]) -> list[str]:
    """Each odd word, with what is around it."""
    for allowed in ALLOWED:
        text = text.replace(allowed, "")
    hits = [hit for pattern in patterns for hit in pattern.finditer(text)]
    return [" ".join(text[max(0, hit.start() - 40) : hit.end() + 40].split()) for hit in hits]


def find_prose(source: str) -> Iterator[tuple[int, str]]:
    """Yield the comments and docstrings of a module, each with its line. Comments on consecutive lines are one.

    SQL is left out: backups are compared with the text of the schema, so its comments can't be reworded.
    """
    comment, began_at, last = "", 0, 0
    for token in tokenize.generate_tokens(io.StringIO(source).readline):
        row = token.start[0]
        if token.type == tokenize.COMMENT:
            if comment and row != last + 1:
                yield began_at, comment
                comment = ""
            began_at, last = (began_at, row) if comment else (row, row)
            comment += token.string.lstrip("#")
        elif token.type == tokenize.STRING and token.line.lstrip().startswith('"""'):
            yield row, token.string
    if comment:
        yield began_at, comment


def test_the_window_speaks_plain_english():
    texts = list(find_texts())
    assert len(texts) > 1_000
    assert [odd for text in texts for odd in find_odd(text, ODD, ODD_IN_TEXTS)] == []


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.relative_to(ROOT).as_posix())
def test_a_document_is_in_plain_english(page: Path):
    assert find_odd(page.read_text(encoding="utf-8"), ODD) == []


def test_docstrings_and_comments_are_in_plain_english():
    assert len(SOURCES) > 300
    assert [
        f"{path.relative_to(ROOT)}:{line}: {odd}"
        for path in SOURCES
        for line, text in find_prose(path.read_text(encoding="utf-8"))
        for odd in find_odd(text, ODD)
    ] == []


@pytest.mark.parametrize(
    "text",
    ["Start anew", "This is no link", "those are\nno feeds", "It stands there", "Whoever asks", "What cannot be had"],
)
def test_odd_words_are_found(text: str):
    assert len(find_odd(text, ODD)) == 1


@pytest.mark.parametrize(
    "text",
    ["There is no link", "It is no longer there", "* stands for anything", "to stand out", "a stand-in", "anewton"],
)
def test_plain_words_are_not(text: str):
    assert find_odd(text, ODD) == []


def test_comments_and_docstrings_are_found():
    source = '"""Module."""\nname = "text"  # why\nsql = """-- anew"""\n# It\n# goes on.\n'
    assert list(find_prose(source)) == [(1, '"""Module."""'), (2, " why"), (4, " It goes on.")]
