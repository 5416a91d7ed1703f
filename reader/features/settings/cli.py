"""The settings command, which explains and changes settings, and erase-reading."""

from __future__ import annotations

from typing import Any

from msgspec.structs import asdict

from reader.cli.arguments import suggest
from reader.cli.commands import LIST, Answer, Chosen, Commands, Session, flag, value
from reader.cli.output import Row, count_things, say
from reader.core.errors import StoreError, UsageError
from reader.core.settings import SETTINGS, show_value
from reader.core.words.catalogue import Code
from reader.engine.process.handover import CHANGED, ERASED, hand_over
from reader.features.settings.service import change_settings, forget_in_copies, forget_reading
from reader.store.erase import note_copies_erased

COMMANDS = Commands()


@COMMANDS.add(
    "settings",
    "explain the settings, or change one",
    value("name", "NAME", "only this setting", nargs="?"),
    value("value", "VALUE", "new value", nargs="?"),
    json=LIST,
)
def run_settings(session: Session, chosen: Chosen) -> Answer | None:
    values = asdict(session.settings)
    if chosen.name is not None and chosen.name not in values:
        meant = suggest(chosen.name, values)
        raise UsageError(f"There's no setting {chosen.name!r}.{meant} Run 'paperround settings' to list them.")
    if chosen.value is not None:
        changed = change_settings(session.conn, {chosen.name: chosen.value}).after
        hand_over(session.profile, {"do": CHANGED})
        say(f"{chosen.name} is now {show_value(getattr(changed, chosen.name))}.")
        return None
    shown = {name: value for name, value in values.items() if chosen.name in (None, name)}
    lines = "\n\n".join(_explain(name, value) for name, value in shown.items())
    return Answer([_make_object(name, value) for name, value in shown.items()], [lines])


def _make_object(name: str, value: Any) -> Row:
    setting = SETTINGS[name]
    allowed, what = setting.describe_values(), setting.help
    return {"name": name, "value": value, "default": setting.default, "allowed": allowed, "help": what}


def _explain(name: str, value: Any) -> str:
    """A setting with what it does, its values and its default; whole, as a table would cut it."""
    setting = SETTINGS[name]
    values = f"Values: {setting.describe_values()}. Default: {show_value(setting.default)}."
    return f"{name} = {show_value(value)}\n    {setting.help}\n    {values}"


@COMMANDS.add(
    "erase-reading",
    "erase when and what you read, and everything learned from it",
    flag("--yes", "confirm: this can't be undone"),
)
def run_erase(session: Session, chosen: Chosen) -> None:
    if not chosen.yes:
        raise UsageError("Erasing can't be undone. Add --yes to confirm.")
    forget_reading(session.conn, session.now)
    hand_over(session.profile, {"do": ERASED})
    copies = forget_in_copies(session.conn, session.now)
    note_copies_erased(session.conn)
    say("Erased everything noted and learned about your reading.")
    if copies.cleaned:
        say(f"Erased it in {count_things(len(copies.cleaned), 'backup')} as well.")
    if copies.kept:
        raise StoreError(Code.COPIES_NOT_ERASED(files=", ".join(map(str, copies.kept))))
