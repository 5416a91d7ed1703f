"""A week in a real window with a clock that runs fast: `dev.py bench week [FOLDER] [--feeds 60] [--budget 400] [--seeds 3]`.

A small made-up internet with outages, a computer that sleeps at night, a user who reads in the morning, at noon and in
the evening. For each visit the table has what was published since the one before and how much of it was here, by what
the publishers had put out. At each visit all pages of Insights are read and their figures held against the rows.
Pictures go into FOLDER, if one is given. The exit code is 1 where less than nine tenths are here from the third day on,
or a sentence is untrue.
"""

from __future__ import annotations

import argparse
import os
import tempfile
from datetime import datetime
from pathlib import Path

from PySide6.QtCore import QLocale
from PySide6.QtWidgets import QApplication

from reader.engine.planning import FORECAST_H
from reader.window.kit.theme import Theme
from tests.engine import guests
from tests.engine.simulated import BERLIN, local_time
from tests.life.week import GOAL, SITTINGS, ZONE, Plan, Week
from tests.life.week_window import WeekWindow
from tests.window.real_program import virtual_screen


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("folder", nargs="?", type=Path)
    parser.add_argument("--feeds", type=int, default=60)
    parser.add_argument("--budget", type=int, default=400)
    parser.add_argument("--seeds", default="3", help="numbers with commas, a week each")
    chosen = parser.parse_args()
    with virtual_screen("1440x900") as screen, local_time(BERLIN):
        os.environ.update(DISPLAY=screen, QT_QPA_PLATFORM="xcb")
        app = QApplication([])
        QLocale.setDefault(QLocale("en_GB"))
        theme = Theme(app)
        plans = [Plan(chosen.feeds, budget=chosen.budget, seed=int(seed)) for seed in chosen.seeds.split(",")]
        return sum(not _live(plan, theme, chosen.folder) for plan in plans)


def _live(plan: Plan, theme: Theme, album: Path | None) -> bool:
    if album is not None:
        album.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory() as folder:
        week = Week(Path(folder), plan, FORECAST_H)
        window = WeekWindow(week, theme, album)
        try:
            week.live()
            print(f"seed {plan.seed}: {plan.feeds} feeds, {plan.budget} fetches a day", flush=True)
            return _report(week, window)
        finally:
            window.close()
            week.world.close()


def _report(week: Week, window: WeekWindow) -> bool:
    print("| day | visit | published since the last | here | share | out of reach |\n|---|---|---|---|---|---|")
    for one in week.visited:
        at = datetime.fromtimestamp(one.at, ZONE)
        cells = (one.day, f"{at:%a %H:%M} {one.name}", one.published, one.here, f"{one.share:.0%}", one.out_of_reach)
        print(f"| {' | '.join(map(str, cells))} |")
    fetches = guests.per_local_day(week.publishers.log, ZONE)
    print("fetches a day:", ", ".join(map(str, fetches.values())))
    print(
        ", ".join(f"{name} {week.share(name):.1%}" for name in SITTINGS),
        f"from the third day on; all {week.share():.1%}",
    )
    print(f"{window.counted} figures compared with their rows, {len(window.untrue)} untrue")
    for untrue in window.untrue:
        print(f"  {untrue}")
    return week.share() >= GOAL and not window.untrue


if __name__ == "__main__":
    raise SystemExit(main())
