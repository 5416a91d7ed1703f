"""The feeds of the place that is shown. Main thread only."""

from __future__ import annotations

from reader.gui.entries.rows.rows import ListRow
from reader.gui.shell.assemble import Parts
from reader.gui.sidebar.tree import feeds_of


def visible_feeds(parts: Parts) -> tuple[int, ...]:
    """Feeds whose posts are on the screen, topmost first."""
    rows = [parts.entries.model.peek(row) for row in parts.entries.pane.shown.rows_in_sight()]
    seen = [row.entry.feed_id for row in rows if isinstance(row, ListRow)]
    return tuple(dict.fromkeys(seen))


def feeds_at_hand(parts: Parts) -> tuple[int, ...] | None:
    """The feeds of the place that is shown; None means all, for a place that holds posts of any feed."""
    return feeds_of(parts.entries.control.place, parts.sidebar.control.data)
