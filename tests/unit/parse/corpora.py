"""Where the documents are that the tests read: our own lifelike feeds, and other projects' where present."""

from __future__ import annotations

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
