"""The engine's inbox: commands in the order in which they came, and a way for wishes past those that can wait."""

from __future__ import annotations

import queue
from collections.abc import Sequence

from reader.engine.messages import Command, FeedsChanged, PasswordGiven, Refresh

WISHES = (Refresh, FeedsChanged, PasswordGiven)
"""Somebody waits for what comes of them, and they change nothing that a round under way goes by."""


class Inbox(queue.Queue[Command]):
    def take_wishes(self) -> Sequence[Command]:
        """The wishes among what waits, without the rest. Any thread."""
        with self.mutex:
            wishes = [command for command in self.queue if isinstance(command, WISHES)]
            if wishes:
                others = [command for command in self.queue if not isinstance(command, WISHES)]
                self.queue.clear()
                self.queue.extend(others)
        return wishes
