"""A stranger's SVG, read as XML within limits and rewritten from what only draws. Pure.

Nothing is decided by its bytes: a renderer reads the decoded document, so this does too. Elements, attributes and
values that are not known to draw are left out, and with them all that names something outside, runs or repeats itself.
"""

from __future__ import annotations

import re
from html import escape
from xml.parsers import expat

from reader.html.tokenizer import words

LARGEST = 200_000
MOST_TAGS = 3_000
DEEPEST = 50
_MOST_TEXT = 2_000
_SVG = "http://www.w3.org/2000/svg"
_SHAPES = words("path rect circle ellipse line polyline polygon text tspan")
_ELEMENTS = _SHAPES | words("svg g defs linearGradient radialGradient stop")
# Without dashes, which make millions of strokes of one, and without the opacity of groups, each a layer of its own.
_STYLES = words(
    "fill fill-opacity fill-rule stroke stroke-width stroke-opacity stroke-linecap stroke-linejoin stroke-miterlimit"
    " stop-color stop-opacity color display visibility font-family font-size font-weight font-style text-anchor"
)
_ATTRIBUTES = _STYLES | words(
    "id x y x1 y1 x2 y2 cx cy r rx ry fx fy d points width height viewBox transform offset gradientUnits"
    " gradientTransform spreadMethod preserveAspectRatio dx dy"
)
_INSIDE = re.compile(r"url\(#[\w.-]{1,100}\)")
_PLAIN = re.compile(r"[\w\s.,+\-#%()'\"]*")


def rewrite_svg(data: bytes) -> bytes:
    """The drawing as a new document; empty for what isn't an SVG, is too large or malformed."""
    if len(data) > LARGEST:
        return b""
    try:
        writer = _Writer()
        parser = expat.ParserCreate(None, " ")
        parser.buffer_text = True
        parser.StartElementHandler, parser.EndElementHandler = writer.start, writer.end
        parser.CharacterDataHandler = writer.write_text
        parser.EntityDeclHandler = _refuse
        parser.Parse(data, True)
    except (expat.ExpatError, ValueError, LookupError):
        return b""
    return "".join(writer.parts).encode()


def _refuse(*_declaration: object) -> None:
    raise ValueError("entities")


class _Writer:
    def __init__(self) -> None:
        self.parts: list[str] = []
        self._open: list[str] = []
        """The names of open elements; empty for those that are left out with all they hold."""
        self._tags = self._text = 0

    def start(self, name: str, attributes: dict[str, str]) -> None:
        self._tags += 1
        if self._tags > MOST_TAGS or len(self._open) > DEEPEST:
            raise ValueError("too much")
        space, _, local = name.rpartition(" ")
        is_root = not self._open
        if is_root != (local == "svg") or space not in ("", _SVG):
            if is_root:
                raise ValueError("no SVG")
            local = ""
        is_kept = local in _ELEMENTS and (is_root or bool(self._open[-1]))
        self._open.append(local if is_kept else "")
        if is_kept:
            shown = "".join(f' {key}="{_escape(value)}"' for key, value in _list_attributes(attributes, local))
            self.parts.append(f'<svg xmlns="{_SVG}"{shown}>' if is_root else f"<{local}{shown}>")

    def end(self, name: str) -> None:
        local = self._open.pop()
        if local:
            self.parts.append(f"</{local}>")

    def write_text(self, text: str) -> None:
        if self._open[-1] in ("text", "tspan"):
            self._text += len(text)
            if self._text > _MOST_TEXT:
                raise ValueError("too much")
            self.parts.append(_escape(text))


def _escape(text: str) -> str:
    """The text as it is read back: a parser takes other white space for spaces."""
    return escape(text.translate({9: " ", 10: " ", 13: " "}))


def _list_attributes(attributes: dict[str, str], element: str) -> list[tuple[str, str]]:
    """What draws: by a list of names, and values that name nothing but a part of the same document."""
    styles = (one.partition(":") for one in attributes.get("style", "").split(";"))
    given = {**attributes, **{name.strip(): value.strip() for name, _, value in styles if name.strip() in _STYLES}}
    allowed = _ATTRIBUTES | {"opacity"} if element in _SHAPES else _ATTRIBUTES
    kept = []
    for name, value in given.items():
        is_plain = "url" not in value.lower() and _PLAIN.fullmatch(value)
        if name in allowed and (is_plain or (name in ("fill", "stroke") and _INSIDE.fullmatch(value))):
            kept.append((name, value))
    return sorted(kept)
