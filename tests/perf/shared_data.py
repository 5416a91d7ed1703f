"""Data that benchmarks need and that isn't ours to publish: PAPERROUND_SHARED, or a folder `shared` beside the clone."""

from __future__ import annotations

import os
from pathlib import Path

SHARED = Path(os.environ.get("PAPERROUND_SHARED", Path(__file__).resolve().parents[3] / "shared"))


def require_shared(name: str) -> Path:
    """The path of a shared file or folder. Ends the benchmark with one sentence where it is missing."""
    path = SHARED / name
    if not path.exists():
        raise SystemExit(
            f"This benchmark needs {name}, which isn't in the repository. Set PAPERROUND_SHARED to the folder that has it."
        )
    return path
