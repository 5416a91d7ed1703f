"""Drawings inside an article: the words that say what one shows, as it cannot be drawn. Pure; linear, bounded."""

from __future__ import annotations

from html import escape

from reader.html.tokenizer import Text, Token

LONGEST = 300


class SvgLabel:
    """Takes the tokens between <svg> and its end."""

    def __init__(self, attributes: dict[str, str]) -> None:
        self._label = attributes.get("aria-label", "")
        self._depth = 1
        self._in_title = False

    def take(self, token: Token) -> bool:
        """False once the drawing is over."""
        if isinstance(token, Text):
            if self._in_title and len(self._label) < LONGEST:
                self._label += token.text
        elif token.name == "svg":
            self._depth += -1 if token.closes else 1
        elif token.name in ("title", "desc"):
            self._in_title = not token.closes and not self._label
        return self._depth > 0

    def html(self) -> str:
        label = " ".join(self._label.split())[:LONGEST]
        return f"<em>{escape(label)}</em>" if label and "<" not in label else ""
