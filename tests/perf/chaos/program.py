"""Paperround with a clock that can be set from outside: `python -m tests.perf.chaos.program ARGUMENTS`.

The offset stands in a file that PAPERROUND_CHAOS_CLOCK names. Processes that are spawned import this module again, so
the engine and the parser live by the same clock.
"""

from __future__ import annotations

import os
import struct
import sys
import time
from pathlib import Path

from reader.clock import SystemClock

CLOCK = "PAPERROUND_CHAOS_CLOCK"


def read_offset(path: Path) -> float:
    data = path.read_bytes()
    return float(struct.unpack("<d", data)[0]) if len(data) == 8 else 0.0


def write_offset(path: Path, offset_s: float) -> None:
    made = path.with_suffix(".new")
    made.write_bytes(struct.pack("<d", offset_s))
    made.replace(path)


def _now(self: SystemClock) -> float:
    return time.time() + read_offset(Path(os.environ[CLOCK]))


if CLOCK in os.environ:
    setattr(SystemClock, "now", _now)  # noqa: B010 - a method is replaced on purpose

if __name__ == "__main__":
    from reader.__main__ import main

    sys.exit(main())
