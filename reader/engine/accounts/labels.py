"""Labels that other devices gave posts or took, where the server keeps any. Runs on the thread that synchronises.

No server says which posts were labelled since. Of each label the newest posts are compared with what they were; where
they differ, the whole list counts. Of a server on which nothing else changed, one label is looked at in each ask,
in turn.
"""

from __future__ import annotations

import hashlib
from collections.abc import Mapping

from msgspec import Struct

from reader.engine.accounts.sync_context import SyncContext
from reader.store.accounts.account_tags import take_over_tag
from reader.sync.greader import LABEL

PAGE = 100
MOST_LABELS = 20
"""Are looked at in one ask, unless everything is compared."""


class Labels(Struct, frozen=True):
    known: dict[str, str]
    """A digest of the newest posts of each; those whose turn comes first stand first."""
    marks: int
    """Changes made on other devices."""


def compare_labels(
    sync: SyncContext,
    known: Mapping[str, str],
    *,
    has_changed: bool,
    is_complete: bool,
    was_restored: bool = False,
) -> Labels:
    """`has_changed`: there is something new at the server, so there may be other labels, too."""
    names = sync.server.list_tag_labels() if has_changed or is_complete else list(known)
    gone = [] if was_restored else [name for name in known if name not in names]
    marks = sum(take_over_tag(sync.conn, sync.account.id, name, ()) for name in gone)
    new = [name for name in names if name not in known]
    turns = {name: known.get(name, "") for name in (*new, *(name for name in known if name in names))}
    most = len(turns) if is_complete else (MOST_LABELS if has_changed else 1)
    for name in list(turns)[:most]:
        page = sync.server.list_ids(LABEL + name, count=PAGE)
        digest = hashlib.blake2b(repr(page.ids).encode(), digest_size=8).hexdigest()
        if turns.pop(name) != digest or is_complete:
            is_whole = len(page.ids) < PAGE
            ids = page.ids if is_whole else sync.server.list_all_ids(LABEL + name)
            marks += take_over_tag(sync.conn, sync.account.id, name, ids)
        turns[name] = digest
    return Labels(turns, marks)
