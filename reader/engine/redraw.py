"""Strangers' pictures, redrawn by a child process: whatever a decoder does with one, it happens there, once.

What comes back is a plain PNG or JPEG of bounded size, the only pictures that are stored and the only ones the window
decodes. The child holds Qt, so it is ended when no picture came for a while. Any thread of the engine or the terminal.
"""

from __future__ import annotations

import atexit
import logging

from msgspec import Struct

from reader.core.guarded_child import GuardedChild, Task, Unanswered, Why, seconds_for

MEMORY_LIMIT = 300_000_000
"""Of the child: a progressive JPEG of the most pixels takes some 200 MB."""
_KEPT_S = 30.0
log = logging.getLogger(__name__)


class RedrawTask(Task, frozen=True, kw_only=True):
    is_icon: bool = False


class Redrawn(Struct, frozen=True, tag=True):
    data: bytes
    """Empty for what isn't a picture."""


def redraw_picture(body: bytes) -> bytes | None:
    """A picture as it is stored; empty if it can't be shown, None if that couldn't be found out now."""
    return _ask(body, is_icon=False)


def redraw_icon(body: bytes) -> bytes | None:
    """Redraw like `redraw_picture`, but no larger than a tile needs."""
    return _ask(body, is_icon=True)


def _ask(body: bytes, is_icon: bool) -> bytes | None:
    if not body:
        return b""
    task = RedrawTask(body=body, memory=MEMORY_LIMIT, seconds=seconds_for(len(body)), is_icon=is_icon)
    try:
        return _child.ask(task).data
    except Unanswered as unanswered:
        log.info("A picture of %s bytes was not drawn: %s.", len(body), unanswered)
        return None if unanswered.why in (Why.STARVED, Why.NOT_STARTED) else b""


_child = GuardedChild("pictures", Redrawn, kept_s=_KEPT_S)
atexit.register(_child.close)
