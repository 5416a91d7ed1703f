"""gofeed's expected values, where they mean the same as ours.

Compared as plain words: gofeed keeps markup as it was written, we clean it. Sources, contributors, rights and
generators are not compared, because nobody reads them here.
"""

from __future__ import annotations

import json
from html import unescape
from pathlib import Path
from typing import Any

import pytest

from reader.core.errors import ParseError
from reader.core.records.parsed import ParsedEntry, ParsedFeed
from reader.parse.feed import parse_feed
from reader.parse.safe_html.sanitize import clean
from reader.parse.text import author_name

URL = "http://feeds.example/"

# Whole classes of files, by a part of the name, where gofeed means something else.
OTHER_MEANING = {
    "base64": "encoded text: gofeed decodes what feedparser leaves to the reader, and the other way round",
    "feed_title_xhtml": "the files are not well-formed (a title closed as a subtitle)",
    "issue_217": "a title inside an enclosure: we take it for the entry, which has no other",
    "issue_275_extensions": "content that is a film or JSON: nothing to read",
    "author_cdata_escaped": "markup escaped twice stays visible rather than being lost",
    "item_author_naked": "elements inside what should be text: feedparser has no words for it",
    "item_category_naked": "the same",
    "item_guid_naked": "the same",
    "version_rdf_090": "an RDF document with nothing in it is no feed",
}


def words(value: Any) -> str:
    """Any value as bare words."""
    if isinstance(value, dict):
        value = value.get("value", "")
    return " ".join(clean(unescape(value or ""), "").text.split())


def names(people: list[dict[str, str]] | None) -> str:
    return ", ".join(person.get("name") or person.get("email", "") for person in people or [])


def alternate(links: list[dict[str, str]] | None) -> str:
    for link in links or []:
        if link.get("rel", "alternate") == "alternate" and link.get("href", "").startswith("http"):
            return link["href"]
    return ""


def atom_pairs(feed: ParsedFeed, notes: dict[str, Any]) -> list[tuple[str, Any, Any]]:
    pairs = [("title", words(feed.title), words(notes.get("title")))]
    for entry, said in zip(feed.entries, notes.get("entries", []), strict=False):
        pairs += entry_pairs(entry, said)
        if said.get("authors"):
            pairs.append(("author", entry.author, names(said["authors"])))
        if alternate(said.get("links")):
            pairs.append(("link", entry.link, alternate(said["links"])))
        if said.get("id"):
            pairs.append(("guid", entry.guid, said["id"]))
        body = said.get("content") or said.get("summary")
        if body:
            pairs.append(("body", words(entry.html), words(body)))
    return pairs


def rss_pairs(feed: ParsedFeed, notes: dict[str, Any]) -> list[tuple[str, Any, Any]]:
    pairs = [("title", words(feed.title), words(notes.get("title")))]
    if notes.get("link", "").startswith("http"):
        pairs.append(("site", feed.site_url, notes["link"]))
    for entry, said in zip(feed.entries, notes.get("items", []), strict=False):
        pairs += entry_pairs(entry, said)
        if said.get("author"):
            pairs.append(("author", entry.author, words(author_name(said["author"]))))
        if said.get("link", "").startswith("http"):
            pairs.append(("link", entry.link, said["link"]))
        if said.get("guid", {}).get("value"):
            pairs.append(("guid", entry.guid, said["guid"]["value"]))
        if said.get("enclosures"):
            pairs.append(("enclosure", entry.enclosures[0].url, said["enclosures"][0]["url"]))
        body = said.get("content") or said.get("description")
        if body:
            pairs.append(("body", words(entry.html), words(body)))
    return pairs


def entry_pairs(entry: ParsedEntry, said: dict[str, Any]) -> list[tuple[str, Any, Any]]:
    pairs: list[tuple[str, Any, Any]] = [("entry title", words(entry.title), words(said.get("title")))]
    notes = [words(one.get("label") or one.get("term") or one.get("value")) for one in said.get("categories") or []]
    if any(notes):
        pairs.append(("categories", [words(one) for one in entry.categories], notes))
    return pairs


def mismatches(path: Path) -> list[str]:
    expected = json.loads(path.with_suffix(".json").read_text("utf-8"))
    feed = parse_feed(path.read_bytes(), url=URL)
    rows = expected.get("entries" if path.parent.name == "atom" else "items") or []
    pairs = (atom_pairs if path.parent.name == "atom" else rss_pairs)(feed, expected)
    pairs.append(("number of entries", len(feed.entries), len(rows)))
    return [f"{path.name}: {what}: {ours!r} != {theirs!r}" for what, ours, theirs in pairs if ours != theirs]


@pytest.mark.parametrize("folder", ["atom", "rss"])
def test_gofeeds_values_agree(shared: Path, folder: str):
    compared, wrong = 0, []
    for path in sorted((shared / "corpora/gofeed" / folder).glob("*.xml")):
        if any(part in path.name for part in OTHER_MEANING) or not path.with_suffix(".json").exists():
            continue
        try:
            wrong += mismatches(path)
            compared += 1
        except ParseError as error:
            wrong.append(f"{path.name}: {error}")
    assert not wrong, f"{len(wrong)} of {compared}\n" + "\n".join(wrong)
    assert compared > 140


def test_every_exception_is_still_one(shared: Path):
    """A class that agrees by now leaves the list."""
    folder = shared / "corpora/gofeed"
    for part in OTHER_MEANING:
        paths = [path for path in folder.rglob(f"*{part}*.xml") if path.with_suffix(".json").exists()]
        assert any(_disagrees(path) for path in paths), part


def _disagrees(path: Path) -> bool:
    try:
        return bool(mismatches(path))
    except ParseError:
        return True


def test_json_feeds_agree(shared: Path):
    for path in (shared / "corpora/gofeed/json").glob("*_expected.json"):
        notes = json.loads(path.read_text("utf-8"))
        feed = parse_feed(path.with_name(path.name.replace("_expected", "")).read_bytes(), url=URL)
        assert feed.title == notes["title"]
        assert feed.site_url == notes["home_page_url"]
        assert [entry.guid for entry in feed.entries] == [item["id"] for item in notes["items"]]
        assert [entry.title for entry in feed.entries] == [item["title"] for item in notes["items"]]


def test_the_universal_feeds_are_read(shared: Path):
    folder = shared / "corpora/gofeed/universal"
    for name in ("atom03_feed.xml", "atom10_feed.xml", "rss_feed.xml", "rss_feed_bom.xml", "json11_feed.json"):
        assert parse_feed((folder / name).read_bytes(), url=URL).title
    for name in ("empty_feed.xml", "unknown_feed.xml", "invalid.json"):
        with pytest.raises(ParseError):
            parse_feed((folder / name).read_bytes(), url=URL)
