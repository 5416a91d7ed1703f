"""Commands for newsletters by mail: mail add, list, folders, read, edit, remove, unsubscribe."""

from __future__ import annotations

from contextlib import ExitStack
from typing import Any

from msgspec.structs import replace

from reader.cli.commands import Chosen, Commands, flag, switch, value
from reader.cli.output import Row, at, complain, count_things, pick, read_secret, say
from reader.cli.session import Session, get_feed, get_only
from reader.clock import LocalZone, local_day
from reader.engine.mail.check import CheckTools, check, try_mail
from reader.engine.mail.listener import open_client
from reader.engine.mail.store_mails import StoredMails
from reader.engine.polls import index_everything
from reader.errors import UsageError
from reader.fetch.client import never
from reader.fetch.passwords import Passwords
from reader.mail.imap import ImapClient
from reader.mail.problems import MailError
from reader.model.mail import DEFAULT_FOLDER, FIRST_MAILS, CheckReason, Mailbox, MailLogin, MailServer, Security
from reader.process.handover import CHANGED, STORED, hand_over
from reader.progress import Progress
from reader.services import mailboxes as services
from reader.store.mailboxes import change_mailbox, find_unsubscribe, list_mailboxes
from reader.wording.words import in_english

COMMANDS = Commands()
MAIL = COMMANDS.group("mail", "read newsletters in a mail folder as feeds, one for each sender", metavar="COMMAND")
NONE_YET = "No mailboxes yet: paperround mail add --help"
SERVER = (
    value("server", "SERVER", "such as imap.example.org, or with :PORT"),
    value("--user", "NAME", required=True),
    value("--port", "N", type=int),
    flag("--starttls", "begin in the clear and change to TLS (port 143)"),
    flag("--open", "without TLS; for a server on this machine alone"),
    value("--ca", "FILE", "certificate of your own authority", default=""),
)
MAILBOX = value("mailbox", "MAILBOX", "its number or name")


def _make_server(chosen: Chosen) -> MailServer:
    security = Security.STARTTLS if chosen.starttls else Security.NONE if chosen.open else Security.TLS
    return services.make_server(chosen.server, chosen.user, security, chosen.port, chosen.ca)


@MAIL.add(
    "add",
    "add a folder at a mail server; asks for the password",
    *SERVER,
    value("--folder", "NAME", "which one (INBOX)", default=DEFAULT_FOLDER),
    value("--name", "TEXT", "what to call it here", default=""),
    value("--first", "N", f"read the newest N mails ({FIRST_MAILS})", type=int, default=FIRST_MAILS),
    flag("--mark-read", "mark at the server what you read here"),
    flag("--no-read", "do not read it at once"),
)
def run_add(session: Session, chosen: Chosen) -> None:
    login = MailLogin(_make_server(chosen), read_secret("Password"))
    tried = try_mail(login, session.clock, session.settings.proxy)
    if chosen.folder not in tried.folders and chosen.folder.upper() != DEFAULT_FOLDER:
        raise UsageError(f"There is no folder {chosen.folder!r} there; 'paperround mail folders' lists them.")
    box = services.add_mailbox(
        session.conn,
        login.server,
        session.now,
        folder=chosen.folder,
        name=chosen.name,
        marks_read=chosen.mark_read,
        first_mails=chosen.first,
    )
    passwords = Passwords()
    kept = passwords.set(login.server.origin, login.server.username, login.password)
    way = "says when mails come (IDLE)" if tried.can_push else "cannot say when mails come: asked every two hours"
    say(f"{login.server.host} answered in {tried.elapsed_s:.1f} s and {way}.")
    if kept.message:
        complain(in_english(kept.message))
    try:
        if not chosen.no_read:
            _read(session, box, passwords)
    finally:  # it is kept, whatever its first check came to
        hand_over(session.profile, {"do": CHANGED})


@MAIL.add(
    "list",
    "list the mail folders that are read",
    columns=("id", "name", "server", "user", "folder", "feeds", "push", "state", "checked", "bytes_today"),
    empty=NONE_YET,
)
def run_list(session: Session, chosen: Chosen) -> list[Row]:
    return [_mailbox_object(one) for one in services.list_facts(session.conn, local_day(session.now, LocalZone()))]


@MAIL.add(
    "folders",
    "list the folders at a mail server; asks for the password",
    *SERVER,
    columns=("folder",),
    empty="There is no folder.",
)
def run_folders(session: Session, chosen: Chosen) -> list[Row]:
    login = MailLogin(_make_server(chosen), read_secret("Password"))
    return [{"folder": name} for name in try_mail(login, session.clock, session.settings.proxy).folders]


