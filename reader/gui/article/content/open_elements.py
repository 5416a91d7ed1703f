"""Elements and lists that were begun and not ended yet, while an article is composed. Pure."""

from __future__ import annotations

from collections.abc import Callable

from msgspec import Struct

from reader.gui.article.content.blocks import Kind, Style


class OpenList(Struct):
    ordered: bool
    next_number: int


class OpenElement(Struct, frozen=True):
    tag: str
    style: Style
    kind: Kind
    right_to_left: bool | None
    indent: int
    on_close: Callable[[], None] | None = None
