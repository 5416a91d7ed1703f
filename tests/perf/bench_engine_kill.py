"""dev.py bench engine-kill: the engine is killed at random moments, 200 times; afterwards everything must add up."""

from __future__ import annotations

import argparse
import random
import tempfile
import time
from pathlib import Path

from tests.crash.engine_killing import Siege
from tests.perf.machine import describe_machine


def main() -> None:
    parser = argparse.ArgumentParser(prog="dev.py bench engine-kill")
    parser.add_argument("--kills", type=int, default=200)
    parser.add_argument("--feeds", type=int, default=60)
    parser.add_argument("--seed", type=int, default=1)
    chosen = parser.parse_args()
    started = time.perf_counter()
    with tempfile.TemporaryDirectory() as folder:
        siege = Siege(Path(folder), chosen.feeds, random.Random(chosen.seed))
        for count in range(chosen.kills):
            siege.kill_once(count)
        broken = siege.finish()
        asked, over = len(siege.asked), siege.overcharged()
        siege.server.close()
    print(f"{chosen.kills} kills of an engine with {chosen.feeds} feeds; {describe_machine()}")
    print(f"{asked} visits in {time.perf_counter() - started:.0f} s, {over} charged that the server never saw")
    print("\n".join(broken) if broken else "the ledger is right, nobody was asked twice, integrity ok")
    raise SystemExit(bool(broken))


if __name__ == "__main__":
    main()
