"""Code blocks while they are written: preformatted text handed on in pieces of whole lines that touch. Pure."""

from __future__ import annotations

from reader.gui.article.content.blocks import Code
from reader.gui.article.content.layout_text import break_endless_words, clean

PIECE_LETTERS = 3_000


class CodeWriter:
    def __init__(self, indent: int) -> None:
        self._indent = indent
        self._text = ""
        self._pieces = 0

    def add(self, text: str) -> int:
        """Returns how many letters came to it."""
        text = break_endless_words(clean(text.replace("\r\n", "\n").replace("\r", "\n")))
        self._text += text
        return len(text)

    def is_long(self) -> bool:
        return len(self._text) > PIECE_LETTERS

    def take(self, last: bool) -> list[Code]:
        """Code up to its last whole line; all of it at the end."""
        text = self._text if self._pieces else self._text.removeprefix("\n")
        keep = "" if last else text[text.rfind("\n") + 1 :][:PIECE_LETTERS]
        self._text = keep
        pieces = _cut(text[: len(text) - len(keep)].rstrip("\n"))
        made = []
        for number, piece in enumerate(pieces, start=1):
            ends = last and number == len(pieces)
            made.append(Code(piece, self._indent, self._pieces == 0, ends))
            self._pieces += 1
        return made


def _cut(text: str) -> list[str]:
    """Pieces of whole lines; a line longer than a piece is broken where it must be."""
    pieces = []
    while len(text) > PIECE_LETTERS:
        at = text.rfind("\n", 0, PIECE_LETTERS)
        pieces.append(text[:at] if at > 0 else text[:PIECE_LETTERS])
        text = text[at + 1 :] if at > 0 else text[PIECE_LETTERS:]
    return [*pieces, text]
