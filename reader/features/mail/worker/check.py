"""One check of a mailbox: reads new mails in batches, stores them as entries, sends marks, records what it cost.

The order makes a kill at any point harmless: mails are stored before the number up to which they were read. The first
check reads the newest mails, as many as the user wants, newest first; it can be stopped and continued.

There is a feed for each sender. Mails are parsed in a child process with limits; one that can't be read is stored by
its head alone, so that nothing goes unnoticed. A sender that the user unsubscribed from stays known, and its mails are
skipped.
"""

from __future__ import annotations

import logging
import re
from collections import defaultdict
from collections.abc import Callable, Iterator, Sequence
from datetime import tzinfo
from html import escape
from urllib.parse import quote

from msgspec import Struct, field
from msgspec.structs import replace

from reader.core.clock import Clock, local_day
from reader.core.errors import ParseError
from reader.core.records.logged import MAIL, MAIL_PUSHED
from reader.core.records.parsed import ParsedEntry
from reader.core.records.planning import DAY_S
from reader.core.records.stored import Feed, FeedUpdate, PublisherData
from reader.core.words.words import ENGLISH
from reader.features.mail import store as mailboxes
from reader.features.mail.imap import MOST_MAIL_BYTES, FetchedMail, ImapClient, MailError, MailHead, Opened
from reader.features.mail.records import (
    FEED_ADDRESS,
    Check,
    CheckReason,
    Mailbox,
    MailLogin,
    MailProblem,
    ParsedMail,
    Sender,
    TriedMail,
)
from reader.features.rules.worker import ask_rules
from reader.html.tokenizer import unescape
from reader.net.request_state import Cancelled
from reader.parse.identity import decide, make_candidates, make_keys, wanted_keys
from reader.parse.worker import GuardedParser
from reader.store.db import Connection, transaction
from reader.store.entries import apply_update, find_known
from reader.store.feeds import add_feed, find_feed
from reader.store.folders import make_folder_path
from reader.store.poll_log import add_side_fetch

log = logging.getLogger(__name__)
MOST_SENDERS = 300
"""No mailbox has more feeds than this: later senders share one."""
_HEAD = 64_000
_ON_THE_WEB = re.compile(r'<a href="(https?://[^"]{4,2000})"[^>]*>([^<>]{3,80})</a>')
_SAYS_SO = re.compile(
    r"\b(view|read|open|see)\b.{0,40}\b(browser|online|web)\b|\bweb version\b|\bim browser\b"
    r"|\bonline[- ]?(version|ansicht)\b|\bwebversion\b"
    r"|\b(dans|en) (votre|le) navigateur\b|\ben el navegador\b|\bnel browser\b",
    re.IGNORECASE,
)


class StoredMails(Struct):
    new: dict[int, int] = field(default_factory=dict)
    entry_ids: dict[int, list[int]] = field(default_factory=dict)
    notify_ids: dict[int, list[int]] = field(default_factory=dict)
    feeds_added: int = 0


class _Read(Struct, frozen=True):
    fetched: FetchedMail
    mail: ParsedMail
    entry: ParsedEntry


def store_mails(
    conn: Connection, parser: GuardedParser, box: Mailbox, mails: Sequence[FetchedMail], now: float, stored: StoredMails
) -> None:
    """Store mails in one transaction: after a kill they are fetched again."""
    read = [_Read(one, mail, _make_entry(mail)) for one in mails if (mail := _parse(parser, one)) is not None]
    by_sender: dict[str, list[_Read]] = defaultdict(list)
    for one in read:
        by_sender[make_key(one.mail)].append(one)
    with transaction(conn):
        senders = mailboxes.list_senders(conn, box.id)
        for key, some in by_sender.items():
            sender = _meet(conn, box, senders, key, some[-1].mail, now, stored)
            feed = find_feed(conn, sender.feed_id)
            if feed is not None:  # otherwise the user unsubscribed
                _store_feed(conn, box, feed, sender, some, now, stored)


def make_key(mail: ParsedMail) -> str:
    """The mailing list if the mail names one, otherwise the sender."""
    return mail.list_id or mail.sender_address or "?"


def make_title(mail: ParsedMail) -> str:
    """The name of a discussion list, or of a newsletter's sender."""
    if mail.is_discussion:
        return mail.list_name or mail.list_id or mail.sender_name or mail.sender_address
    return mail.sender_name or mail.list_name or mail.sender_address or mail.list_id or "?"


def make_address(box: Mailbox, key: str) -> str:
    """The feed's address: the same for the same folder, even if it was removed and added again. Nothing is fetched."""
    server = box.server
    parts = (f"{server.username}@{server.host}", box.folder, key)
    return FEED_ADDRESS + "/".join(quote(part, safe="@.:+-_") for part in parts)


def _meet(
    conn: Connection,
    box: Mailbox,
    senders: dict[str, Sender],
    key: str,
    newest: ParsedMail,
    now: float,
    stored: StoredMails,
) -> Sender:
    if key not in senders and len(senders) >= MOST_SENDERS:
        key = ""
    known = senders.get(key)
    title = make_title(newest) if key else f"{box.name} …"
    if known is None:
        folder_id = make_folder_path(conn, (box.name,))
        added = add_feed(conn, make_address(box, key), now, folder_id, title=title)
        stored.feeds_added += added.is_new
        known = Sender(key, added.feed_id, "")
    sender = replace(known, title=title, unsubscribe=newest.unsubscribe if key else "")
    if sender != senders.get(key):
        mailboxes.save_sender(conn, box.id, sender)
        senders[key] = sender
    return sender


