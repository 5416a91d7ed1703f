"""What a window and the processes it started hold in memory."""

from __future__ import annotations

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
