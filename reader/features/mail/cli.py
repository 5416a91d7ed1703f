"""The mail command: newsletters read from mail folders."""

from __future__ import annotations

from contextlib import ExitStack
from functools import partial

from msgspec.structs import replace

from reader.cli.commands import Chosen, Commands, Session, flag, get_feed, get_only, only_given, switch, value
from reader.cli.output import Row, at, complain, count_things, pick, read_secret, say
from reader.core.clock import LocalZone, local_day
from reader.core.errors import UsageError
from reader.core.progress import Progress
from reader.core.words.words import in_english
from reader.engine.polls import index_everything
from reader.engine.process.handover import CHANGED, STORED, hand_over
from reader.features.mail import service as services
from reader.features.mail.imap import MailError
from reader.features.mail.records import (
    DEFAULT_FOLDER,
    FIRST_MAILS,
    CheckReason,
    Mailbox,
    MailLogin,
    MailServer,
    Security,
)
from reader.features.mail.store import change_mailbox, find_unsubscribe, list_mailboxes
from reader.features.mail.worker.check import CheckTools, StoredMails, check, try_mail
from reader.features.mail.worker.listener import open_client
from reader.net.client import never
from reader.net.passwords import Passwords

COMMANDS = Commands()
MAIL = COMMANDS.group("mail", "manage newsletters read from a mail folder")
NONE_YET = "No mailboxes yet. To add one: paperround mail add SERVER --user NAME"
SERVER = (
    value("server", "SERVER", "IMAP server, such as imap.example.org or imap.example.org:993"),
    value("--user", "NAME", "user name on the server", required=True),
    value("--port", "N", "port (default: 993, or 143 with --starttls or --no-tls)", type=int),
    flag("--starttls", "use STARTTLS (port 143)"),
    flag("--no-tls", "don't encrypt; only for a server on this computer"),
    value("--ca", "FILE", "certificate of your own authority", default=""),
)
FEED = value("feed", "FEED", "address, id or name of the newsletter's feed")
MAILBOX = value("mailbox", "MAILBOX", "number or name of the mailbox")


def _make_server(chosen: Chosen) -> MailServer:
    security = Security.STARTTLS if chosen.starttls else Security.NONE if chosen.no_tls else Security.TLS
    return services.make_server(chosen.server, chosen.user, security, chosen.port, chosen.ca)


@MAIL.add(
    "add",
    "add a folder on a mail server; prompts for the password",
    *SERVER,
    value("--folder", "NAME", "folder to read (default: INBOX)", default=DEFAULT_FOLDER),
    value("--name", "TEXT", "name to show", default=""),
    value("--first", "N", f"start with the newest N messages (default: {FIRST_MAILS})", type=int, default=FIRST_MAILS),
    flag("--mark-read", "mark messages as read on the server when you read them"),
    flag("--no-check", "don't check it now"),
)
def run_add(session: Session, chosen: Chosen) -> None:
    login = MailLogin(_make_server(chosen), read_secret("Password"))
    tried = try_mail(login, session.clock, session.settings.proxy)
    if chosen.folder not in tried.folders and chosen.folder.upper() != DEFAULT_FOLDER:
        raise UsageError(
            f"There's no folder {chosen.folder!r} on the server. Run 'paperround mail folders' to list them."
        )
    box = services.add_mailbox(
        session.conn,
        login.server,
        session.now,
        folder=chosen.folder,
        name=chosen.name,
        marks_read=chosen.mark_read,
        first_mails=chosen.first,
    )
    passwords = Passwords(settings=session.settings)
    kept = passwords.set(login.server.origin, login.server.username, login.password)
    way = "announces new messages (IDLE)" if tried.can_push else "is checked every two hours"
    say(f"{login.server.host} answered in {tried.elapsed_s:.1f} s and {way}.")
    if kept.message:
        complain(in_english(kept.message))
    try:
        if not chosen.no_check:
            _read(session, box, passwords)
    finally:  # the mailbox is kept even if its first check fails
        hand_over(session.profile, {"do": CHANGED})


@MAIL.lists(
    "list mailboxes and their status",
    columns=("id", "name", "server", "user", "folder", "feeds", "push", "status", "checked", "bytes_today"),
    empty=NONE_YET,
)
def run_list(session: Session, chosen: Chosen) -> list[Row]:
    return [_mailbox_object(one) for one in services.list_facts(session.conn, local_day(session.now, LocalZone()))]


@MAIL.add(
    "folders",
    "list the folders on a mail server; prompts for the password",
    *SERVER,
    columns=("folder",),
    empty="No folders.",
)
def run_folders(session: Session, chosen: Chosen) -> list[Row]:
    login = MailLogin(_make_server(chosen), read_secret("Password"))
    return [{"folder": name} for name in try_mail(login, session.clock, session.settings.proxy).folders]


