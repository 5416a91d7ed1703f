"""Fills templates with an entry's values, and makes texts to copy. Pure.

`{title}` and the like are filled in once, escaped for their surroundings (an argument, a JSON string, a form's field, a
part of an address), and never read again: a title is data wherever it lands.
docs/developer/notes/how-are-posts-sent-on.md
"""

from __future__ import annotations

import json
import re
from collections.abc import Mapping, Sequence
from typing import Any
from urllib.parse import quote, urlencode

from reader.core.errors import UsageError
from reader.core.words.catalogue import SendCode
from reader.features.sharing.records import BodyKind, Sendable
from reader.html.markdown import escape_link, escape_markdown, to_markdown
from reader.html.text import text_of

NAMES = tuple("title link author feed published date text html markdown excerpt comments tags".split())
"""The values of an entry."""
TAG = "{tag}"
"""An item of a JSON list that holds this is written once for each tag."""
SECRET = "secret"
_PLACE = re.compile(r"\{([a-z_]+)\}")
MOST_QUOTED = 2_000
_CONTROLS = re.compile(r"[\x00-\x1f\x7f]+")

Values = Mapping[str, str]


def make_values(sent: Sendable) -> dict[str, str]:
    return {
        "title": sent.title,
        "link": sent.link,
        "author": sent.author,
        "feed": sent.feed,
        "published": sent.published,
        "date": sent.published[:10],
        "text": sent.text,
        "html": sent.html,
        "markdown": to_markdown(sent.html),
        "excerpt": sent.excerpt,
        "comments": sent.comments,
        "tags": ",".join(tag.replace(",", " ") for tag in sent.tags),
    }


def fill(template: str, values: Values) -> str:
    """Fill in values; unknown names stay as they are, because braces are common in text."""
    return _PLACE.sub(lambda place: values.get(place[1], place[0]), template)


def fill_address(template: str, values: Values) -> str:
    return _PLACE.sub(lambda place: quote(values[place[1]], safe="") if place[1] in values else place[0], template)


def fill_header(template: str, values: Values) -> str:
    """Fill a header: one line, in UTF-8."""
    line = " ".join(_CONTROLS.sub(" ", fill(template, values)).split())
    return line.encode("utf-8", "replace").decode("latin-1")


def fill_argument(template: str, values: Values) -> str:
    """Fill an argument of a program, without NUL and of bounded length. One that begins with a value cannot become an
    option: its hyphen becomes U+2010."""
    filled = fill(template, values).replace("\0", "")
    if filled.startswith("-") and _PLACE.match(template):
        filled = "\u2010" + filled[1:]
    return filled.encode("utf-8", "replace")[:100_000].decode("utf-8", "ignore")


def fill_body(kind: BodyKind, template: str, values: Values, tags: Sequence[str] = ()) -> bytes:
    if kind is BodyKind.JSON:
        return _encode(json.dumps(_fill_json(json.loads(template), values, tags), ensure_ascii=False))
    if kind is BodyKind.FIELDS:
        return urlencode(
            [(name, fill(part, values)) for name, part in split_fields(template)], errors="replace"
        ).encode()
    return _encode(fill(template, values))


CONTENT_TYPES = {
    BodyKind.JSON: "application/json",
    BodyKind.FIELDS: "application/x-www-form-urlencoded",
    BodyKind.TEXT: "text/plain; charset=utf-8",
}


def split_fields(template: str) -> list[tuple[str, str]]:
    """Split lines `name=template`. Raises UsageError."""
    pairs = []
    for line in filter(None, map(str.strip, template.splitlines())):
        name, sign, value = line.partition("=")
        if not sign or not name.strip():
            raise UsageError(SendCode.TARGET_BAD_FIELD(line=line))
        pairs.append((name.strip(), value.strip()))
    return pairs


def check_template(kind: BodyKind, template: str) -> None:
    """Check the template of a body. Raises UsageError."""
    if kind is BodyKind.JSON:
        try:
            json.loads(template)
        except (ValueError, RecursionError) as error:
            raise UsageError(SendCode.TARGET_BAD_JSON(why=str(error))) from error
    elif kind is BodyKind.FIELDS:
        split_fields(template)
    check_names(template)


def check_names(template: str) -> None:
    for name in _PLACE.findall(template):
        if name not in (*NAMES, "tag", SECRET):
            raise UsageError(SendCode.TARGET_PLACEHOLDER(name=f"{{{name}}}"))


def check_address(template: str) -> None:
    """Check that no value of an entry can change the host. Raises UsageError."""
    host = template.partition("://")[2].partition("/")[0]
    if _PLACE.search(host or template):
        raise UsageError(SendCode.TARGET_HOST_FIXED())
    check_names(template)


def _fill_json(part: Any, values: Values, tags: Sequence[str]) -> Any:
    if isinstance(part, str):
        return fill(part, values)
    if isinstance(part, dict):
        return {name: _fill_json(value, values, tags) for name, value in part.items()}
    if isinstance(part, list):
        return [filled for item in part for filled in _fill_item(item, values, tags)]
    return part


def _fill_item(item: Any, values: Values, tags: Sequence[str]) -> list[Any]:
    if TAG not in json.dumps(item):
        return [_fill_json(item, values, tags)]
    return [_fill_json(item, {**values, "tag": tag}, tags) for tag in tags]


def _encode(text: str) -> bytes:
    return text.encode("utf-8", "replace")


def make_markdown(sent: Sendable) -> str:
    """Return an entry in Markdown with its source."""
    source = " · ".join(filter(None, (_link(sent.feed, sent.link), escape_markdown(sent.author))))
    parts = (f"# {escape_markdown(sent.title)}", source, to_markdown(sent.html))
    return "\n\n".join(filter(None, parts)) + "\n"


def make_text(sent: Sendable) -> str:
    return "\n\n".join(filter(None, (sent.title, text_of(sent.html), sent.link))) + "\n"


def make_quote(sent: Sendable, selected: str = "") -> str:
    """Return a Markdown quote with its link: of the selection, else of the first paragraph."""
    text = selected.strip() or text_of(sent.html).partition("\n")[0]
    lines = text[:MOST_QUOTED].split("\n")
    quoted = "\n".join(f"> {escape_markdown(line.strip())}".rstrip() for line in lines)
    named = ", ".join(filter(None, (_link(sent.title, sent.link), escape_markdown(sent.feed))))
    return f"{quoted}\n>\n> {named}\n"


def _link(words: str, address: str) -> str:
    return f"[{escape_markdown(words)}]({escape_link(address)})" if address else escape_markdown(words)
