"""A clock of Paperround that can be set from outside, for window, engine and parser alike.

The offset stands in a file that PAPERROUND_CHAOS_CLOCK names. Every Python that finds the folder of `write_site` in its
path replaces its clock before anything else, as Python runs a `sitecustomize` first.
"""

from __future__ import annotations

import os
import struct
import time
from pathlib import Path

from reader.core.clock import SystemClock

CLOCK = "PAPERROUND_CHAOS_CLOCK"


def read_offset(path: Path) -> float:
    data = path.read_bytes()
    return float(struct.unpack("<d", data)[0]) if len(data) == 8 else 0.0


def write_offset(path: Path, offset_s: float) -> None:
    made = path.with_suffix(".new")
    made.write_bytes(struct.pack("<d", offset_s))
    made.replace(path)


def write_site(folder: Path) -> str:
    """Make the folder; return the PYTHONPATH with it."""
    folder.mkdir()
    (folder / "sitecustomize.py").write_text(f"import {__name__}\n", encoding="utf-8")
    return f"{folder}{os.pathsep}{Path(__file__).parents[3]}"


def _now(self: SystemClock) -> float:
    return time.time() + read_offset(Path(os.environ[CLOCK]))


if CLOCK in os.environ:
    setattr(SystemClock, "now", _now)  # noqa: B010 - a method is replaced on purpose
