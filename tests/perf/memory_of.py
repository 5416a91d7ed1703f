"""What a window and the processes it started hold in memory. Linux only."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import psutil


def measure(window: psutil.Process) -> dict[str, float]:
    """PSS in MB: pages that several share are divided among them."""
    return _measure(window, pss_mb)


def measure_written(window: psutil.Process) -> dict[str, float]:
    """In MB, only the pages that these processes wrote and share with nobody: what else runs does not change it."""
    return _measure(window, written_mb)


def _measure(window: psutil.Process, size_of: Callable[[psutil.Process], float]) -> dict[str, float]:
    sizes = {"window": size_of(window)}
    for child in window.children():
        name = "engine" if "engine" in child.cmdline() else "helper"
        sizes[name] = sizes.get(name, 0.0) + size_of(child)
        for parser in child.children(recursive=True):
            sizes["parser"] = sizes.get("parser", 0.0) + size_of(parser)
    return sizes


def pss_mb(process: psutil.Process) -> float:
    return float(process.memory_full_info().pss) / 2**20


def written_mb(process: psutil.Process) -> float:
    try:
        lines = Path(f"/proc/{process.pid}/smaps_rollup").read_text().splitlines()
    except OSError as error:
        raise psutil.NoSuchProcess(process.pid) from error
    return sum(int(line.split()[1]) for line in lines if line.startswith("Private_Dirty:")) / 1024


def find_sharers(window: psutil.Process) -> list[int]:
    """Other programs that have the same Qt loaded: the pages they share count for less than they would alone."""
    ours = {window.pid, *(child.pid for child in window.children(recursive=True))}
    qt = _find_qt(window.pid)
    others = (process.pid for process in psutil.process_iter() if process.pid not in ours)
    return [pid for pid in others if qt & _find_qt(pid)]


def _find_qt(pid: int) -> set[str]:
    """The files of Qt's core that a process has loaded."""
    try:
        maps = Path(f"/proc/{pid}/maps").read_text()
    except OSError:
        return set()
    return {line.split()[-1] for line in maps.splitlines() if "libQt6Core" in line}
