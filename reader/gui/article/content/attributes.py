"""Attributes of HTML tags, in bounds. Pure."""

from __future__ import annotations

from collections.abc import Mapping


def read_direction(attributes: Mapping[str, str], inherited: bool | None) -> bool | None:
    said = attributes.get("dir", "").lower()
    return {"rtl": True, "ltr": False, "auto": None}.get(said, inherited)


def read_span(attributes: Mapping[str, str], name: str, most: int) -> int:
    text = attributes.get(name, "1").strip()
    if not (text.isascii() and text.isdigit()):
        return 1
    return max(1, min(most, int(text) if len(text) < 9 else most))
