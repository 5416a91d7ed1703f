"""Which picture stands for each entry of the list, where pictures may be seen. Runs on the read thread."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from msgspec.structs import replace

from reader.gui.entries.rows.rows import ListRow
from reader.gui.pictures.picture_rule import PictureRule, decide_pictures
from reader.html import picture_tag
from reader.store.db import Connection
from reader.store.entries.views import list_bodies
from reader.store.feeds.feeds import list_picture_choices
from reader.store.settings import load_settings

LEAST_ROWS = 6
SHORT_TEXT = 120
"""Characters under a picture: whoever writes more wants to be read."""


def add_pictures(conn: Connection, rows: Mapping[int, ListRow]) -> Mapping[int, ListRow]:
    """The same rows, each with its picture's address where there is one that may be fetched."""
    settings = load_settings(conn)
    if not settings.list_pictures:
        return rows
    choices = list_picture_choices(conn)
    wanted = [row.id for row in rows.values() if _may_show(settings.pictures, choices, row)]
    found = {id_: picture_tag.find_lead_picture(html) for id_, html in list_bodies(conn, wanted)}
    return {id_: replace(row, picture=found[id_]) if found.get(id_) else row for id_, row in rows.items()}


def _may_show(setting: str, choices: Mapping[int, bool | None], row: ListRow) -> bool:
    return decide_pictures(setting, choices.get(row.entry.feed_id)) is PictureRule.SHOW


def are_mostly_pictures(rows: Sequence[ListRow]) -> bool:
    """Whether they would look better as cards: most have a picture and little to say about it."""
    pictures = sum(bool(row.picture) and len(row.text) < SHORT_TEXT for row in rows)
    return len(rows) >= LEAST_ROWS and pictures * 3 >= len(rows) * 2
