"""The settings command: shows and changes the user's settings."""

from __future__ import annotations

from typing import Any

from msgspec.structs import asdict

from reader.cli.commands import Chosen, Commands, flag, value
from reader.cli.output import Row, say
from reader.cli.session import Session
from reader.errors import StoreError, UsageError
from reader.process.handover import CHANGED, ERASED, hand_over
from reader.services.settings import change_settings, forget_in_copies, forget_reading
from reader.settings import SETTINGS
from reader.store.erase import note_copies_erased
from reader.wording.catalogue import Code

COMMANDS = Commands()


@COMMANDS.add(
    "settings",
    "show the settings, or change one",
    value("name", "NAME", nargs="?"),
    value("value", "VALUE", nargs="?"),
    columns=("name", "value", "default", "allowed", "help"),
)
def run_settings(session: Session, chosen: Chosen) -> list[Row] | None:
    values = asdict(session.settings)
    if chosen.name is not None and chosen.name not in values:
        raise UsageError(f"There is no setting {chosen.name!r}; 'paperround settings' lists them.")
    if chosen.value is not None:
        changed = change_settings(session.conn, {chosen.name: chosen.value}).after
        hand_over(session.profile, {"do": CHANGED})
        say(f"{chosen.name} is now {getattr(changed, chosen.name)!r}.")
        return None
    return [_describe(name, value) for name, value in values.items() if chosen.name in (None, name)]


def _describe(name: str, value: Any) -> Row:
    setting = SETTINGS[name]
    allowed, what = setting.describe_values(), setting.help
    return {"name": name, "value": value, "default": setting.default, "allowed": allowed, "help": what}


@COMMANDS.add(
    "erase-reading",
    "forget when and what you read, and all learned from it",
    flag("--yes", "I mean it: this cannot be undone"),
)
def run_erase(session: Session, chosen: Chosen) -> None:
    if not chosen.yes:
        raise UsageError("What is erased cannot be brought back; say --yes if you mean it.")
    forget_reading(session.conn, session.now)
    hand_over(session.profile, {"do": ERASED})
    copies = forget_in_copies(session.conn, session.now)
    note_copies_erased(session.conn)
    say("All that was noted and learned about your reading is erased.")
    if copies.cleaned:
        say(f"It is erased in {len(copies.cleaned)} copies of the database, too.")
    if copies.kept:
        raise StoreError(Code.COPIES_NOT_ERASED(files=", ".join(map(str, copies.kept))))
