"""Folders that take seconds to fill, filled once in a run: by whichever of its processes wants one first."""

from __future__ import annotations

import os
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from tempfile import gettempdir

from reader.private_files import try_lock

CHECK_AGAIN_S = 0.05
# What all processes of a run share; set by tests/forked_workers.py.
FOLDER_OF_RUN = "PAPERROUND_TEST_RUN"


def make_once(name: str, fill: Callable[[Path], None]) -> Path:
    """The folder of this name, as `fill` left it here or in another process of the run. It is to be copied."""
    shared = _find_folder()
    shared.mkdir(mode=0o700, exist_ok=True)
    folder, unfinished = shared / name, shared / f"{name}.unfinished.{os.getpid()}"
    with one_at_a_time(shared / f"{name}.lock"):
        if not folder.exists():
            fill(unfinished)
            unfinished.rename(folder)
    return folder


@contextmanager
def one_at_a_time(lock: Path) -> Iterator[None]:
    """Only one process at a time is inside a block with this file."""
    with lock.open("w") as file:
        while not try_lock(file.fileno()):
            time.sleep(CHECK_AGAIN_S)
        yield


def _find_folder() -> Path:
    if folder := os.environ.get(FOLDER_OF_RUN):
        return Path(folder) / "made-once"
    run = os.environ.get("PYTEST_XDIST_TESTRUNUID", str(os.getpid()))
    return Path(gettempdir()) / f"paperround-test-{run}"
