"""Erasing the owner's reading from the window: the database first, then every copy of it beside. Main thread only.

The copies may take a while and need no writer, so the lists stay quick meanwhile. A program that ends before they are
done is finished by the engine's daily maintenance.
"""

from __future__ import annotations

from collections.abc import Callable

from reader.clock import Clock
from reader.gui.bridge.bridge import Bridge
from reader.gui.kit.wording import say
from reader.services.erase_reading import forget_in_copies, forget_reading
from reader.store.reading.erase import ErasedCopies, note_copies_erased
from reader.wording.catalogue import Code


def erase_reading(bridge: Bridge, clock: Clock, then: Callable[[], None]) -> None:
    """`then` is called once the database has forgotten; what could not be cleaned is told by `bridge.failed`."""
    now = clock.now()

    def forgotten(_: None) -> None:
        then()
        bridge.reading_erased.emit()
        bridge.bound_to(bridge).study(lambda conn: forget_in_copies(conn, now), cleaned)

    def cleaned(copies: ErasedCopies) -> None:
        bridge.write(note_copies_erased)
        if copies.kept:
            files = ", ".join(str(path) for path in copies.kept)
            bridge.failed.emit(say(Code.COPIES_NOT_ERASED(files=files)))

    bridge.write(lambda conn: forget_reading(conn, now), forgotten)
