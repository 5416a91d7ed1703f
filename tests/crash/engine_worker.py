"""An engine made to be killed: runs in real time, but a set number of seconds ahead, and says when it has begun."""

from __future__ import annotations

import queue
import random
import sys
import time
from pathlib import Path

from reader.core.clock import LocalZone
from reader.core.paths import Profile
from reader.engine.conditions import Conditions
from reader.engine.loop import Engine, drive
from reader.engine.messages import Note
from reader.engine.polls import open_tools
from reader.store.db import open_store
from reader.store.settings import load_settings


class AheadClock:
    def __init__(self, ahead_s: float) -> None:
        self._ahead_s = ahead_s

    def now(self) -> float:
        return time.time() + self._ahead_s

    def monotonic(self) -> float:
        return time.monotonic()


def main(folder: str, ahead_s: str) -> None:
    clock = AheadClock(float(ahead_s))
    profile = Profile(Path(folder))
    conn = open_store(profile.database, clock.now())
    settings = load_settings(conn)

    def print_note(note: Note) -> None:
        sys.stdout.write(f"{type(note).__name__}\n")
        sys.stdout.flush()

    with open_tools(conn, settings, clock, LocalZone()) as tools:
        engine = Engine(
            tools,
            profile,
            settings,
            read_conditions=lambda network: Conditions(),
            on_note=print_note,
            rng=random.Random(1),
        )
        sys.stdout.write("begun\n")
        sys.stdout.flush()
        drive(engine, queue.Queue(), clock)


if __name__ == "__main__":
    main(sys.argv[1], sys.argv[2])
