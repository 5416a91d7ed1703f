"""Context of the editor: what it needs of the engine's process. No state."""

from __future__ import annotations

from collections.abc import Callable
from datetime import tzinfo

from msgspec import Struct

from reader.clock import Clock
from reader.engine.edition.press import Pressed, press
from reader.engine.messages import Note
from reader.fetch.client import Client
from reader.fetch.passwords import Passwords
from reader.paths import Profile


class EditorContext(Struct, frozen=True):
    profile: Profile
    client: Client
    passwords: Passwords
    clock: Clock
    zone: tzinfo
    on_note: Callable[[Note], None]
    is_line_free: Callable[[], bool] = lambda: True
    run_press: Callable[..., Pressed] = press
