"""dev.py bench power-cuts [--cuts N] [--seed N]: the power is cut at random moments while articles are stored and marked;
what was said to be stored must be there. Files as a cut may leave them are made from SQLite's own writes and syncs."""

from __future__ import annotations

import argparse
import random
import tempfile
from pathlib import Path

from tests.crash.power_cuts import cut, find_losses, live, note_steps
from tests.perf.machine import describe_machine

ROUNDS = 60


def main() -> int:
    parser = argparse.ArgumentParser(prog="dev.py bench power-cuts")
    parser.add_argument("--cuts", type=int, default=300)
    parser.add_argument("--seed", type=int, default=1)
    chosen = parser.parse_args()
    rng, broken = random.Random(chosen.seed), 0
    with tempfile.TemporaryDirectory() as folder:
        with note_steps() as steps:
            promises = live(Path(folder) / "store.sqlite", steps, ROUNDS, rng)
        for _ in range(chosen.cuts):
            at = rng.randrange(promises[0].step, len(steps))
            with tempfile.TemporaryDirectory(dir=folder) as image:
                wrong = find_losses(cut(steps, at, Path(image), rng), promises, at)
            broken += bool(wrong)
            for loss in wrong[:5]:
                print(f"  after {at} steps: {loss}")
    syncs = sum(step.offset is None for step in steps)
    print(f"{chosen.cuts} power cuts in {len(steps)} steps of SQLite, {syncs} syncs; {describe_machine()}")
    print(f"{len(promises)} things said to be stored, {broken} cuts lost any of what was said before them")
    return int(broken > 0)


if __name__ == "__main__":
    raise SystemExit(main())
