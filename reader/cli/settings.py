"""The settings command: shows and changes the user's settings."""

from __future__ import annotations

import argparse
from typing import Any

from msgspec.structs import asdict

from reader.cli.arguments import LIST, add_command
from reader.cli.output import say, show
from reader.cli.session import Session, in_session
from reader.errors import StoreError, UsageError
from reader.process.handover import CHANGED, ERASED, hand_over
from reader.services.settings import change_settings, forget_in_copies, forget_reading
from reader.settings import SETTINGS
from reader.store.erase import note_copies_erased
from reader.wording.catalogue import Code


def add_commands(commands: Any) -> None:
    parser = add_command(commands, "settings", run_settings, "show the settings, or change one", LIST)
    parser.add_argument("name", nargs="?", metavar="NAME")
    parser.add_argument("value", nargs="?", metavar="VALUE")
    parser = add_command(commands, "erase-reading", run_erase, "forget when and what you read, and all learned from it")
    parser.add_argument("--yes", action="store_true", help="I mean it: this cannot be undone")


@in_session
def run_erase(session: Session, chosen: argparse.Namespace) -> None:
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


@in_session
def run_settings(session: Session, chosen: argparse.Namespace) -> None:
    values = asdict(session.settings)
    if chosen.name is not None and chosen.name not in values:
        raise UsageError(f"There is no setting {chosen.name!r}; 'paperround settings' lists them.")
    if chosen.value is not None:
        changed = change_settings(session.conn, {chosen.name: chosen.value}).after
        hand_over(session.profile, {"do": CHANGED})
        say(f"{chosen.name} is now {getattr(changed, chosen.name)!r}.")
        return
    rows = [_describe(name, value) for name, value in values.items() if chosen.name in (None, name)]
    columns = ("name", "value", "default", "allowed", "help")
    show(rows, as_json=chosen.json, columns=columns if chosen.name is None else columns[:-1])
    if chosen.name is not None and not chosen.json:
        say(rows[0]["help"])


def _describe(name: str, value: Any) -> dict[str, Any]:
    setting = SETTINGS[name]
    allowed, what = setting.describe_values(), setting.help
    return {"name": name, "value": value, "default": setting.default, "allowed": allowed, "help": what}
