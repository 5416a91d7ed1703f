"""The thread of one mailbox: checks it, then listens until the server says that something came.

If the server can push (IDLE), it is listened to over one quiet connection and nothing is ever polled; the thread then
wakes the machine every 29 minutes. Otherwise it is checked every two hours, within the day's budget. Deciding what
comes next (`decide_step`) is pure.
"""

from __future__ import annotations

import contextlib
import logging
import select
import socket
import threading
from collections.abc import Callable
from enum import StrEnum

from msgspec import Struct

from reader.core.clock import local_day
from reader.core.errors import PaperroundError
from reader.core.records.machine import Network
from reader.core.words.catalogue import MailCode
from reader.engine.conditions import decide_allowance
from reader.engine.due_thread import ServerContext
from reader.engine.messages import Delivered, MailChecked
from reader.engine.polls import index_everything
from reader.features.mail.imap import ImapClient, MailError
from reader.features.mail.records import CheckReason, Mailbox, MailboxState, MailLogin, MailProblem
from reader.features.mail.store import find_mailbox, find_mailbox_state, list_unseen
from reader.features.mail.worker.check import CheckTools, check
from reader.net.passwords import Passwords
from reader.net.request_state import Cancelled
from reader.planner.days import next_day_start
from reader.store.db import Connection, open_store
from reader.store.poll_log import read_day_ledger
from reader.store.settings import load_settings

log = logging.getLogger(__name__)
RENEW_S = 29 * 60.0
"""A server may hang up after half an hour of silence (RFC 2177), so the wait is renewed before."""
RARE_S = 2 * 3_600.0
SPARING_S = 4 * 3_600.0
"""The same on battery and on metered networks."""
FIRST_PAUSE_S = 60.0
LONGEST_PAUSE_S = 3_600.0
PASSWORD_PAUSE_S = 86_400.0
SHORT_LIFE_S = 300.0
"""A connection that broke sooner than this suggests that the next one may too."""
FIRST_PUSH_PAUSE_S = 5.0
LONGEST_PUSH_PAUSE_S = 900.0
AFTER_BUG_S = 600.0


class MailAction(StrEnum):
    CHECK = "check"
    LISTEN = "listen"
    WAIT = "wait"


class Step(Struct, frozen=True):
    action: MailAction
    until_at: float | None = None
    """For WAIT and LISTEN, at most until then; None until something happens."""
    reason: CheckReason = CheckReason.CONNECTED
    keeps_connection: bool = True
    """False closes what is open first."""


class Moment(Struct, frozen=True):
    now: float
    state: MailboxState
    is_connected: bool
    is_asked: bool = False
    has_news: bool = False
    is_quiet: bool = False
    """There is no network, or the user paused polling."""
    has_unsent: bool = False
    """Entries read here are not marked at the server yet."""
    is_sparing: bool = False
    left: int = 1
    day_end_at: float = 0.0
    broken_connections: int = 0
    """In a row, each soon after it was opened."""
    broken_at: float = 0.0
    empty_pushes: int = 0
    """In a row: the server said that something came, but nothing had."""
    checked_at: float = 0.0


def decide_step(moment: Moment) -> Step:
    state = moment.state
    if moment.is_asked:
        return Step(MailAction.CHECK, reason=CheckReason.ASKED)
    if moment.is_quiet:
        return Step(MailAction.WAIT, keeps_connection=False)
    if state.problem and state.tried_at is not None:
        return _when(moment, state.tried_at + find_pause_s(state), CheckReason.CONNECTED, keeps_connection=False)
    if state.synced_at is None:
        return Step(MailAction.CHECK, reason=CheckReason.ADDED)
    if state.can_push is False:
        # Marks wait for the next check: they are not worth a login.
        at = state.synced_at + (SPARING_S if moment.is_sparing else RARE_S)
        if moment.left <= 0:
            at = max(at, moment.day_end_at)
        return _when(moment, at, CheckReason.RARELY, keeps_connection=False)
    return _be_pushed(moment)