def _parse(parser: GuardedParser, one: FetchedMail) -> ParsedMail | None:
    for raw in (one.body, one.body[:_HEAD].partition(b"\r\n\r\n")[0] + b"\r\n\r\n"):
        try:
            return parser.parse_mail(raw)
        except ParseError as error:
            log.info("mail %s cannot be read: %s", one.uid, error)
    return None


def _make_entry(mail: ParsedMail) -> ParsedEntry:
    author = mail.sender_name or mail.sender_address
    files = [f"{one.name or one.media_type} · {ENGLISH.say_size(one.size)}" for one in mail.attachments]
    listed = "".join(f"<li>{escape(name)}</li>" for name in files)
    html = f"{mail.html}<hr><ul>{listed}</ul>" if files else mail.html
    link, written, words = find_web_version(mail.html)
    # The window has a button for it; in a list it would be the first line of each post.
    text = mail.text.replace(unescape(words), "", 1).lstrip() if words else mail.text
    html = html.replace(written, "", 1) if written else html
    return ParsedEntry(mail.message_id, mail.link or link, mail.title, author, mail.sent_at, None, html, text)


def find_web_version(html: str) -> tuple[str, str, str]:
    """The link to the web version, its markup and its words; empty if there is none."""
    for found in _ON_THE_WEB.finditer(html[:200_000]):
        if _SAYS_SO.search(found[2]):
            return unescape(found[1]), found[0], found[2]
    return "", "", ""


def _store_feed(
    conn: Connection, box: Mailbox, feed: Feed, sender: Sender, read: Sequence[_Read], now: float, stored: StoredMails
) -> None:
    newest_first = sorted(read, key=lambda one: -(one.entry.published_at or 0))
    candidates = make_candidates(one.entry for one in newest_first)
    keys = wanted_keys(candidates)
    decision = decide(candidates, find_known(conn, feed.id, keys), now)
    seen = {make_keys(one.entry).all() for one in read if one.fetched.is_seen}
    # What was seen at the server is read here too, and no news.
    new = tuple(
        replace(entry, rule_outcome=replace(entry.rule_outcome, read=True, notify=False))
        if entry.keys in seen
        else entry
        # A newsletter begins with the mail that came just now.
        for entry in ask_rules(conn, feed, decision.new, now, since=min(feed.added_at, now - DAY_S))
    )
    http = replace(feed.http, last_fetched_at=now, last_ok_at=now, last_new_at=now if new else feed.http.last_new_at)
    publisher = PublisherData(title=sender.title, kind="mail")
    applied = apply_update(conn, FeedUpdate(feed.id, now, http, None, publisher=publisher, new=new, seen=decision.seen))
    if applied.new_ids:
        stored.new[feed.id] = stored.new.get(feed.id, 0) + len(applied.new_ids)
        stored.entry_ids.setdefault(feed.id, []).extend(applied.new_ids)
        stored.notify_ids.setdefault(feed.id, []).extend(applied.notify_ids)
    known = find_known(conn, feed.id, keys)
    found = [(one, known[key].entry_id) for one in read if (key := make_keys(one.entry).guid) in known]
    mailboxes.add_items(
        conn, box.id, (mailboxes.MailItem(one.fetched.uid, id_, one.fetched.is_seen) for one, id_ in found)
    )
    fresh = set(applied.new_ids)
    for one, entry_id in found:
        if one.mail.pictures and entry_id in fresh:
            mailboxes.add_pictures(conn, entry_id, one.mail.pictures)


BATCH_MAILS = 50
BATCH_BYTES = 2_000_000
MOST_NEW = 50_000
"""How many mails are listed at once after a long absence."""


class CheckTools(Struct, frozen=True):
    conn: Connection
    clock: Clock
    zone: tzinfo
    is_stopped: Callable[[], bool] = lambda: False
    """Whether the user stopped the check; what was read so far is kept."""
    on_progress: Callable[[int, int], None] = lambda done, total: None
    parser: GuardedParser | None = None
    """None: one of its own, which starts when there is something to parse and ends with the check."""


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
                mailboxes.add_check(tools.conn, made)
                add_side_fetch(tools.conn, day, trigger, used, bool(problem))


def note_failure(conn: Connection, mailbox_id: int, error: MailError, now: float) -> None:
    """Note a failure; being offline is not counted against the server."""
    state = mailboxes.find_mailbox_state(conn, mailbox_id)
    failures = state.failures + (error.problem is not MailProblem.OFFLINE)
    state = replace(state, tried_at=now, problem=error.problem, message=error.message, failures=failures)
    mailboxes.save_mailbox_state(conn, mailbox_id, state)


class _Checking:
    def __init__(self, tools: CheckTools, box: Mailbox, client: ImapClient, stored: StoredMails, now: float) -> None:
        self._tools, self._box, self._client, self._stored = tools, box, client, stored
        self._now = now
        self._state = mailboxes.find_mailbox_state(tools.conn, box.id)
        self._parser = tools.parser or GuardedParser()
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
            if self._tools.parser is None:
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
            while uids := mailboxes.list_unseen(self._tools.conn, self._box.id):
                self._client.mark_seen(uids)
                mailboxes.note_seen(self._tools.conn, self._box.id, uids)

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
        mailboxes.forget_items(self._tools.conn, self._box.id)
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
        mailboxes.save_mailbox_state(self._tools.conn, self._box.id, self._state)


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
    began = clock.monotonic()
    with ImapClient(login, proxy, lambda: False) as client:
        return TriedMail(tuple(client.list_folders()), client.can_push, clock.monotonic() - began)
