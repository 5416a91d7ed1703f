"""Signs of presence as the engine hears them: noted if the owner lets us, and kept in mind for the choice of polls. The
engine's thread."""

from __future__ import annotations

import math

from reader.model.presence import PresenceSign, Sign
from reader.store.db import Connection
from reader.store.reading.presence_log import list_latest_signs, note_sign

KEPT_S = 60 * 86_400.0
SETTLE_S = 20.0
"""After waking up, a machine needs a moment to find its network."""
_AT_ONCE = frozenset({Sign.UNLOCKED, Sign.IDLE_ENDED})


class PresenceLog:
    def __init__(self, conn: Connection) -> None:
        self._conn = conn
        self.last: PresenceSign | None = next(iter(list_latest_signs(conn, 1)), None)

    def take(self, sign: PresenceSign) -> float:
        """In how many seconds the plan is worth asking again. While the owner wants nothing noted, it does not go by
        signs either: infinitely many."""
        if not note_sign(self._conn, sign, KEPT_S):
            return math.inf
        self.last = sign
        return 0.0 if sign.sign in _AT_ONCE else SETTLE_S

    def forget(self) -> None:
        self.last = None
