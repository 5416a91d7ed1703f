"""What the wish of another start means to the engine of the one that runs. Pure."""

from __future__ import annotations

from reader.engine.messages import (
    AccountsChanged,
    Arrived,
    Command,
    DeedsDone,
    FeedsChanged,
    ReadingErased,
    Refresh,
    SettingsChanged,
    Stop,
)
from reader.engine.process.single_instance.handover import (
    ACCOUNTS,
    CHANGED,
    ERASED,
    FEEDS,
    MARKED,
    QUIT,
    SEEN,
    STORED,
    Wish,
)

NOTED = "Noted."


def make_command(wish: Wish) -> Command | None:
    """None where it finds all it needs in the store. Whatever is not known is taken for the oldest wish of all."""
    if wish.get("do") == STORED:
        return None
    if wish.get("do") == SEEN:
        return Arrived(tuple(int(feed_id) for feed_id in wish.get("feeds", ())))
    commands: dict[object, Command] = {
        CHANGED: SettingsChanged(),
        FEEDS: FeedsChanged(),
        ACCOUNTS: AccountsChanged(),
        ERASED: ReadingErased(),
        MARKED: DeedsDone(),
        QUIT: Stop(),
    }
    return commands.get(wish.get("do"), Refresh())
