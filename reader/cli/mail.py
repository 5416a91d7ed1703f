"""Commands for newsletters by mail: mail add, list, folders, read, edit, remove, unsubscribe."""

from __future__ import annotations

import argparse
from contextlib import ExitStack
from typing import Any

from msgspec.structs import replace

from reader.cli.arguments import add_command
from reader.cli.output import Row, complain, count_things, iso_time, local_time, read_secret, say, show
from reader.cli.session import Session, get_feed, get_only, in_session
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

COLUMNS = ("id", "name", "server", "user", "folder", "feeds", "push", "state", "checked", "bytes_today")


def add_commands(commands: Any) -> None:
    mail = commands.add_parser("mail", help="read newsletters in a mail folder as feeds, one for each sender")
    kinds = mail.add_subparsers(dest="mail_command", metavar="COMMAND", required=True)
    _add_add(kinds)
    listing = add_command(kinds, "list", run_list, "list the mail folders that are read")
    listing.add_argument("--json", action="store_true")
    folders = add_command(kinds, "folders", run_folders, "list the folders at a mail server; asks for the password")
    _add_server(folders)
    folders.add_argument("--json", action="store_true")
    reading = add_command(
        kinds, "read", run_read, "look for new mails now, and go on with a first check that was stopped"
    )
    reading.add_argument("mailbox", nargs="?", default="", metavar="MAILBOX", help="only this one")
    reading.add_argument("--password-stdin", action="store_true", help="read the password, where there is no keyring")
    editing = add_command(
        kinds, "edit", run_edit, "call a mailbox otherwise, or have mails marked as read at the server"
    )
    editing.add_argument("mailbox", metavar="MAILBOX", help="its number or name")
    editing.add_argument("--name", metavar="TEXT", help="what to call it here")
    editing.add_argument("--ca", metavar="FILE", help="certificate of your own authority")
    editing.add_argument(
        "--mark-read",
        action=argparse.BooleanOptionalAction,
        help="mark at the server what you read here (off at first: nothing is changed there)",
    )
    removing = add_command(kinds, "remove", run_remove, "read a mailbox no more; nothing changes at the server")
    removing.add_argument("mailbox", metavar="MAILBOX", help="its number or name")
    removing.add_argument("--drop-feeds", action="store_true", help="remove its feeds here, too")
    leaving = add_command(
        kinds, "unsubscribe", run_unsubscribe, "show where a newsletter can be left; nothing is opened or sent"
    )
    leaving.add_argument("feed", metavar="FEED")


def _add_add(kinds: Any) -> None:
    adding = add_command(kinds, "add", run_add, "add a folder at a mail server; asks for the password")
    _add_server(adding)
    adding.add_argument("--folder", default=DEFAULT_FOLDER, metavar="NAME", help="which one (INBOX)")
    adding.add_argument("--name", default="", metavar="TEXT", help="what to call it here")
    adding.add_argument(
        "--first", type=int, default=FIRST_MAILS, metavar="N", help=f"read the newest N mails ({FIRST_MAILS})"
    )
    adding.add_argument("--mark-read", action="store_true", help="mark at the server what you read here")
    adding.add_argument("--no-read", action="store_true", help="do not read it at once")


def _add_server(parser: Any) -> None:
    parser.add_argument("server", metavar="SERVER", help="such as imap.example.org, or with :PORT")
    parser.add_argument("--user", required=True, metavar="NAME")
    parser.add_argument("--port", type=int, metavar="N")
    parser.add_argument("--starttls", action="store_true", help="begin in the clear and change to TLS (port 143)")
    parser.add_argument("--open", action="store_true", help="without TLS; for a server on this machine alone")
    parser.add_argument("--ca", default="", metavar="FILE", help="certificate of your own authority")


def _make_server(chosen: argparse.Namespace) -> MailServer:
    security = Security.STARTTLS if chosen.starttls else Security.NONE if chosen.open else Security.TLS
    return services.make_server(chosen.server, chosen.user, security, chosen.port, chosen.ca)


@in_session
def run_list(session: Session, chosen: argparse.Namespace) -> None:
    facts = services.list_facts(session.conn, local_day(session.now, LocalZone()))
    rows = [_mailbox_object(one, as_json=chosen.json) for one in facts]
    show(rows, as_json=chosen.json, columns=COLUMNS, empty="No mailboxes yet: paperround mail add --help")


@in_session
def run_folders(session: Session, chosen: argparse.Namespace) -> None:
    login = MailLogin(_make_server(chosen), read_secret("Password"))
    tried = try_mail(login, session.clock, session.settings.proxy)
    rows: list[Row] = [{"folder": name} for name in tried.folders]
    show(rows, as_json=chosen.json, columns=("folder",), empty="There is no folder.")


@in_session
def run_add(session: Session, chosen: argparse.Namespace) -> None:
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


@in_session
def run_read(session: Session, chosen: argparse.Namespace) -> int:
    boxes = [_get_mailbox(session, chosen.mailbox)] if chosen.mailbox else list_mailboxes(session.conn)
    if not boxes:
        raise UsageError("No mailboxes yet: paperround mail add --help")
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


@in_session
def run_edit(session: Session, chosen: argparse.Namespace) -> None:
    box = _get_mailbox(session, chosen.mailbox)
    given = {"name": chosen.name, "marks_read": chosen.mark_read}
    changes: dict[str, Any] = {name: value for name, value in given.items() if value is not None}
    if chosen.ca is not None:
        changes["server"] = replace(box.server, ca_file=chosen.ca)
    change_mailbox(session.conn, replace(box, **changes))
    hand_over(session.profile, {"do": CHANGED})
    say("Kept." if changes else "Nothing to change.")


@in_session
def run_remove(session: Session, chosen: argparse.Namespace) -> None:
    box = _get_mailbox(session, chosen.mailbox)
    _, count = services.remove_mailbox(session.conn, box.id, session.now, keep_feeds=not chosen.drop_feeds)
    if not services.needs_password(session.conn, box):
        services.forget_password(box)
    hand_over(session.profile, {"do": CHANGED})
    outcome = "removed" if chosen.drop_feeds else "kept, and get nothing more"
    say(f"Left {box.name}; its {count} feeds are {outcome}. Nothing was changed at {box.server.host}.")


@in_session
def run_unsubscribe(session: Session, chosen: argparse.Namespace) -> None:
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


def _mailbox_object(facts: services.MailboxFacts, *, as_json: bool) -> Row:
    state, box = facts.state, facts.box
    show_time = iso_time if as_json else local_time
    return {
        "id": box.id,
        "name": box.name,
        "server": f"{box.server.host}:{box.server.port}",
        "user": box.server.username,
        "folder": box.folder,
        "feeds": facts.feeds,
        "push": {True: "yes", False: "no", None: ""}[state.can_push],
        "marks_read": box.marks_read,
        "state": in_english(state.message) if state.message else ("fine" if state.synced_at else "new"),
        "checked": show_time(state.synced_at) if state.synced_at else "",
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
