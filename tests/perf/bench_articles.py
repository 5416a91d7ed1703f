"""dev.py bench articles: how well articles are told from the pages around them, on real pages marked by people.

The pages and the scorer lie beside the repository (../shared, or PAPERROUND_SHARED); the scorer is run as it is.
Goals: F1 at least 0.96, an article on every page, at most 30 ms a page in the median. --pages DIR measures the pages
of a folder instead (tests/perf/labelled_pages.py says how it has to look), and what their articles keep beside the
words. --worst N names the pages that went worst; --compare also measures trafilatura and readability-lxml, where they
are installed.
"""

from __future__ import annotations

import argparse
import importlib
import importlib.util
import statistics
import time
from collections.abc import Callable
from pathlib import Path
from types import ModuleType

from reader.parse.readable.extract import find_article
from tests.perf.labelled_pages import KINDS, LabelledPage, read_folder, read_shared
from tests.perf.shared_data import require_shared
from tests.unit.parse.readable.layouts import read_layouts

ROOT = Path(__file__).resolve().parents[2]


def load_scorer() -> ModuleType:
    spec = importlib.util.spec_from_file_location("article_scorer", require_shared("corpora/articles") / "evaluate.py")
    assert spec is not None
    assert spec.loader is not None
    scorer = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(scorer)
    return scorer


Extract = Callable[[bytes, str], str]


def measure(name: str, extract: Extract, pages: list[LabelledPage], scorer: ModuleType) -> dict[str, float]:
    """Prints a line; gives each page's F1."""
    texts: dict[str, dict[str, str]] = {}
    times = []
    for page in pages:
        start = time.process_time()
        texts[page.name] = {"articleBody": extract(page.page, page.url)}
        times.append((time.process_time() - start) * 1000)
    result = scorer.evaluate({page.name: {"articleBody": page.text} for page in pages}, texts, 200)
    nothing = sum(not text["articleBody"].strip() for text in texts.values())
    print(
        f"{name:<18} F1 {result['f1']:.3f} ± {result['f1_std']:.3f}, precision {result['precision']:.3f}, "
        f"recall {result['recall']:.3f}, nothing found on {nothing}, "
        f"{statistics.median(times):.1f} ms in the median, {max(times):.0f} at most"
    )
    return {key: f1(*scores) for key, scores in zip(texts, result["tp_fp_fns"], strict=True)}


def say_what_is_kept(pages: list[LabelledPage]) -> None:
    """Of the articles whose label is HTML."""
    labelled = [page for page in pages if page.html]
    found = {page.name: find_article(page.page, page.url) for page in labelled}
    for kind, pattern in KINDS.items():
        having = [page for page in labelled if pattern.search(page.html)]
        lost = [
            page.name for page in having if (article := found[page.name]) is None or not pattern.search(article.html)
        ]
        print(f"{kind} kept in {len(having) - len(lost)} of {len(having)} articles", *lost)


def f1(both: float, only_ours: float, only_theirs: float) -> float:
    return 2 * both / (2 * both + only_ours + only_theirs) if both else 0.0


def ours(page: bytes, url: str) -> str:
    article = find_article(page, url)
    return article.text if article else ""


def with_trafilatura() -> Extract:
    library = importlib.import_module("trafilatura")
    return lambda page, url: library.extract(page, url=url, include_comments=False) or ""


def with_readability() -> Extract:
    document, parse = (importlib.import_module("readability").Document, importlib.import_module("lxml.html").fromstring)
    return lambda page, url: parse(document(page.decode("utf-8", "replace")).summary()).text_content()


def main() -> None:
    parser = argparse.ArgumentParser(prog="dev.py bench articles")
    parser.add_argument("--pages", type=Path, metavar="DIR")
    parser.add_argument("--worst", type=int, default=0, metavar="N")
    parser.add_argument("--compare", action="store_true")
    chosen = parser.parse_args()
    if chosen.pages is None:
        own = [found.f1 for found in read_layouts()]
        print(
            f"{len(own)} layouts of our own in a dozen languages: F1 {statistics.mean(own):.3f}, {min(own):.3f} at worst"
        )
    pages = list(read_folder(chosen.pages) if chosen.pages else read_shared(require_shared("corpora/articles")))
    if not pages:
        parser.error(f"no labelled pages in {chosen.pages}")
    scorer = load_scorer()
    scores = measure("paperround", ours, pages, scorer)
    pictures = sum("<img" in found.html for page in pages if (found := find_article(page.page, page.url)))
    print(f"{len(pages)} pages; {pictures} articles with a picture")
    say_what_is_kept(pages)
    for name in sorted(scores, key=lambda name: scores[name])[: chosen.worst]:
        print(f"  {scores[name]:.3f}  {name}")
    for name, make in (("trafilatura", with_trafilatura), ("readability-lxml", with_readability)):
        if chosen.compare:
            try:
                measure(name, make(), pages, scorer)
            except ImportError:
                print(f"{name} is not installed")


if __name__ == "__main__":
    main()
