"""Joins the window with the engine where newsletters by mail are concerned. Main thread only."""

from __future__ import annotations

from functools import partial

from reader.engine.mail.messages import MailChecked
from reader.gui.shell.assemble import Parts
from reader.gui.shell.engine.engine_link import EngineLink


def connect_mail(parts: Parts, link: EngineLink) -> None:
    mail = parts.dialogs.mail
    mail.told.connect(link.tell)
    mail.feeds_changed.connect(parts.commands.places_changed)
    link.mail_tried.connect(mail.take_tried)
    link.mail_checked.connect(mail.take_checked)
    link.mail_checked.connect(partial(_show, parts))


def _show(parts: Parts, checked: MailChecked) -> None:
    """New posts wait behind their bar as always."""
    if checked.is_under_way:
        return
    if checked.feeds_changed:
        parts.commands.places_changed.emit()
    if checked.new:
        parts.arrivals.take_stored()
