"""What a window and the processes it started hold in memory. Linux only."""

from __future__ import annotations

from pathlib import Path

import psutil


def measure(window: psutil.Process) -> dict[str, float]:
    """PSS in MB: pages that several share are divided among them."""
    sizes = {"window": pss_mb(window)}
    for child in window.children():
        name = "engine" if "spawn_main" in " ".join(child.cmdline()) else "helper"
        sizes[name] = sizes.get(name, 0.0) + pss_mb(child)
        for parser in child.children(recursive=True):
            sizes["parser"] = sizes.get("parser", 0.0) + pss_mb(parser)
    return sizes


def pss_mb(process: psutil.Process) -> float:
    return float(process.memory_full_info().pss) / 2**20


def find_sharers(window: psutil.Process) -> list[int]:
    """Other programs that have Qt loaded, too: the pages they share count for less than they would alone."""
    ours = {window.pid, *(child.pid for child in window.children(recursive=True))}
    return [
        process.pid for process in psutil.process_iter() if process.pid not in ours and _has_qt(process.pid)
    ]


def _has_qt(pid: int) -> bool:
    try:
        return "libQt6Core" in Path(f"/proc/{pid}/maps").read_text()
    except OSError:
        return False
