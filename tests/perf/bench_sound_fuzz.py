"""dev.py bench sound-fuzz [EACH] [--seed N]: spoiled episodes of every kind, played by the player's process.

EACH mutants (200) of every file in tests/data/sound, half of them sought in first, twenty times as fast as they would be
heard; each kind has a process of its own beside the others, since they mostly wait. Counted: heard to the end, refused in a sentence, died (killed by the file, by the bound on memory or for getting
nowhere), hung (no answer in 30 s). Their lengths are read by the head as after a download. Ends with 1 where one died or hung.
"""

from __future__ import annotations

import argparse
import queue
import tempfile
from collections import Counter
from concurrent.futures import ThreadPoolExecutor
from functools import partial
from pathlib import Path

import psutil

from reader.sound.files import find_file_length
from reader.sound.messages import HASTY, At, CannotPlay, Ended, SoundReport
from reader.sound.player import SoundPlayer
from tests.perf.mutants import make_mutants
from tests.unit.sound.made import TONES

HANGS_S = 30.0
LONGEST_S = 60.0
"""A mutant whose head promises hours is left after so much of it."""


def play(player: SoundPlayer, reports: queue.Queue[SoundReport], path: Path, position_s: float) -> str:
    number = player.open(str(path), position_s)
    while True:
        try:
            report = reports.get(timeout=HANGS_S)
        except queue.Empty:
            return "hung"
        if report.number != number:
            continue
        if isinstance(report, CannotPlay):
            return "refused" if player.pid is not None else "died"
        if isinstance(report, Ended):
            return "heard"
        if isinstance(report, At) and report.position_s > LONGEST_S:
            return "heard"


def try_kind(folder: Path, count: int, number: int, seed: Path) -> tuple[Counter[str], int]:
    """How its mutants went, and the most memory that the process had after one."""
    path = folder / f"{seed.stem}-spoiled{seed.suffix}"
    reports: queue.Queue[SoundReport] = queue.Queue()
    player = SoundPlayer(reports.put, HASTY)
    went: Counter[str] = Counter()
    largest = 0
    for place, body in enumerate(make_mutants([seed.read_bytes()], count, number)):
        path.write_bytes(body)
        went["has a length"] += find_file_length(path) is not None
        went[play(player, reports, path, 0.1 * (place % 2))] += 1
        if player.pid is not None:
            largest = max(largest, psutil.Process(player.pid).memory_info().rss)
    player.close()
    return went, largest


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("each", nargs="?", type=int, default=200)
    parser.add_argument("--seed", type=int, default=1)
    chosen = parser.parse_args()
    wrong = 0
    with tempfile.TemporaryDirectory() as folder, ThreadPoolExecutor(len(TONES)) as threads:
        try_one = partial(try_kind, Path(folder), chosen.each, chosen.seed)
        for seed, (went, largest) in zip(TONES, threads.map(try_one, TONES), strict=True):
            counts = ", ".join(
                f"{how} {went[how]:,}" for how in ("heard", "refused", "died", "hung", "has a length")
            )
            print(f"{seed.name:10s} {counts}; {largest / 1e6:.0f} MB", flush=True)
            wrong += went["died"] + went["hung"]
    return 1 if wrong else 0


if __name__ == "__main__":
    raise SystemExit(main())