@MAIL.add(
    "read",
    "look for new mails now, and go on with a first check that was stopped",
    value("mailbox", "MAILBOX", "only this one", nargs="?", default=""),
    flag("--password-stdin", "read the password, where there is no keyring"),
)
def run_read(session: Session, chosen: Chosen) -> int:
    boxes = [_get_mailbox(session, chosen.mailbox)] if chosen.mailbox else list_mailboxes(session.conn)
    if not boxes:
        raise UsageError(NONE_YET)
    passwords, code = Passwords(), 0
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
    "call a mailbox otherwise, or have mails marked as read at the server",
    MAILBOX,
    value("--name", "TEXT", "what to call it here"),
    value("--ca", "FILE", "certificate of your own authority"),
    switch("--mark-read", "mark at the server what you read here (off at first: nothing is changed there)"),
)
def run_edit(session: Session, chosen: Chosen) -> None:
    box = _get_mailbox(session, chosen.mailbox)
    given = {"name": chosen.name, "marks_read": chosen.mark_read}
    changes: dict[str, Any] = {name: value for name, value in given.items() if value is not None}
    if chosen.ca is not None:
        changes["server"] = replace(box.server, ca_file=chosen.ca)
    change_mailbox(session.conn, replace(box, **changes))
    hand_over(session.profile, {"do": CHANGED})
    say("Kept." if changes else "Nothing to change.")


@MAIL.add(
    "remove",
    "read a mailbox no more; nothing changes at the server",
    MAILBOX,
    flag("--drop-feeds", "remove its feeds here, too"),
)
def run_remove(session: Session, chosen: Chosen) -> None:
    box = _get_mailbox(session, chosen.mailbox)
    _, count = services.remove_mailbox(session.conn, box.id, session.now, keep_feeds=not chosen.drop_feeds)
    if not services.needs_password(session.conn, box):
        services.forget_password(box)
    hand_over(session.profile, {"do": CHANGED})
    outcome = "removed" if chosen.drop_feeds else "kept, and get nothing more"
    say(f"Left {box.name}; its {count} feeds are {outcome}. Nothing was changed at {box.server.host}.")


@MAIL.add("unsubscribe", "show where a newsletter can be left; nothing is opened or sent", value("feed", "FEED"))
def run_unsubscribe(session: Session, chosen: Chosen) -> None:
    feed = get_feed(session, chosen.feed)
    address = find_unsubscribe(session.conn, feed.id)
    if not address:
        raise UsageError(f"{feed.name} names no address to leave it by.")
    say(address)


def _read(session: Session, box: Mailbox, passwords: Passwords) -> None:
    with Progress(1, f"Reading {box.name}") as progress:
        tools = CheckTools(
            session.conn,
            session.clock,
            LocalZone(),
            on_progress=lambda done, total: progress.reach(done, total, f"Reading {done} of {total} mails"),
        )
        stored = check_now(tools, box, passwords, session.settings.proxy)
    index_everything(session.conn)
    say(f"{box.name}: {_describe(stored)}")


def _describe(stored: StoredMails) -> str:
    new = sum(stored.new.values())
    return f"{count_things(new, 'new article')}, {count_things(stored.feeds_added, 'new feed')}."


def _get_mailbox(session: Session, text: str) -> Mailbox:
    named = [(box, box.id, (box.name, box.server.host)) for box in list_mailboxes(session.conn)]
    return get_only(named, text, f"There is no mailbox {text!r}; 'paperround mail list' shows them.")


def _mailbox_object(facts: services.MailboxFacts) -> Row:
    state, box = facts.state, facts.box
    return {
        **pick(box, "id name folder marks_read"),
        "server": f"{box.server.host}:{box.server.port}",
        "user": box.server.username,
        "feeds": facts.feeds,
        "push": {True: "yes", False: "no", None: ""}[state.can_push],
        "state": in_english(state.message) if state.message else ("fine" if state.synced_at else "new"),
        "checked": at(state.synced_at) if state.synced_at else "",
        "checks_today": facts.today.checks,
        "requests_today": facts.today.requests,
        "bytes_today": facts.today.wire_bytes,
    }


def check_now(tools: CheckTools, box: Mailbox, passwords: Passwords, proxy: str) -> StoredMails:
    """Check a mailbox. MailError if that fails; what was read up to then is kept."""
    with ExitStack() as opened:

        def get_client() -> ImapClient:
            return opened.enter_context(open_client(passwords, box, proxy, never))

        return check(tools, box, get_client, CheckReason.ASKED)
