"""Lowers the priority of the engine's process below any window. The child alone."""

from __future__ import annotations

import logging
import os
import sys

import psutil

NICENESS = 10
log = logging.getLogger(__name__)


def step_back() -> None:
    """Lets everything else go first; whatever this process starts, as the parser's, steps back with it."""
    try:
        if sys.platform == "win32":
            psutil.Process().nice(psutil.BELOW_NORMAL_PRIORITY_CLASS)
        else:
            os.nice(NICENESS)
    except (OSError, psutil.Error):
        # A courtesy, not a need: some sandboxes forbid it.
        log.info("the engine runs at the usual priority", exc_info=True)
