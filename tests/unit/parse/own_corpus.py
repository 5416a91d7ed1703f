"""Our own documents: one small feed for each class of quirk, one fragment of HTML for each class of attack.

They are written in TOML under tests/data/quirks and tests/data/attacks, a table for each, whose name says the
class; only its inside is written where the rest does not matter (`item`, `entry`, `channel` …). What is made of
each lies beside it in a file NAME.expected.json, which `python -m tests.unit.parse.own_corpus` writes anew: look
at the difference before you commit it.
"""

from __future__ import annotations

import json
import tomllib
from collections.abc import Iterator
from pathlib import Path
from typing import Any, NamedTuple

import msgspec

from reader.core.errors import ParseError
from reader.core.records.parsed import ParsedFeed
from reader.parse import feed as feeds
from reader.parse.safe_html import sanitize

DATA = Path(__file__).resolve().parents[2] / "data"
QUIRKS, ATTACKS = DATA / "quirks", DATA / "attacks"
URL = "https://feeds.example/dir/feed.xml"
PAGE = "https://site.example/dir/post"

_NAMESPACES = " ".join(
    f'xmlns:{prefix}="{uri}"'
    for prefix, uri in {
        "atom": "http://www.w3.org/2005/Atom",
        "content": "http://purl.org/rss/1.0/modules/content/",
        "dc": "http://purl.org/dc/elements/1.1/",
        "dcterms": "http://purl.org/dc/terms/",
        "feedburner": "http://rssnamespace.org/feedburner/ext/1.0",
        "itunes": "http://www.itunes.com/dtds/podcast-1.0.dtd",
        "media": "http://search.yahoo.com/mrss/",
        "sy": "http://purl.org/rss/1.0/modules/syndication/",
        "rdf": "http://www.w3.org/1999/02/22-rdf-syntax-ns#",
        "x": "https://other.example/ns",
    }.items()
)
_ATOM = f'<feed xmlns="http://www.w3.org/2005/Atom" {_NAMESPACES}>'
_RDF = f'<rdf:RDF xmlns="http://purl.org/rss/1.0/" {_NAMESPACES}>'
_CHANNEL = "<title>Channel</title><link>https://site.example/</link><description>About</description>"
# What stands around a quirk, by the key that it is written under.
_AROUND = {
    "document": ("", ""),
    "channel": (f'<rss version="2.0" {_NAMESPACES}><channel>', "</channel></rss>"),
    "item": (f'<rss version="2.0" {_NAMESPACES}><channel>{_CHANNEL}<item>', "</item></channel></rss>"),
    "rdf": (_RDF, "</rdf:RDF>"),
    "rdf_item": (f"{_RDF}<channel>{_CHANNEL}</channel><item>", "</item></rdf:RDF>"),
    "feed": (_ATOM, "</feed>"),
    "entry": (f"{_ATOM}<title>Feed</title><id>tag:site.example,2026:f</id><entry>", "</entry></feed>"),
    "json_item": ('{"version":"https://jsonfeed.org/version/1.1","title":"Feed","items":[{', "}]}"),
}


class Quirk(NamedTuple):
    name: str
    body: bytes
    content_type: str = ""


class Attack(NamedTuple):
    name: str
    html: str


def read_quirks(path: Path) -> list[Quirk]:
    return [_quirk(name, table) for name, table in _tables(path)]


def all_quirks() -> list[Quirk]:
    return [quirk for path in sorted(QUIRKS.glob("*.toml")) for quirk in read_quirks(path)]


def read_attacks(path: Path) -> list[Attack]:
    return [Attack(name, _html(table) * table.get("times", 1)) for name, table in _tables(path)]


def _html(table: dict[str, Any]) -> str:
    """TOML knows whole characters only; half of one is written as JSON."""
    html: str = json.loads(table["json"]) if "json" in table else table["html"]
    return html


def all_attacks() -> list[Attack]:
    return [attack for path in sorted(ATTACKS.glob("*.toml")) for attack in read_attacks(path)]


def _tables(path: Path) -> Iterator[tuple[str, dict[str, Any]]]:
    """One after the other; a table with `each` stands for as many documents, with each in place of EACH."""
    for name, table in tomllib.loads(path.read_text("utf-8")).items():
        if "each" not in table:
            yield f"{path.stem}: {name}", table
        for each in table.get("each", ()):
            filled = {key: text.replace("EACH", each) for key, text in table.items() if isinstance(text, str)}
            yield f"{path.stem}: {name}: {each}", {**table, **filled}


def _quirk(name: str, table: dict[str, Any]) -> Quirk:
    (kind,) = table.keys() & _AROUND.keys()
    before, after = _AROUND[kind]
    text = table.get("before", "") + before + table[kind] * table.get("times", 1) + after
    return Quirk(name, text.encode(table.get("encoding", "utf-8")), table.get("content_type", ""))


# --- what is made of them -----------------------------------------------------------------------


def read_quickly(quirk: Quirk) -> ParsedFeed | str | None:
    """None where the quick way hands over to feedparser; a sentence where it is no feed."""
    try:
        return feeds.find_quick_feed(quirk.body, url=URL, content_type=quirk.content_type)
    except ParseError as error:
        return str(error)


def outcome_of_quirk(quirk: Quirk) -> dict[str, Any]:
    """As it is kept: which way it went, and every value that is not empty."""
    quick = read_quickly(quirk)
    if isinstance(quick, str):
        return {"refused": quick}
    try:
        feed = quick or feeds.parse_slowly(quirk.body, url=URL, content_type=quirk.content_type)
    except ParseError as error:
        return {"refused": str(error)}
    notes = _without_empty(msgspec.to_builtins(feed, order="deterministic"))
    entries = notes.get("entries", [])
    if len(entries) > 3 and all(entry == entries[0] for entry in entries):
        notes["entries"] = {"all alike": entries[0], "number": len(entries)}
    return {"quick": quick is not None, **notes}


def outcome_of_attack(attack: Attack) -> dict[str, Any]:
    cleaned = sanitize.clean(attack.html, PAGE)
    quick = sanitize.read_plain_markup(attack.html, PAGE) is not None
    return {"quick": quick, "html": cleaned.html, "text": cleaned.text}


def _without_empty(value: Any) -> Any:
    if isinstance(value, dict):
        kept = {key: _without_empty(one) for key, one in value.items()}
        return {key: one for key, one in kept.items() if one is not False and one not in (None, "", [], {})}
    return [_without_empty(one) for one in value] if isinstance(value, list | tuple) else value


def expected_of(path: Path) -> dict[str, Any]:
    found: dict[str, Any] = json.loads(path.with_suffix(".expected.json").read_text("utf-8"))
    return found


def _write(path: Path, outcomes: dict[str, Any]) -> None:
    rows = [f"{json.dumps(name)}: {json.dumps(notes, ensure_ascii=False)}" for name, notes in outcomes.items()]
    path.with_suffix(".expected.json").write_text("{\n" + ",\n".join(rows) + "\n}\n", "utf-8")


def write_expected() -> None:
    for path in QUIRKS.glob("*.toml"):
        _write(path, {quirk.name: outcome_of_quirk(quirk) for quirk in read_quirks(path)})
    for path in ATTACKS.glob("*.toml"):
        _write(path, {attack.name: outcome_of_attack(attack) for attack in read_attacks(path)})


if __name__ == "__main__":
    write_expected()
