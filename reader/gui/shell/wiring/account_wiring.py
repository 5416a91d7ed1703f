"""Joins the window with the engine where accounts are concerned: deeds go out, what other devices did is shown.

Main thread only.
"""

from __future__ import annotations

from functools import partial

from reader.engine.messages import AccountSynced, DeedsDone
from reader.gui.shell.assemble import Parts
from reader.gui.shell.engine.engine_link import EngineLink


def connect_accounts(parts: Parts, link: EngineLink) -> None:
    commands = parts.commands
    heard = parts.player.control.keeper.left
    for done in (commands.marks_stored, commands.many_marks_stored, commands.places_changed, heard):
        done.connect(lambda: link.tell(DeedsDone()))
    link.account_synced.connect(partial(_show, parts))
    accounts = parts.dialogs.accounts
    accounts.told.connect(link.tell)
    accounts.feeds_changed.connect(commands.places_changed)
    link.account_tried.connect(accounts.take_tried)
    link.account_synced.connect(accounts.take_synced)


def _show(parts: Parts, synced: AccountSynced) -> None:
    """New posts wait behind their bar as always; marks change in place."""
    if synced.is_under_way:
        return
    if synced.feeds_changed:
        parts.commands.places_changed.emit()
    if synced.marks_in:
        parts.commands.many_marks_stored.emit()
    if synced.new:
        parts.arrivals.take_stored()
