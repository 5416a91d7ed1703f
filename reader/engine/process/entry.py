"""Entry of the engine's process: the first and only thing that the spawned interpreter is asked for.

It imports nothing of ours by itself, so that loading happens in `start_engine`, with the garbage collector at rest.
"""

from __future__ import annotations

import atexit
import gc
import os
from importlib import import_module
from typing import Any


def start_engine(*arguments: Any) -> None:
    """The child's whole life, see child.py: `live`. Loading makes many objects and no garbage; what is loaded stays for
    good, so no later collection has to look at it."""
    gc.disable()
    child = import_module("reader.engine.process.child")
    gc.freeze()
    gc.enable()
    child.live(*arguments)
    # Everything is closed. To take the interpreter apart, module by module, would be most of the work of the end, and
    # on a busy machine take longer than the window waits. Threads are still waited for, and an error still counts.
    atexit.register(os._exit, 0)
