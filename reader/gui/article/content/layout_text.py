"""Text made safe for layout: no endless words, no heaps of combining marks, nothing special to Qt. Pure."""

from __future__ import annotations

import re

LONGEST_WORD = 200
_BREAK = "\u200b"
"""Invisible, and a line may end there."""

# Control characters; Qt's own marks for pictures and frames inside a document; direction overrides (they make
# an address read backwards); halves of characters.
_FORBIDDEN = re.compile(
    "[\x00-\x08\x0b\x0c\x0e-\x1f\x7f-\x9f\u2028\u2029\u202a-\u202e"
    "\ufdd0-\ufdef\ufff9-\ufffc\ufffe\uffff\ud800-\udfff]"
)
_MARKS = "[\u0300-\u036f\u0483-\u0489\u0e31-\u0e4e\u1ab0-\u1aff\u1dc0-\u1dff\u20d0-\u20ff\ufe00-\ufe2f]"
_HEAPED_MARKS = re.compile(f"({_MARKS}{{6}}){_MARKS}+")
# Scripts written without spaces break anywhere by themselves.
_ENDLESS_WORD = re.compile(rf"([^\s\u2e80-\ud7ff\uf900-\uffef\u200b]{{{LONGEST_WORD}}})(?=[^\s])")
_CJK_LINE = re.compile(
    r"([\u3001-\u30ff\u3400-\u9fff\uff00-\uffef])[^\S\n]*+\n\s*+(?=[\u3001-\u30ff\u3400-\u9fff])"
)
_SPACES = re.compile(r"[ \t\r\n]+")


def clean(text: str) -> str:
    """Without what must never reach the document. Lines stay."""
    return _HEAPED_MARKS.sub(r"\1", _FORBIDDEN.sub("", text))


def break_endless_words(text: str) -> str:
    """With a place to break in every word longer than any line."""
    return _ENDLESS_WORD.sub(f"\\1{_BREAK}", text) if len(text) > LONGEST_WORD else text


def join_endless_words(text: str) -> str:
    """As they were, for whatever leaves the window: nobody sees the break in an address that is pasted elsewhere."""
    return text.replace(_BREAK, "")


def collapse_spaces(text: str) -> str:
    """Any white space is one space; a new line between two characters of a script without spaces is none."""
    return _SPACES.sub(" ", _CJK_LINE.sub(r"\1", text))