def _be_pushed(moment: Moment) -> Step:
    if not moment.is_connected:
        pause_s = _grow(FIRST_PAUSE_S, moment.broken_connections, LONGEST_PAUSE_S) if moment.broken_connections else 0.0
        return _when(moment, moment.broken_at + pause_s, CheckReason.CONNECTED)
    if moment.has_news:
        pause_s = find_push_pause_s(moment.empty_pushes)
        return _when(moment, moment.checked_at + pause_s, CheckReason.PUSHED)
    if moment.has_unsent:
        return Step(MailAction.CHECK, reason=CheckReason.PUSHED)
    return Step(MailAction.LISTEN, moment.now + RENEW_S)


def _when(moment: Moment, at: float, reason: CheckReason, *, keeps_connection: bool = True) -> Step:
    if moment.now >= at:
        return Step(MailAction.CHECK, reason=reason, keeps_connection=keeps_connection)
    return Step(MailAction.WAIT, at, reason, keeps_connection)


def find_pause_s(state: MailboxState) -> float:
    """The pause after failures, which grows with each; a wrong password won't get better."""
    if state.problem in (MailProblem.PASSWORD, MailProblem.NO_FOLDER):
        return PASSWORD_PAUSE_S
    return _grow(FIRST_PAUSE_S, state.failures, LONGEST_PAUSE_S)


def find_push_pause_s(empty_pushes: int) -> float:
    """A server that cries wolf is believed later and later."""
    return _grow(FIRST_PUSH_PAUSE_S, empty_pushes, LONGEST_PUSH_PAUSE_S) if empty_pushes else 0.0


def _grow(first_s: float, times: int, longest_s: float) -> float:
    return float(min(first_s * 2 ** min(max(times - 1, 0), 10), longest_s))


