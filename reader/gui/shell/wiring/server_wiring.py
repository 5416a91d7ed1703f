"""Joins the window with the engine where servers are asked: accounts, whose marks go out and come in, and mailboxes.

Main thread only.
"""

from __future__ import annotations

from functools import partial

from reader.engine.mail.messages import MailChecked
from reader.engine.messages import AccountSynced, DeedsDone
from reader.gui.shell.assemble import Parts
from reader.gui.shell.engine.engine_link import EngineLink


def connect_servers(parts: Parts, link: EngineLink) -> None:
    commands, accounts, mail = parts.commands, parts.dialogs.accounts, parts.dialogs.mail
    heard = parts.player.control.keeper.left
    for done in (commands.marks_stored, commands.many_marks_stored, commands.places_changed, heard):
        done.connect(lambda: link.tell(DeedsDone()))
    for servers in (accounts, mail):
        servers.told.connect(link.tell)
        servers.feeds_changed.connect(commands.places_changed)
    link.account_tried.connect(accounts.take_tried)
    link.account_synced.connect(partial(_show, parts))
    link.account_synced.connect(accounts.take_synced)
    link.mail_tried.connect(mail.take_tried)
    link.mail_checked.connect(partial(_show, parts))
    link.mail_checked.connect(mail.take_checked)


def _show(parts: Parts, note: AccountSynced | MailChecked) -> None:
    """New posts wait behind their bar as always; marks change in place."""
    if note.is_under_way:
        return
    if note.feeds_changed:
        parts.commands.places_changed.emit()
    if isinstance(note, AccountSynced) and note.marks_in:
        parts.commands.many_marks_stored.emit()
    if note.new:
        parts.arrivals.take_stored()