@MAIL.add(
    "check",
    "check for new messages now, and finish a first check that was stopped",
    value("mailbox", "MAILBOX", "only this mailbox: its number or name", nargs="?", default=""),
    flag("--password-stdin", "read the password from standard input, if there's no keyring"),
)
def run_check(session: Session, chosen: Chosen) -> int:
    boxes = [_get_mailbox(session, chosen.mailbox)] if chosen.mailbox else list_mailboxes(session.conn)
    if not boxes:
        raise UsageError(NONE_YET)
    passwords, code = Passwords(settings=session.settings), 0
    if chosen.password_stdin:
        word = read_secret("Password")
        for box in boxes:
            passwords.remember(box.server.origin, box.server.username, word)
    for box in boxes:
        try:
            _read(session, box, passwords)
        except MailError as error:
            complain(f"{box.name}: {error}")
            code = error.exit_code
    hand_over(session.profile, {"do": STORED})
    return code


@MAIL.add(
    "edit",
    "rename a mailbox or mark its messages as read on the server",
    MAILBOX,
    value("--name", "TEXT", "name to show"),
    value("--ca", "FILE", "certificate of your own authority"),
    switch("--mark-read", "mark messages as read on the server when you read them (default: off)"),
)
def run_edit(session: Session, chosen: Chosen) -> None:
    box = _get_mailbox(session, chosen.mailbox)
    changes = only_given(name=chosen.name, marks_read=chosen.mark_read)
    if chosen.ca is not None:
        changes["server"] = replace(box.server, ca_file=chosen.ca)
    change_mailbox(session.conn, replace(box, **changes))
    hand_over(session.profile, {"do": CHANGED})
    say("Saved." if changes else "Nothing to change. See 'paperround mail edit --help'.")


@MAIL.add(
    "remove",
    "remove a mailbox; nothing changes on the server",
    MAILBOX,
    flag("--remove-feeds", "remove its feeds on this computer"),
)
def run_remove(session: Session, chosen: Chosen) -> None:
    box = _get_mailbox(session, chosen.mailbox)
    _, count = services.remove_mailbox(session.conn, box.id, session.now, keep_feeds=not chosen.remove_feeds)
    if not services.needs_password(session.conn, box):
        services.forget_password(box)
    hand_over(session.profile, {"do": CHANGED})
    outcome = "removed" if chosen.remove_feeds else "kept, but get no new articles"
    say(f"Removed {box.name}. Its feeds ({count}) are {outcome}. Nothing changed on {box.server.host}.")


@MAIL.add("unsubscribe", "print the unsubscribe link of a newsletter; nothing is opened or sent", FEED)
def run_unsubscribe(session: Session, chosen: Chosen) -> None:
    feed = get_feed(session, chosen.feed)
    address = find_unsubscribe(session.conn, feed.id)
    if not address:
        raise UsageError(f"{feed.name} has no unsubscribe link. Look for one at the end of an article.")
    say(address)


def _read(session: Session, box: Mailbox, passwords: Passwords) -> None:
    with Progress(1, f"Checking {box.name}") as progress:
        tools = CheckTools(
            session.conn,
            session.clock,
            LocalZone(),
            on_progress=lambda done, total: progress.reach(done, total, f"Reading {done} of {total} messages"),
        )
        stored = check_now(tools, box, passwords, session.settings.proxy)
    index_everything(session.conn)
    new = count_things(sum(stored.new.values()), "new article")
    say(f"{box.name}: {new}, {count_things(stored.feeds_added, 'new feed')}.")


def _get_mailbox(session: Session, text: str) -> Mailbox:
    named = [(box, box.id, (box.name, box.server.host)) for box in list_mailboxes(session.conn)]
    return get_only(named, text, f"There's no mailbox {text!r}. Run 'paperround mail' to list your mailboxes.")


def _mailbox_object(facts: services.MailboxFacts) -> Row:
    state, box = facts.state, facts.box
    return {
        **pick(box, "id name folder marks_read"),
        "server": f"{box.server.host}:{box.server.port}",
        "user": box.server.username,
        "feeds": facts.feeds,
        "push": {True: "yes", False: "no", None: ""}[state.can_push],
        "status": in_english(state.message) if state.message else ("OK" if state.synced_at else "new"),
        "checked": at(state.synced_at) if state.synced_at else "",
        "checks_today": facts.today.checks,
        "requests_today": facts.today.requests,
        "bytes_today": facts.today.wire_bytes,
    }


def check_now(tools: CheckTools, box: Mailbox, passwords: Passwords, proxy: str) -> StoredMails:
    """Check a mailbox. MailError if that fails; what was read until then is kept."""
    with ExitStack() as opened:
        get_client = partial(open_client, passwords, box, proxy, never)
        return check(tools, box, lambda: opened.enter_context(get_client()), CheckReason.ASKED)
