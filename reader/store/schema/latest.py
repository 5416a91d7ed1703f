"""The latest steps of the schema, and which tables came with them. Runs inside db.open_store."""

from __future__ import annotations

from reader.store.schema.listening import LISTENING_TABLES, add_listening
from reader.store.schema.version_9 import TABLES_OF_9, add_version_9

LATEST = (add_version_9, add_listening)
LATEST_SINCE = {**dict.fromkeys(TABLES_OF_9, 9), **dict.fromkeys(LISTENING_TABLES, 10)}
