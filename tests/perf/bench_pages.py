"""dev.py bench pages: how well the repeating block of a page without a feed is found by itself.

On the layouts of tests/data/page_layouts, whose entries are written down beside them (truth.json): the share of pages
whose best block is the right one (at least nine in ten of its entries, and nothing else among ten), among the offered
ones, precision and recall of entries by their links, milliseconds a page. On real pages (../shared, or
PAPERROUND_SHARED), which are articles with lists beside them, how long it takes, how many blocks are offered, and how
many of the best ones are lists of other stories (real_lists.json: by eye). --worst names the layouts that went wrong.
"""

from __future__ import annotations

import argparse
import gzip
import json
import statistics
import time
from pathlib import Path

from msgspec import Struct

from reader.core.records.pages import PageKind, PageRecipe
from reader.features.pages.parse.read_page import preview_page, read_page
from reader.html.addresses import web_address
from tests.perf.shared_data import SHARED

ROOT = Path(__file__).resolve().parents[2]
LAYOUTS = ROOT / "tests/data/page_layouts"
ARTICLES = SHARED / "corpora/articles"
SITE = "https://harbour.example/news/index.html"


class Score(Struct, frozen=True):
    name: str
    precision: float
    recall: float
    is_among_offered: bool
    ms: float
    dated: float

    @property
    def is_found(self) -> bool:
        return self.precision >= 0.9 and self.recall >= 0.9


def read_truth() -> dict[str, set[str]]:
    notes = json.loads((LAYOUTS / "truth.json").read_text(encoding="utf-8"))
    return {name: {_mark(link, title) for link, title in entries} for name, entries in notes.items()}


def _mark(link: str, title: str) -> str:
    """An entry by its link, or by its title where it has none."""
    return web_address(SITE, link) if link else title


def score(name: str, wanted: set[str]) -> Score:
    page = (LAYOUTS / f"{name}.html").read_bytes()
    began = time.process_time()
    found = preview_page(page, SITE, "text/html")
    ms = (time.process_time() - began) * 1000
    rates = [_rate(page, block.selector, wanted) for block in found.blocks]
    precision, recall, dated = rates[0] if rates else (0.0, 0.0, 0.0)
    is_offered = any(one[0] >= 0.9 and one[1] >= 0.9 for one in rates)
    return Score(name, precision, recall, is_offered, ms, dated)


def _rate(page: bytes, selector: str, wanted: set[str]) -> tuple[float, float, float]:
    entries = read_page(page, SITE, "text/html", PageRecipe(PageKind.ENTRIES, selector)).entries
    said = [_mark(entry.link, entry.title) for entry in entries]
    right = len(wanted & set(said))
    dated = sum(entry.published_at is not None for entry in entries) / len(entries)
    return right / len(said), right / len(wanted), dated


def measure_layouts(*, shows_worst: bool) -> list[Score]:
    scores = [score(name, wanted) for name, wanted in read_truth().items()]
    found, offered = sum(one.is_found for one in scores), sum(one.is_among_offered for one in scores)
    print(
        f"{len(scores)} layouts: block found by itself on {found} ({found / len(scores):.0%}), "
        f"among those offered on {offered} ({offered / len(scores):.0%})"
    )
    print(
        f"entries: precision {statistics.mean(one.precision for one in scores):.3f}, "
        f"recall {statistics.mean(one.recall for one in scores):.3f}; "
        f"{statistics.median(one.ms for one in scores):.1f} ms a page, {max(one.ms for one in scores):.1f} at most"
    )
    for one in scores if shows_worst else ():
        if not one.is_found:
            print(
                f"  {one.name}: precision {one.precision:.2f}, recall {one.recall:.2f}, offered {one.is_among_offered}"
            )
    return scores


def measure_articles() -> None:
    if not ARTICLES.exists():
        print("Real pages are not beside the repository.")
        return
    truth = json.loads((ARTICLES / "ground-truth.json").read_text(encoding="utf-8"))
    judged = json.loads((LAYOUTS / "real_lists.json").read_text(encoding="utf-8"))
    times, counts, entries, right = [], [], [], 0
    for key, notes in truth.items():
        page = gzip.decompress((ARTICLES / "html" / f"{key}.html.gz").read_bytes())
        began = time.process_time()
        found = preview_page(page, notes["url"], "text/html")
        times.append((time.process_time() - began) * 1000)
        counts.append(len(found.blocks))
        entries += [found.blocks[0].count] if found.blocks else []
        right += bool(found.blocks) and found.blocks[0].selector == judged.get(key)
    print(
        f"{len(times)} real pages: a block on {sum(count > 0 for count in counts)}, of {statistics.median(entries):.0f} "
        f"entries in the median, on {right} a list of other stories, judged by eye, on {len(entries) - right} something "
        f"else; {statistics.median(times):.0f} ms a page in the median, {max(times):.0f} at most"
    )


def main() -> None:
    parser = argparse.ArgumentParser()
    parser.add_argument("--worst", action="store_true")
    chosen = parser.parse_args()
    measure_layouts(shows_worst=chosen.worst)
    measure_articles()


if __name__ == "__main__":
    main()
