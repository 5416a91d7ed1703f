"""Says which versions Paperround is pinned to, allows, or runs on are known to be vulnerable, by a list kept by hand.

python3 dev.py audit; ends with 1 where a pin or a range admits a known hole. What Python itself brings is told and not
judged: distributions mend their libraries without changing the number.
"""

from __future__ import annotations

import re
import sqlite3
import ssl
import sys
import tomllib
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Any, NamedTuple
from xml.parsers import expat

ROOT = Path(__file__).resolve().parents[1]
PINS = ("pins.txt", "pins-dev.txt", "pins-build.txt")
_NAME = re.compile(r"([A-Za-z0-9._-]+?)\s*(==|>=)\s*([0-9][0-9A-Za-z.]*)")


class Hole(NamedTuple):
    library: str
    before: str
    id: str
    what: str
    since: str = "0"
    accepted: str = ""


class Used(NamedTuple):
    library: str
    version: str
    where: str


def read_holes(path: Path = ROOT / "packaging" / "known_holes.toml") -> list[Hole]:
    rows: list[dict[str, Any]] = tomllib.loads(path.read_text(encoding="utf-8"))["hole"]
    return [Hole(**row) for row in rows]


def read_pins() -> Iterator[Used]:
    for name in PINS:
        for line in (ROOT / "packaging" / name).read_text(encoding="utf-8").splitlines():
            if (found := _NAME.match(line)) and found[2] == "==":
                yield Used(normalise(found[1]), found[3], name)


def read_bounds() -> Iterator[Used]:
    """The oldest version of each library that an installation may choose."""
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    for line in project["dependencies"]:
        if (found := _NAME.match(line)) and found[2] == ">=":
            yield Used(normalise(found[1]), found[3], "pyproject.toml")


def read_python() -> list[Used]:
    """What this Python brings. The store uses apsw's own SQLite, not this one."""
    name = f"Python {sys.version.split()[0]}"
    return [
        Used("expat", expat.EXPAT_VERSION.removeprefix("expat_"), name),
        Used("openssl", ssl.OPENSSL_VERSION.split()[1], name),
        Used("sqlite of Python", sqlite3.sqlite_version, name),
    ]


def read_apsw() -> list[Used]:
    pins = {used.library: used.version for used in read_pins()}
    return [Used("sqlite", pins["apsw"].rpartition(".")[0], "apsw in pins.txt")]


def normalise(name: str) -> str:
    return re.sub(r"[-_.]+", "-", name).lower()


def order(version: str) -> tuple[int, ...]:
    """For comparing: 1.2 is 1.2.0."""
    numbers = [int(part) for part in re.findall(r"\d+", version)]
    while numbers and numbers[-1] == 0:
        numbers.pop()
    return tuple(numbers)


def find_holes(used: Used, holes: Sequence[Hole]) -> list[Hole]:
    return [
        hole
        for hole in holes
        if hole.library == used.library and order(hole.since) <= order(used.version) < order(hole.before)
    ]


def describe(used: Used, hole: Hole) -> str:
    told = f"{used.library} {used.version} ({used.where}): {hole.id}, mended in {hole.before}: {hole.what}"
    return f"{told}. Accepted: {hole.accepted}." if hole.accepted else f"{told}."


def main() -> int:
    holes = read_holes()
    ours = [*read_pins(), *read_bounds(), *read_apsw()]
    open_holes = [(used, hole) for used in ours for hole in find_holes(used, holes)]
    for used, hole in open_holes:
        print(describe(used, hole))
    for used in read_python():
        found = find_holes(used, holes)
        listed = any(hole.library == used.library for hole in holes)
        known = (
            f"{len(found)} known holes, unless the distribution mended them" if listed else "not in the list"
        )
        print(f"{used.library} {used.version} ({used.where}): {known}")
        for hole in found:
            print(f"  {hole.id}, mended in {hole.before}: {hole.what}")
    bad = [hole for _, hole in open_holes if not hole.accepted]
    accepted = len(open_holes) - len(bad)
    print(f"{len(ours)} versions against {len(holes)} holes: {len(bad)} to mend, {accepted} accepted.")
    return 1 if bad else 0


if __name__ == "__main__":
    raise SystemExit(main())
