"""MathML → a line of text with raised and lowered letters: x², a/b, √(x). Pure; linear, bounded."""

from __future__ import annotations

from html import escape

from reader.html.tokenizer import Tag, Token

DEEPEST, MOST_LETTERS = 40, 4_000
_SPACED = frozenset("=<>≤≥≠≈≡∼+−-±×·→←↔⇒⇔∈∉⊂⊆∪∩∧∨") | {"&lt;", "&gt;"}
_LEFT_OUT = frozenset({"annotation", "annotation-xml", "script", "style"})


class MathText:
    """Takes the tokens between <math> and </math>; unknown elements count for what they hold."""

    def __init__(self, attributes: dict[str, str]) -> None:
        self._spoken = attributes.get("alttext", "")
        self._open: list[tuple[str, list[str]]] = [("math", [])]
        self._letters = 0

    def take(self, token: Token) -> bool:
        """False once the formula is over."""
        if not isinstance(token, Tag):
            self._add_text(token.markup)
        elif not token.closes:
            if token.inside[-1:] == "/":
                self._open[-1][1].append("")
            elif len(self._open) < DEEPEST:
                self._open.append((token.name, []))
        elif token.name == "math":
            return False
        else:
            self._close(token.name)
        return True

    def html(self) -> str:
        """Safe HTML: text, <sup> and <sub>."""
        while len(self._open) > 1:
            self._pop()
        made = " ".join("".join(self._open[0][1]).split())
        return made or escape(self._spoken[:MOST_LETTERS])

    def _add_text(self, markup: str) -> None:
        text = " ".join(markup.split())
        self._letters += len(text)
        if text and self._letters <= MOST_LETTERS:
            self._open[-1][1].append(text)

    def _close(self, name: str) -> None:
        if any(opened == name for opened, _ in self._open[1:]):
            while self._pop() != name:
                pass

    def _pop(self) -> str:
        name, parts = self._open.pop()
        self._open[-1][1].append(_combine(name, parts))
        return name


def _combine(name: str, parts: list[str]) -> str:
    whole = "".join(parts)
    if name in _LEFT_OUT:
        return ""
    if name == "mo":
        return f" {whole} " if whole in _SPACED else whole
    if name == "mfrac" and len(parts) == 2:
        return f"{_grouped(parts[0])}/{_grouped(parts[1])}"
    if name in ("msup", "mover") and len(parts) == 2:
        return f"{parts[0]}<sup>{parts[1]}</sup>"
    if name in ("msub", "munder") and len(parts) == 2:
        return f"{parts[0]}<sub>{parts[1]}</sub>"
    if name in ("msubsup", "munderover") and len(parts) == 3:
        return f"{parts[0]}<sub>{parts[1]}</sub><sup>{parts[2]}</sup>"
    return _combine_around(name, parts, whole)


def _combine_around(name: str, parts: list[str], whole: str) -> str:
    if name == "msqrt":
        return f"√{_grouped(whole)}"
    if name == "mroot" and len(parts) == 2:
        return f"<sup>{parts[1]}</sup>√{_grouped(parts[0])}"
    if name == "mfenced":
        return f"({', '.join(parts)})"
    if name in ("mtr", "mtable"):
        return ("; " if name == "mtable" else " ").join(parts)
    return whole


def _grouped(part: str) -> str:
    """Brackets around what is more than one sign."""
    return part if len(part) == 1 or part.isalnum() else f"({part})"
