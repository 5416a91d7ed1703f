"""Where the documents are that the tests read: our own lifelike feeds, and other projects' where present."""

from __future__ import annotations

import json
from pathlib import Path

FEEDS = Path(__file__).resolve().parents[2] / "data" / "feeds"
URL = "https://feeds.example/dir/feed.xml"


def lifelike() -> list[Path]:
    return sorted(path for path in FEEDS.iterdir() if path.is_file())


def documents(shared: Path) -> list[Path]:
    """Every feed of every corpus, JSON apart."""
    corpora = shared / "corpora"
    found = [path for path in (corpora / "feedparser").rglob("*") if path.is_file()]
    found += (corpora / "gofeed").rglob("*.xml")
    return sorted(path for path in found if path.suffix != ".json" and path.name != "LICENSE") + [
        path for path in lifelike() if path.suffix != ".json"
    ]


def hostile_fragments(shared: Path) -> list[str]:
    """Other projects' attacks: DOMPurify's, and feedparser's as they stand and unescaped."""
    payloads = json.loads((shared / "corpora/dompurify/payloads.json").read_text("utf-8"))
    fragments = [payload["payload"] for payload in payloads]
    for path in sorted((shared / "corpora/feedparser/wellformed/sanitize").iterdir()):
        text = path.read_text("utf-8", "replace")
        fragments += [text, text.replace("&lt;", "<").replace("&gt;", ">").replace("&amp;", "&")]
    return fragments
