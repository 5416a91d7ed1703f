"""Accessible text of a row: unread first, then title, feed and age, then marks. Pure."""

from __future__ import annotations

from reader.gui.entries.groups import heading
from reader.gui.entries.rows import DayRow, FeedRow, GoneRow, Row, fold_in_words, reason_in_words
from reader.gui.kit.humanize import joined, say_sound, spoken_age
from reader.gui.kit.translate import tr


def row_in_words(row: Row | None, now: float) -> str:
    if row is None:
        return tr("Loading")
    if isinstance(row, DayRow | FeedRow):
        return heading(row, now)
    if isinstance(row, GoneRow):
        return tr("This post is no longer kept")
    entry = row.entry
    parts = [] if entry.read else [tr("Unread.")]
    parts.append(row.name if row.name.endswith((".", "!", "?", "…")) else f"{row.name}.")
    marks = [tr("starred")] if entry.starred else []
    marks += [tr("highlighted")] if entry.highlighted else []
    marks += [tr("has sound")] if entry.has_enclosure else []
    marks += [words] if entry.sound is not None and (words := say_sound(entry.sound)) else []
    marks += [tr("downloaded")] if entry.sound is not None and entry.sound.is_downloaded else []
    marks += [tr("tagged {tags}").format(tags=joined(entry.tags))] if entry.tags else []
    parts.append(joined([entry.feed_name, spoken_age(entry.sort_at, now), *marks]) + ".")
    parts += [f"{note}." for note in (fold_in_words(row), reason_in_words(row)) if note]
    if row.fold is not None:
        parts.append(tr("Unfolded.") if row.fold.is_open else tr("Folded."))
    return " ".join(parts)
