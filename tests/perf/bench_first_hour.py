"""The whole first hour in a real window on a virtual screen: `dev.py bench first-hour [FOLDER] [--size 1366x768]`.

`--only "dear network,podcast"` lives those stations alone, after the first subscription that all of them need. A
picture of every station goes into FOLDER (first-hour/ if none is given). A station that fails says so, and the hour
goes on; the exit code counts the failures.
"""

from __future__ import annotations

import argparse
import tempfile
import time
from pathlib import Path

from tests.life.desk import is_there
from tests.life.hour import LONG, SHORT
from tests.life.life import Life, begin_life

FIRST = 2
"""Stations without which no other can be lived: the welcome and the first subscription."""


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("folder", nargs="?", type=Path, default=Path("first-hour"))
    parser.add_argument("--size", default="1440x900")
    parser.add_argument("--only", default="", help="names of stations, with commas")
    chosen = parser.parse_args()
    if not is_there():
        print("needs Xvfb, xdotool, dbus-daemon and at-spi2-core")
        return 2
    chosen.folder.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory() as scratch, begin_life(Path(scratch), chosen.folder, chosen.size) as life:
        failed = sum(not _live(name, life) for name in _choose(chosen.only))
    print(f"{life.pictures} pictures in {chosen.folder}, {failed} stations failed")
    return failed


def _choose(only: str) -> list[str]:
    names = [*SHORT, *LONG]
    wanted = {name.strip() for name in only.split(",") if name.strip()}
    if unknown := wanted - set(names):
        raise SystemExit(f"no such station: {', '.join(sorted(unknown))}; there are {', '.join(names)}")
    return [name for name in names if not wanted or name in wanted | set(names[:FIRST])]


def _live(name: str, life: Life) -> bool:
    began, life.notes[:] = time.monotonic(), []
    try:
        {**SHORT, **LONG}[name](life)
    except AssertionError as error:
        life.take_picture(f"{name.replace(' ', '-')}-failed")
        print(f"{name}: FAILED after {time.monotonic() - began:.0f} s: {error}", flush=True)
        life.begin_anew()
        return False
    print(f"{name}: {time.monotonic() - began:.0f} s; {'; '.join(life.notes)}", flush=True)
    return True


if __name__ == "__main__":
    raise SystemExit(main())
