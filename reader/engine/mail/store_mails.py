"""Turns mails into entries, in a feed for each sender. Runs on the thread that checks the mailbox.

Mails are parsed in a child process with limits; one that can't be read is stored by its head alone, so that nothing
goes unnoticed. A sender that the user unsubscribed from stays known, and its mails are skipped.
"""

from __future__ import annotations

import logging
import re
from collections import defaultdict
from collections.abc import Sequence
from html import escape
from urllib.parse import quote

from msgspec import Struct, field
from msgspec.structs import replace

from reader.engine.rules import ask_rules
from reader.errors import ParseError
from reader.html.tokenizer import unescape
from reader.mail.answers import FetchedMail
from reader.model.mail import FEED_ADDRESS, Mailbox, ParsedMail, Sender
from reader.model.parsed import ParsedEntry
from reader.model.stored import Feed, FeedUpdate, PublisherData
from reader.parse.identity import decide, make_candidates, make_keys, wanted_keys
from reader.parse.worker import GuardedParser
from reader.store.db import Connection, transaction
from reader.store.entries import apply_update, find_known
from reader.store.feeds import add_feed, find_feed
from reader.store.folders import make_folder_path
from reader.store.mailboxes import MailItem, add_items, add_pictures, list_senders, save_sender

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
    """What storing some mails came to."""

    new: dict[int, int] = field(default_factory=dict)
    """New entries, by feed."""
    entry_ids: dict[int, list[int]] = field(default_factory=dict)
    """The same, one by one."""
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
        senders = list_senders(conn, box.id)
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
        save_sender(conn, box.id, sender)
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
    files = [f"{one.name or one.media_type} · {one.size / 1e6:.1f} MB" for one in mail.attachments]
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
    # What was seen at the server is read here, too, and no news.
    new = tuple(
        replace(entry, rule_outcome=replace(entry.rule_outcome, read=True, notify=False))
        if entry.keys in seen
        else entry
        for entry in ask_rules(conn, feed, decision.new, now)
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
    add_items(conn, box.id, (MailItem(one.fetched.uid, id_, one.fetched.is_seen) for one, id_ in found))
    fresh = set(applied.new_ids)
    for one, entry_id in found:
        if one.mail.pictures and entry_id in fresh:
            add_pictures(conn, entry_id, one.mail.pictures)