class MailboxListener:
    def __init__(self, context: ServerContext, mailbox_id: int, network: Network) -> None:
        self._context, self._mailbox_id = context, mailbox_id
        self._waker, self._bell = socket.socketpair()
        self._bell.setblocking(False)
        self._waker.setblocking(False)
        self._closing, self._stopping = threading.Event(), threading.Event()
        self._lock = threading.Lock()
        self._network = network
        self._is_asked = self._is_stale = self._has_news = False
        self._client: ImapClient | None = None
        self._connected_at, self._checked_at = 0.0, 0.0
        self._broken_connections, self._broken_at = 0, 0.0
        self._empty_pushes = 0
        self._thread = threading.Thread(target=self._work, daemon=True, name=f"mailbox {mailbox_id}")

    def start(self) -> None:
        self._thread.start()

    def ask(self) -> None:
        with self._lock:
            self._is_asked = True
        self.reconsider()

    def stop_check(self) -> None:
        """Stop a check; what was read so far is kept."""
        self._stopping.set()

    def set_network(self, network: Network) -> None:
        with self._lock:
            self._network = network
        self.reconsider()

    def distrust_connection(self) -> None:
        """Drop a connection that a sleep or another network broke, and pauses from before the clock was set back."""
        with self._lock:
            self._is_stale = True
        self.reconsider()

    def close(self, wait_s: float = 1.0) -> None:
        self._closing.set()
        self.reconsider()
        if self._thread.is_alive():
            self._thread.join(wait_s)

    def reconsider(self) -> None:
        """Wake the thread to decide again: something changed. Any thread."""
        with contextlib.suppress(OSError):
            self._bell.send(b"!")

    def _work(self) -> None:
        conn = open_store(self._context.profile.database, self._context.clock.now())
        try:
            while not self._closing.is_set() and self.do_step(conn):
                pass
        finally:
            self._hang_up()
            conn.close()
            for end in (self._waker, self._bell):
                end.close()

    def do_step(self, conn: Connection) -> bool:
        """Do the next step; return False if the mailbox is gone."""
        with contextlib.suppress(BlockingIOError):
            while self._waker.recv(4_096):
                pass
        box = find_mailbox(conn, self._mailbox_id)
        if box is None:
            return False
        try:
            self._do_step(conn, box, self._decide(conn, box))
        except MailError as error:
            log.info("%s was not checked: %s", box.name, error)
            self._note_break()
        except Cancelled:
            self._hang_up()
        except PaperroundError as error:
            log.info("a mailbox was left alone: %s", error)
            self._sleep(AFTER_BUG_S)
        except Exception:  # a bug in one check must not end the thread
            log.exception("checking a mailbox failed")
            self._note_break()
            self._sleep(AFTER_BUG_S)
        return True

    def _decide(self, conn: Connection, box: Mailbox) -> Step:
        with self._lock:
            is_asked, self._is_asked = self._is_asked, False
            is_stale, self._is_stale = self._is_stale, False
            network = self._network
        if is_stale:
            self._hang_up()
            self._broken_at = self._checked_at = 0.0
        now, settings = self._context.clock.now(), load_settings(conn)
        ledger = read_day_ledger(conn, local_day(now, self._context.zone), settings)
        return decide_step(
            Moment(
                now=now,
                state=find_mailbox_state(conn, box.id),
                is_connected=self._client is not None,
                is_asked=is_asked,
                has_news=self._has_news,
                is_quiet=network.online is False or settings.paused,
                has_unsent=box.marks_read and bool(list_unseen(conn, box.id)),
                is_sparing=decide_allowance(self._context.read_conditions(network), settings).share < 1.0,
                left=ledger.left,
                day_end_at=next_day_start(now, self._context.zone),
                broken_connections=self._broken_connections,
                broken_at=self._broken_at,
                empty_pushes=self._empty_pushes,
                checked_at=self._checked_at,
            )
        )

    def _do_step(self, conn: Connection, box: Mailbox, step: Step) -> None:
        if not step.keeps_connection:
            self._hang_up()
        if step.action is MailAction.CHECK:
            self._check(conn, box, step.reason)
        elif step.action is MailAction.LISTEN and self._client is not None:
            left = (step.until_at or 0.0) - self._context.clock.now()
            self._has_news = self._client.idle(self._waker, left)
        else:
            self._sleep(None if step.until_at is None else max(step.until_at - self._context.clock.now(), 0.0))

    def _sleep(self, seconds: float | None) -> None:
        select.select([self._waker], [], [], seconds)

    def _check(self, conn: Connection, box: Mailbox, reason: CheckReason) -> None:
        had_news, self._has_news = self._has_news, False
        self._stopping.clear()
        self._checked_at = self._context.clock.now()
        note = self._context.on_note
        note(MailChecked(box.id, is_under_way=True))
        new: dict[int, int] = {}
        has_more_feeds = False
        tools = CheckTools(
            conn,
            self._context.clock,
            self._context.zone,
            self._stopping.is_set,
            lambda done, total: note(MailChecked(box.id, is_under_way=True, done=done, total=total)),
        )
        was_here_before = find_mailbox_state(conn, box.id).synced_at is not None
        try:
            stored = check(tools, box, lambda: self._get_client(conn, box), reason)
            new, has_more_feeds = stored.new, bool(stored.feeds_added)
            self._empty_pushes = self._empty_pushes + 1 if had_news and not new else 0
            if was_here_before:  # what a first check brings is not news
                for feed_id, ids in stored.entry_ids.items():
                    self._context.put(Delivered(feed_id, tuple(ids), tuple(stored.notify_ids[feed_id])))
        finally:
            index_everything(conn)
            note(MailChecked(box.id, False, new, has_more_feeds))
        if self._client is not None and not self._client.can_push:
            self._hang_up()

    def _get_client(self, conn: Connection, box: Mailbox) -> ImapClient:
        if self._client is None:
            self._client = open_client(self._context.passwords, box, load_settings(conn).proxy, self._closing.is_set)
            self._connected_at = self._context.clock.now()
        return self._client

    def _note_break(self) -> None:
        now = self._context.clock.now()
        if self._client is not None:
            is_short = now - self._connected_at < SHORT_LIFE_S
            self._broken_connections = self._broken_connections + 1 if is_short else 0
            self._broken_at = now
        self._hang_up()

    def _hang_up(self) -> None:
        client, self._client = self._client, None
        if client is not None:
            client.close()


def open_client(passwords: Passwords, box: Mailbox, proxy: str, cancelled: Callable[[], bool]) -> ImapClient:
    """Raises MailError if the password is not known."""
    known = passwords.find(box.server.origin, box.server.username)
    if known is None:
        message = MailCode.MAIL_PASSWORD_MISSING(host=box.server.host)
        raise MailError(MailProblem.PASSWORD, message)
    return ImapClient(MailLogin(box.server, known.password), proxy, cancelled)
