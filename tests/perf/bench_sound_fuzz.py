"""dev.py bench sound-fuzz [EACH] [--seed N]: spoiled episodes of every kind, played by the player's process.

EACH mutants (200) of every file in tests/data/sound, a fifth of them sought in first, twenty times as fast as they
would be heard. A process plays a hundred of them, all at the same time, since they mostly wait. Counted: heard to the
end, refused in a sentence, died (killed by the file, by the bound on memory or for getting nowhere), hung (no end in
60 s). Their lengths are read by the head as after a download. Ends with 1 where one died or hung.
"""

from __future__ import annotations

import argparse
import queue
import tempfile
import time
from collections import Counter
from concurrent.futures import Future, ThreadPoolExecutor
from pathlib import Path

import psutil

from reader.features.podcasts.files import is_audio
from reader.features.podcasts.player.player import HASTY, At, CannotPlay, Ended, SoundPlayer, SoundReport
from tests.features.podcasts.made import TONES
from tests.perf.mutants import make_mutants

HANGS_S = 60.0
BATCH = 100
LONGEST_S = 60.0
"""A mutant whose head promises hours is left after so much of it."""


def play(player: SoundPlayer, reports: queue.Queue[SoundReport], path: Path, position_s: float) -> str:
    number = player.open(str(path), position_s)
    until = time.monotonic() + HANGS_S
    while True:
        try:
            report = reports.get(timeout=max(0.0, until - time.monotonic()))
        except queue.Empty:
            return "hung"
        if report.number != number:
            continue
        if isinstance(report, CannotPlay):
            return "refused" if player.pid is not None else "died"
        if isinstance(report, Ended):
            return "played"
        if isinstance(report, At) and report.position_s > LONGEST_S:
            return "played"


def try_batch(seed: Path, count: int, number: int, path: Path) -> tuple[Counter[str], int]:
    """How its mutants went, and the most memory that the process had after one."""
    reports: queue.Queue[SoundReport] = queue.Queue()
    player = SoundPlayer(reports.put, HASTY)
    went: Counter[str] = Counter()
    largest = 0
    for place, body in enumerate(make_mutants([seed.read_bytes()], count, number)):
        path.write_bytes(body)
        with path.open("rb") as file:
            went["is audio"] += is_audio(file)
        went[play(player, reports, path, 0.1 if place % 5 == 0 else 0.0)] += 1
        if player.pid is not None:
            largest = max(largest, psutil.Process(player.pid).memory_info().rss)
    player.close()
    return went, largest


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("each", nargs="?", type=int, default=200)
    parser.add_argument("--seed", type=int, default=1)
    chosen = parser.parse_args()
    sizes = [min(BATCH, chosen.each - begun) for begun in range(0, chosen.each, BATCH)]
    wrong = 0
    with tempfile.TemporaryDirectory() as folder, ThreadPoolExecutor(len(TONES) * len(sizes)) as threads:

        def start(seed: Path, batch: int) -> Future[tuple[Counter[str], int]]:
            path = Path(folder) / f"{batch}-{seed.name}"
            return threads.submit(try_batch, seed, sizes[batch], chosen.seed + batch, path)

        begun = {seed: [start(seed, batch) for batch in range(len(sizes))] for seed in TONES}
        for seed, batches in begun.items():
            went: Counter[str] = Counter()
            for batch in batches:
                went += batch.result()[0]
            largest = max(batch.result()[1] for batch in batches)
            counts = ", ".join(f"{how} {went[how]:,}" for how in ("played", "refused", "died", "hung", "has a length"))
            print(f"{seed.name:10s} {counts}; {largest / 1e6:.0f} MB", flush=True)
            wrong += went["died"] + went["hung"]
    return 1 if wrong else 0


if __name__ == "__main__":
    raise SystemExit(main())
