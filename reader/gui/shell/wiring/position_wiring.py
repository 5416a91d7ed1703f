"""Joins the list with what the status bar tells of the place in it. Main thread only."""

from __future__ import annotations

from reader.gui.shell.assemble import Parts


def wire_position(parts: Parts) -> None:
    model, frame = parts.entries.model, parts.frame
    moves = (parts.entries.view.current_changed, model.all_loaded, model.regrouped)
    for sign in (*moves, frame.stack.currentChanged, frame.panes.places.currentChanged):
        sign.connect(lambda *_: _show_position(parts))


def _show_position(parts: Parts) -> None:
    """Only where the list can be seen."""
    frame = parts.frame
    in_sight = frame.stack.currentWidget() is frame.panes and frame.panes.shows_list
    frame.status.show_place(parts.entries.control.position_in_words() if in_sight else "")
