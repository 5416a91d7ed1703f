"""How processes of our own are started: anew, on every system, and without a tracker. Any thread.

Python's library starts one more process beside the first, to tidy up named semaphores and shared memory that a crash
leaves behind. It is 6 MB and a tenth of a second, and here it would have nothing to do: pipes and plain values in
memory without a name is all that these processes share. Keep it so: no Lock, Queue, Value or SharedMemory.
"""

from __future__ import annotations

import multiprocessing
import os
import sys
from multiprocessing.context import SpawnContext


def get_spawn() -> SpawnContext:
    if sys.platform != "win32":
        _need_no_tracker()
    return multiprocessing.get_context("spawn")


def _need_no_tracker() -> None:
    """What would be told to the tracker goes nowhere; children inherit that. A library that has no such attribute
    starts its tracker as ever."""
    from multiprocessing import resource_tracker

    tracker = vars(resource_tracker).get("_resource_tracker")
    if tracker is not None and getattr(tracker, "_fd", 0) is None:
        tracker._fd = os.open(os.devnull, os.O_WRONLY)  # noqa: SLF001 - nothing public keeps it from starting
