"""How quickly the budget's slider answers with 500 feeds: from the move to the painted page. `--feeds N`."""

from __future__ import annotations

import argparse
import os
import time
from statistics import median

os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")

from pathlib import Path
from tempfile import TemporaryDirectory

from reader.core.paths import Profile
from reader.window.app.app import make_application
from reader.window.kit.theme import Theme
from tests.fake_clock import FakeClock
from tests.window.insights.many import NOW, make_facts
from tests.window.open_window import open_window

MOVES = 60


def main() -> int:
    parser = argparse.ArgumentParser()
    parser.add_argument("--feeds", type=int, default=500)
    chosen = parser.parse_args()
    began = time.process_time()
    facts = make_facts(chosen.feeds)
    print(f"curve of {chosen.feeds} feeds: {time.process_time() - began:.1f} s CPU, off the main thread, once")
    app = make_application()
    with TemporaryDirectory() as folder:
        opened = open_window(Profile(Path(folder)), FakeClock(NOW), Theme(app))
        opened.window.resize(1280, 800)
        opened.window.show()
        page = opened.insights.open("budget").page("budget")
        page.show_facts(facts)
        page.slider.choose(100)
        app.sendPostedEvents()
        spent = []
        for move in range(MOVES):
            began = time.process_time()
            page.slider.setValue(page.slider.maximum() * move // MOVES)
            page.grab()
            spent.append((time.process_time() - began) * 1_000)
        print(f"a move, painted: median {median(spent):.1f} ms, worst {max(spent):.1f} ms CPU")
        opened.window.close()
        opened.bridge.close()
    return 0 if max(spent) < 100 else 1


if __name__ == "__main__":
    raise SystemExit(main())
