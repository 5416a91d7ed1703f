"""dev.py bench mutants [COUNT]: spoiled feeds through the whole way; no crash, and none over five seconds.

Takes our lifelike feeds, and other projects' where they are on this machine. Ends with an error where a
document raises anything but ParseError, or takes longer than the limit.
"""

from __future__ import annotations

import sys
import time
from collections import Counter
from pathlib import Path

from reader.core.errors import ParseError
from reader.parse.feed import find_quick_feed, parse_slowly
from tests.perf.mutants import make_mutants
from tests.perf.shared_data import SHARED

ROOT = Path(__file__).resolve().parents[2]
URL = "https://site.example/feed"
LIMIT_S = 5.0


def originals() -> list[bytes]:
    paths = list((ROOT / "tests/data/feeds").iterdir())
    paths += sorted((SHARED / "corpora/gofeed").rglob("*.xml"))[::4]
    paths += sorted((SHARED / "corpora/feedparser").rglob("*.xml"))[::10]
    return [path.read_bytes() for path in paths]


def read(body: bytes) -> str:
    """Which way it went."""
    try:
        if find_quick_feed(body, url=URL) is not None:
            return "read quickly"
        parse_slowly(body, url=URL)
        return "read by feedparser"
    except ParseError:
        return "refused in a sentence"


def main(count: int) -> int:
    outcomes: Counter[str] = Counter()
    slowest, crashed = 0.0, 0
    begun = time.process_time()
    for number, body in enumerate(make_mutants(originals(), count, seed=2026)):
        start = time.process_time()
        try:
            outcomes[read(body)] += 1
        except Exception as error:  # noqa: BLE001 - what is being looked for
            crashed += 1
            print(f"mutant {number}: {type(error).__name__}: {error}")
        slowest = max(slowest, time.process_time() - start)
    used = time.process_time() - begun
    print(f"{count} mutants in {used:.0f} CPU s; slowest {slowest:.2f} s; crashed {crashed}")
    for outcome, number in outcomes.most_common():
        print(f"  {outcome:24}{number:7}")
    return 1 if crashed or slowest > LIMIT_S else 0


if __name__ == "__main__":
    raise SystemExit(main(int(sys.argv[1]) if len(sys.argv) > 1 else 10_000))
