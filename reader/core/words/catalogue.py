"""The message catalogue: every message to the user by code, from resources/app/messages.txt.

`Code.NO_ANSWER(host="example.org", later=Code.LATER())` makes a message. A test holds every use of a code, and the
facts given to it, against the file.
"""

from __future__ import annotations

from collections.abc import Iterator

from msgspec import Struct

from reader.core.paths import get_resources
from reader.core.records.messages import Message


class MessageCode(Struct, frozen=True):
    """A code with its English form; calling it makes a message."""

    name: str
    value: str

    def __call__(self, **facts: str | float | Message) -> Message:
        return Message(self.name, facts)


class Catalogue:
    def __init__(self) -> None:
        lines = (get_resources() / "app" / "messages.txt").read_text(encoding="utf-8").splitlines()
        pairs = (line.split(" = ", 1) for line in lines if line and line[0] != "#")
        self._codes = {name: MessageCode(name, form) for name, form in pairs}

    def __getattr__(self, name: str) -> MessageCode:
        code = self.find(name)
        if code is None:
            raise AttributeError(name)
        return code

    def __iter__(self) -> Iterator[MessageCode]:
        return iter(self._codes.values())

    def find(self, name: str) -> MessageCode | None:
        """None for a code of another version."""
        return self._codes.get(name)


Code = Catalogue()
AccountCode = SyncCode = MailCode = PageCode = PodcastCode = SendCode = EditionCode = Code
"""Those of one feature, by another name."""

_FAILURES = {
    "missing": Code.PLAYER_MISSING(),
    "format": Code.EPISODE_NO_KIND(),
    "device": Code.EPISODE_NO_DEVICE(),
    "broken": Code.EPISODE_BROKEN(),
}


def explain_failure(reason: str) -> Message:
    """Why an episode cannot be played; `reason` as CannotPlay of features/podcasts/player/player.py has it."""
    return _FAILURES[reason]
