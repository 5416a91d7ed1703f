"""One check of a mailbox: reads and stores new mails in batches, sends marks, and records what it cost.

The order makes a kill at any point harmless: mails are stored before the number up to which they were read. The first
check reads the newest mails, as many as the user wants, newest first; it can be stopped and continued.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from datetime import tzinfo

from msgspec import Struct
from msgspec.structs import replace

from reader.clock import Clock, local_day
from reader.engine.mail.store_mails import StoredMails, store_mails
from reader.fetch.request_state import Cancelled
from reader.mail.answers import MailHead
from reader.mail.imap import MOST_MAIL_BYTES, ImapClient, Opened
from reader.mail.problems import MailError
from reader.model.logged import MAIL, MAIL_PUSHED
from reader.model.mail import Check, CheckReason, Mailbox, MailLogin, MailProblem, TriedMail
from reader.parse.worker import GuardedParser
from reader.store.db import Connection, transaction
from reader.store.mailboxes import (
    add_check,
    find_mailbox_state,
    forget_items,
    list_unseen,
    note_seen,
    save_mailbox_state,
)
from reader.store.poll_log import add_side_fetch

BATCH_MAILS = 50
BATCH_BYTES = 2_000_000
MOST_NEW = 50_000
"""How many mails are listed at once after a long absence."""


class CheckTools(Struct, frozen=True):
    """What every check works with."""

    conn: Connection
    clock: Clock
    zone: tzinfo
    is_stopped: Callable[[], bool] = lambda: False
    """Whether the user stopped the check; what was read so far is kept."""
    on_progress: Callable[[int, int], None] = lambda done, total: None
    parser: GuardedParser | None = None
    """None starts one when there is something to parse, and ends it with the check."""


def check(tools: CheckTools, box: Mailbox, get_client: Callable[[], ImapClient], reason: CheckReason) -> StoredMails:
    """Raises MailError after noting it, and Cancelled."""
    now, began = tools.clock.now(), tools.clock.monotonic()
    stored, problem = StoredMails(), ""
    client: ImapClient | None = None
    requests, used = 0, 0
    try:
        client = get_client()
        if reason in (CheckReason.PUSHED, CheckReason.RARELY):
            requests, used = client.requests, client.wire_bytes
        _Checking(tools, box, client, stored, now).run(goes_on=reason is CheckReason.ASKED)
        return stored
    except MailError as error:
        problem = error.problem
        note_failure(tools.conn, box.id, error, now)
        raise
    finally:
        if client is not None:
            day, used = local_day(now, tools.zone), client.wire_bytes - used
            requests, took_s = client.requests - requests, tools.clock.monotonic() - began
            made = Check(box.id, now, day, reason, requests, used, took_s, sum(stored.new.values()), problem)
            # The budget is charged only for what the plan decided, not for what was pushed or asked for.
            trigger = MAIL if reason is CheckReason.RARELY else MAIL_PUSHED
            with transaction(tools.conn):
                add_check(tools.conn, made)
                add_side_fetch(tools.conn, day, trigger, used, bool(problem))


def note_failure(conn: Connection, mailbox_id: int, error: MailError, now: float) -> None:
    """Note a failure; being offline is not counted against the server."""
    state = find_mailbox_state(conn, mailbox_id)
    failures = state.failures + (error.problem is not MailProblem.OFFLINE)
    state = replace(state, tried_at=now, problem=error.problem, message=error.message, failures=failures)
    save_mailbox_state(conn, mailbox_id, state)


class _Checking:
    """A check under way."""

    def __init__(self, tools: CheckTools, box: Mailbox, client: ImapClient, stored: StoredMails, now: float) -> None:
        self._tools, self._box, self._client, self._stored = tools, box, client, stored
        self._now = now
        self._state = find_mailbox_state(tools.conn, box.id)
        self._parser = tools.parser
        self._is_short = False
        """Stopped before all new mails were read."""

    def run(self, *, goes_on: bool) -> None:
        opened = self._client.open_folder(self._box.folder, is_writable=self._box.marks_read)
        if goes_on:
            self._state = replace(self._state, stopped=False)
        try:
            self._read(opened)
        except Cancelled:
            self._note_stop()
            raise
        finally:
            if self._parser is not None and self._parser is not self._tools.parser:
                self._parser.close()
        self._keep(
            # The next check looks for what a stop left unread.
            uid_next=0 if self._is_short else max(opened.uid_next, self._state.high_uid + 1),
            can_push=self._client.can_push,
            synced_at=self._now,
            tried_at=self._now,
            problem="",
            message=None,
            failures=0,
        )
        if self._box.marks_read:
            while uids := list_unseen(self._tools.conn, self._box.id):
                self._client.mark_seen(uids)
                note_seen(self._tools.conn, self._box.id, uids)

    def _read(self, opened: Opened) -> None:
        if opened.uid_validity != self._state.uid_validity or not self._state.uid_validity:
            self._begin(opened)
        elif not opened.uid_next or opened.uid_next != self._state.uid_next:
            first = self._state.high_uid + 1
            heads = self._client.list_range(first, None, MOST_NEW)
            self._read_all(sorted(heads, key=lambda one: one.uid), is_new=True)
        if self._state.is_first_under_way and not self._state.stopped:
            low, floor = self._state.low_uid, self._state.floor_uid
            heads = self._client.list_range(floor, low - 1, self._box.first_mails)
            self._read_all(sorted(heads, key=lambda one: -one.uid), is_new=False)
            if not self._state.stopped:
                self._keep(low_uid=floor)

    def _begin(self, opened: Opened) -> None:
        """Begin the first check, or one after the server renumbered its mails; known mails are recognised by ids."""
        forget_items(self._tools.conn, self._box.id)
        heads = self._client.list_newest(opened.count, self._box.first_mails)
        high = max([opened.uid_next - 1, *(one.uid for one in heads)])
        floor = min((one.uid for one in heads), default=high + 1)
        self._keep(uid_validity=opened.uid_validity or 1, high_uid=high, low_uid=high + 1, floor_uid=max(floor, 1))

    def _read_all(self, heads: Sequence[MailHead], *, is_new: bool) -> None:
        done = 0
        for batch in make_batches(heads):
            if self._tools.is_stopped():
                self._is_short = is_new
                self._note_stop()
                return
            mails = self._client.fetch_mails(batch)
            if self._parser is None:
                self._parser = GuardedParser()
            store_mails(self._tools.conn, self._parser, self._box, mails, self._now, self._stored)
            uids = [one.uid for one in batch]
            self._keep(**({"high_uid": max(uids)} if is_new else {"low_uid": min(uids)}))
            done += len(batch)
            self._tools.on_progress(done, len(heads))

    def _note_stop(self) -> None:
        if self._tools.is_stopped():
            self._keep(stopped=True)

    def _keep(self, **changes: object) -> None:
        self._state = replace(self._state, **changes)
        save_mailbox_state(self._tools.conn, self._box.id, self._state)


def make_batches(heads: Sequence[MailHead]) -> Iterator[list[MailHead]]:
    """Batches small enough for a slow connection."""
    batch: list[MailHead] = []
    size = 0
    for one in heads:
        taken = min(one.size, MOST_MAIL_BYTES)
        if batch and (len(batch) >= BATCH_MAILS or size + taken > BATCH_BYTES):
            yield batch
            batch, size = [], 0
        batch.append(one)
        size += taken
    if batch:
        yield batch


def try_mail(login: MailLogin, clock: Clock, proxy: str) -> TriedMail:
    """Try a mail server; raises MailError."""
    began = clock.monotonic()
    with ImapClient(login, proxy, lambda: False) as client:
        return TriedMail(tuple(client.list_folders()), client.can_push, clock.monotonic() - began)
