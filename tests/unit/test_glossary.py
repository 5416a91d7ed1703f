"""The glossary points at what is there, and the words it gave up stay away."""

from __future__ import annotations

import io
import re
import tokenize
from pathlib import Path

ROOT = Path(__file__).parents[2]


def test_every_path_of_the_glossary_exists():
    text = (ROOT / "docs" / "glossary.md").read_text(encoding="utf-8")
    named = re.findall(r"`(reader/[\w/.]+)`", text)
    assert len(named) > 30
    assert [path for path in named if not (ROOT / path).exists()] == []


GIVEN_UP = re.compile(r"(?<!Link)visit|errand|thrift", re.IGNORECASE)
"""A poll or a fetch, a side fetch, a price. Qt speaks of visited links."""


def words_of_programmers(path: Path) -> list[str]:
    """Names, comments and docstrings, not what is told to the user."""
    source = path.read_text(encoding="utf-8")
    if not GIVEN_UP.search(source):
        return []
    tokens = tokenize.generate_tokens(io.StringIO(source).readline)
    return [
        f"{path.relative_to(ROOT)}:{token.start[0]}: {token.string[:80]}"
        for token in tokens
        if (token.type in (tokenize.NAME, tokenize.COMMENT) or token.string.startswith('"""'))
        and GIVEN_UP.search(token.string)
    ]


def test_words_that_were_given_up_stay_away():
    assert [line for path in (ROOT / "reader").rglob("*.py") for line in words_of_programmers(path)] == []
