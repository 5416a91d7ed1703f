"""HTML → text: a line for each block, references resolved, white space folded; its direction and reading time too.

One pass of a regular expression for what our sanitiser wrote; token by token where an element is hidden.
"""

from __future__ import annotations

import re
import unicodedata

from reader.html import tokenizer

_LANGUAGES = frozenset("ar arc ckb dv fa he ks ps sd ug ur yi".split())
_EXAMINED_BYTES = 2_000


def is_right_to_left(language: str) -> bool:
    """Tell whether a language ("ar", "he-IL") is written from right to left."""
    return language.strip().replace("_", "-").partition("-")[0].lower() in _LANGUAGES


def find_direction(text: str) -> bool | None:
    """Tell whether the first letter with a direction runs from right to left; None where there is none."""
    for character in text[:_EXAMINED_BYTES]:
        direction = unicodedata.bidirectional(character)
        if direction in ("L", "R", "AL"):
            return direction != "L"
    return None


BLOCK_EDGE = "\0"
"""Marks the edge of a block; sanitised HTML contains no NUL."""
_UNSEEN = "\1"
"""Marks a tag whose content isn't text: then the tokens are read one by one."""


class _Edges(dict[str | None, str]):
    """Name of a tag, with or without a slash → what it leaves in the text."""

    def __missing__(self, tag: str | None) -> str:
        return self.get(tag.lower().lstrip("/"), "") if tag else ""


EDGES = _Edges(
    dict.fromkeys(tokenizer.INLINES, "")
    | dict.fromkeys(tokenizer.BLOCKS, BLOCK_EDGE)
    | {"br": BLOCK_EDGE, "td": " ", "th": " ", "img": " "}
    | dict.fromkeys(tokenizer.HIDDEN | tokenizer.RAW_TEXT, _UNSEEN)
)
EDGES.update({f"/{name}": edge for name, edge in EDGES.items()})


def text_of(html: str) -> str:
    parts = tokenizer.NAMED_MARKUP.split(html)
    parts[1::2] = map(EDGES.__getitem__, parts[1::2])
    text = "".join(parts)
    return fold(_text_of_tokens(html) if _UNSEEN in text else text)


def _text_of_tokens(html: str) -> str:
    out, hidden = [], tokenizer.Hidden()
    for token in tokenizer.tokenize(html):
        if hidden.covers(token):
            continue
        if isinstance(token, tokenizer.Text):
            out.append(token.markup)
        elif token.name in tokenizer.HIDDEN and not token.closes:
            hidden.begin(token.name)
        else:
            out.append(EDGES[token.name].replace(_UNSEEN, ""))
    return "".join(out)


def fold(text: str) -> str:
    """Turn markup without tags, BLOCK_EDGE between blocks, into lines."""
    if "&" in text:
        text = tokenizer.unescape(text)
    lines = [
        line.strip() if line.isprintable() and "  " not in line else " ".join(line.split())
        for line in text.split(BLOCK_EDGE)
    ]
    return "\n".join(filter(None, lines))


TEASER = 600
"""Characters: a shorter text with a link is probably a beginning."""


def is_teaser(html: str) -> bool:
    return len(text_of(html)) < TEASER


_WORDS_A_MINUTE = 230
_CJK_A_MINUTE = 500
_CJK = r"[\u3040-\u30ff\u3400-\u9fff\uac00-\ud7af\uf900-\ufaff]"  # compiled when first needed: it takes long


def count_minutes(html: str) -> float:
    """Estimate the reading time: by words, and by characters in scripts without spaces."""
    text = text_of(html[: tokenizer.MAX_HTML])
    characters = len(re.findall(_CJK, text))
    words = len(re.sub(_CJK, " ", text).split()) if characters else len(text.split())
    return words / _WORDS_A_MINUTE + characters / _CJK_A_MINUTE
