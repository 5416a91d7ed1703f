"""Sends what waits in the outbox, in batches; what the server took is forgotten, all else waits on.

Miniflux takes a mark off that is set a second time. A mark whose answer got lost on the way is sent again, so there
it is looked first which posts lack it. Runs on the thread that synchronises.
"""

from __future__ import annotations

from collections.abc import Collection, Sequence
from itertools import groupby

from reader.model.accounts import Account, Deed, ServerKind
from reader.store.accounts.account_items import forget_items
from reader.store.accounts.agreed_marks import note_agreed
from reader.store.accounts.outbox import forget_sent, list_deeds
from reader.store.db import Connection, transaction
from reader.store.entries.tags import find_tag
from reader.sync.greader import BATCH, LABEL, READ, READING_LIST, STARRED, ReaderServer
from reader.sync.problems import AccountError, AccountProblem

FEW = 20
_STATES = {"read": READ, "starred": STARRED}


def push_marks(conn: Connection, account: Account, server: ReaderServer, now: float) -> int:
    """How many were sent. AccountError leaves the rest for the next time."""
    sent = 0
    batches = make_batches(list_deeds(conn, account.id))
    for batch in batches:
        sent += _send(conn, account, server, batch, now)
    taken_off = {batch[0].label for batch in batches if batch[0].field == "tag" and not batch[0].value}
    if taken_off:
        _drop_emptied(conn, server, taken_off)
    return sent


def _drop_emptied(conn: Connection, server: ReaderServer, labels: Collection[str]) -> None:
    """Labels that were taken off their last post, as by a new name, would stay behind empty."""
    try:
        there = server.list_tag_labels()
        for label in there:
            is_ours = label in labels and find_tag(conn, label) is None
            if is_ours and not server.list_ids(LABEL + label, count=1).ids:
                server.remove_label(label)
    except AccountError as error:
        if error.problem not in (AccountProblem.REFUSED, AccountProblem.BROKEN, AccountProblem.NO_API):
            raise


def make_batches(deeds: Sequence[Deed]) -> list[list[Deed]]:
    """Deeds of one kind together, in the order of the first of each: no two concern the same mark of an entry."""
    kinds: dict[tuple[str, str, bool], list[Deed]] = {}
    for deed in deeds:
        kinds.setdefault((deed.field, deed.label, deed.value), []).append(deed)
    batches: list[list[Deed]] = []
    for alike in kinds.values():
        batch: list[Deed] = []
        # All posts of one deed in one request: it is forgotten as a whole.
        for _, posts in groupby(alike, key=lambda deed: deed.seq):
            group = list(posts)
            if batch and len(batch) + len(group) > BATCH:
                batches.append(batch)
                batch = []
            batch = batch + group
        batches.append(batch)
    return batches


def _send(conn: Connection, account: Account, server: ReaderServer, batch: Sequence[Deed], now: float) -> int:
    first = batch[0]
    stream = _STATES.get(first.field) or LABEL + first.label
    ids = [deed.item_id for deed in batch]
    try:
        if first.value and account.kind is ServerKind.MINIFLUX:
            ids = _find_lacking(server, first.field, ids)
        if first.value and ids:
            server.edit_tags(ids, add=stream)
        elif ids:
            server.edit_tags(ids, remove=stream)
    except AccountError as error:
        if not _is_about_items(error, batch):
            raise
        return _send_apart(conn, account, server, batch, now)
    with transaction(conn):
        forget_sent(conn, {deed.seq for deed in batch})
        if first.field != "tag":
            note_agreed(conn, account.id, first.field, {deed.entry_id for deed in batch}, now)
    return len({deed.seq for deed in batch})


def _find_lacking(server: ReaderServer, field: str, ids: Sequence[int]) -> list[int]:
    """Of a few posts the server is asked themselves, of many the list of all."""
    if len(ids) <= FEW:
        items = [item for batch in server.fetch_items(ids) for item in batch]
        return [item.item_id for item in items if not (item.is_read if field == "read" else item.is_starred)]
    if field == "read":
        unread = set(server.list_all_ids(READING_LIST, is_unread=True))
        return [id_ for id_ in ids if id_ in unread]
    starred = set(server.list_all_ids(STARRED))
    return [id_ for id_ in ids if id_ not in starred]


def _is_about_items(error: AccountError, batch: Sequence[Deed]) -> bool:
    """A refusal of the request as such: one post that the server no longer knows spoils a batch, and servers that
    keep no labels answer 500 to one."""
    is_label = batch[0].field == "tag" and error.problem is AccountProblem.BROKEN
    return error.problem is AccountProblem.REFUSED or is_label


def _send_apart(
    conn: Connection, account: Account, server: ReaderServer, batch: Sequence[Deed], now: float
) -> int:
    """Halves, until the one that is refused stands alone; that one is given up."""
    if len(batch) > 1:
        middle = len(batch) // 2
        return sum(_send(conn, account, server, half, now) for half in (batch[:middle], batch[middle:]))
    forget_sent(conn, [batch[0].seq])
    if batch[0].field != "tag":
        forget_items(conn, account.id, [batch[0].item_id])
    return 0
