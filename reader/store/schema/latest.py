"""The latest steps of the schema, and which tables came with them. Runs inside db.open_store."""

from __future__ import annotations

from collections.abc import Callable

import apsw

from reader.store.schema.editions import EDITION_TABLES, add_editions
from reader.store.schema.listening import LISTENING_TABLES, add_listening
from reader.store.schema.mail import MAIL_TABLES, add_mail
from reader.store.schema.pages import PAGE_TABLES, add_pages
from reader.store.schema.podcasts import PODCAST_TABLES, add_podcasts
from reader.store.schema.push import PUSH_TABLES, add_push
from reader.store.schema.ready import READY_TABLES, add_ready

PARTS: tuple[Callable[[apsw.Connection], None], ...] = (
    *(add_pages, add_podcasts, add_mail, add_push),
    *(add_editions, add_ready),
)
"""Each makes the tables of one feature, in a new file and in an old one alike. Do not change one that was released."""
TABLES_OF_9 = (*PAGE_TABLES, *PODCAST_TABLES, *MAIL_TABLES, *PUSH_TABLES, *EDITION_TABLES, *READY_TABLES)


def add_version_9(conn: apsw.Connection) -> None:
    for add in PARTS:
        add(conn)


LATEST = (add_version_9, add_listening)
LATEST_SINCE = {**dict.fromkeys(TABLES_OF_9, 9), **dict.fromkeys(LISTENING_TABLES, 10)}
