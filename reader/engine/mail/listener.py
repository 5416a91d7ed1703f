"""The thread of one mailbox: checks it, then listens until the server says that something came.

While nothing happens it sleeps in one wait for the server's line and a word from us, and wakes the machine every 29
minutes. Decides nothing: engine/mail/next_step.py says what comes next.
"""

from __future__ import annotations

import contextlib
import logging
import select
import socket
import threading
from collections.abc import Callable
from typing import TYPE_CHECKING

from reader.clock import local_day
from reader.engine.delivered import Delivered
from reader.engine.machine.conditions import decide_allowance
from reader.engine.mail.check import CheckTools, check
from reader.engine.mail.messages import MailChecked
from reader.engine.mail.next_step import SHORT_LIFE_S, Deed, Moment, Step, decide_step
from reader.engine.polls.day_ledger import make_day_ledger
from reader.engine.polls.refresh import index_everything
from reader.errors import PaperroundError
from reader.fetch.connection.deadline import Cancelled
from reader.fetch.passwords import Passwords
from reader.mail.imap import ImapClient
from reader.mail.problems import MailError
from reader.model.line import Network
from reader.model.mail import CheckReason, Mailbox, MailLogin, MailProblem
from reader.plan.days import next_day_start
from reader.store.db import Connection, open_store
from reader.store.mail.mail_items import list_unseen
from reader.store.mail.mail_state import find_mailbox_state
from reader.store.mail.mailboxes import find_mailbox
from reader.store.polling.poll_log import get_day
from reader.store.settings import load_settings
from reader.wording.mail_codes import MailCode

if TYPE_CHECKING:
    from reader.engine.server_context import ServerContext

log = logging.getLogger(__name__)
AFTER_BUG_S = 600.0


class MailboxListener:
    def __init__(
        self,
        context: ServerContext,
        mailbox_id: int,
        network: Network,
    ) -> None:
        self._context, self._mailbox_id = context, mailbox_id
        self._waker, self._bell = socket.socketpair()
        self._bell.setblocking(False)
        self._waker.setblocking(False)
        self._closing, self._stopping = threading.Event(), threading.Event()
        self._lock = threading.Lock()
        self._network = network
        self._is_asked = self._is_stale = self._is_told = False
        self._client: ImapClient | None = None
        self._connected_at, self._checked_at = 0.0, 0.0
        self._broken_lines, self._broken_at = 0, 0.0
        self._empty_pushes = 0
        self._thread = threading.Thread(target=self._work, daemon=True, name=f"mailbox {mailbox_id}")

    def start(self) -> None:
        self._thread.start()

    # --- from other threads ---------------------------------------------------------------------

    def ask(self) -> None:
        with self._lock:
            self._is_asked = True
        self._ring()

    def stop_check(self) -> None:
        """What was read so far is kept."""
        self._stopping.set()

    def set_network(self, network: Network) -> None:
        with self._lock:
            self._network = network
        self._ring()

    def reconsider(self) -> None:
        """Settings, marks or the clock changed."""
        self._ring()

    def distrust_line(self) -> None:
        """The machine slept, or the network is another: a line from before leads nowhere, though nobody says so. Or the
        clock was set back: a pause since a later instant would never end."""
        with self._lock:
            self._is_stale = True
        self._ring()

    def close(self, wait_s: float = 1.0) -> None:
        self._closing.set()
        self._ring()
        if self._thread.is_alive():
            self._thread.join(wait_s)

    def _ring(self) -> None:
        with contextlib.suppress(OSError):
            self._bell.send(b"!")

    # --- on the thread --------------------------------------------------------------------------

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
        """False where the mailbox is gone."""
        self._hear_bell()
        box = find_mailbox(conn, self._mailbox_id)
        if box is None:
            return False
        try:
            self._take(conn, box, self._decide(conn, box))
        except MailError as error:
            log.info("%s was not checked: %s", box.name, error)
            self._note_break()
        except Cancelled:
            self._hang_up()
        except PaperroundError as error:
            log.info("a mailbox was left alone: %s", error)
            self._rest(AFTER_BUG_S)
        except Exception:  # a bug in one check must not end the thread
            log.exception("checking a mailbox failed")
            self._note_break()
            self._rest(AFTER_BUG_S)
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
        ledger = make_day_ledger(get_day(conn, local_day(now, self._context.zone)), settings)
        return decide_step(
            Moment(
                now=now,
                state=find_mailbox_state(conn, box.id),
                is_connected=self._client is not None,
                is_asked=is_asked,
                is_told=self._is_told,
                is_quiet=network.online is False or settings.paused,
                has_unsent=box.marks_read and bool(list_unseen(conn, box.id)),
                is_sparing=decide_allowance(self._context.read_conditions(network), settings).share < 1.0,
                left=ledger.left,
                day_end_at=next_day_start(now, self._context.zone),
                broken_lines=self._broken_lines,
                broken_at=self._broken_at,
                empty_pushes=self._empty_pushes,
                checked_at=self._checked_at,
            )
        )

    def _take(self, conn: Connection, box: Mailbox, step: Step) -> None:
        if not step.keeps_line:
            self._hang_up()
        if step.deed is Deed.CHECK:
            self._check(conn, box, step.reason)
        elif step.deed is Deed.LISTEN and self._client is not None:
            left = (step.until_at or 0.0) - self._context.clock.now()
            self._is_told = self._client.idle(self._waker, left)
        else:
            self._rest(None if step.until_at is None else max(step.until_at - self._context.clock.now(), 0.0))

    def _rest(self, seconds: float | None) -> None:
        select.select([self._waker], [], [], seconds)

    def _hear_bell(self) -> None:
        with contextlib.suppress(BlockingIOError):
            while self._waker.recv(4_096):
                pass

    # --- checks ---------------------------------------------------------------------------------

    def _check(self, conn: Connection, box: Mailbox, reason: CheckReason) -> None:
        was_told, self._is_told = self._is_told, False
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
            self._empty_pushes = self._empty_pushes + 1 if was_told and not new else 0
            if was_here_before:  # what a first check brings is no news
                for feed_id, ids in stored.entry_ids.items():
                    self._context.put(Delivered(feed_id, tuple(ids), tuple(stored.notify_ids[feed_id])))
        finally:
            index_everything(conn)
            note(MailChecked(box.id, False, new, has_more_feeds))
        if self._client is not None and not self._client.can_push:
            self._hang_up()

    def _get_client(self, conn: Connection, box: Mailbox) -> ImapClient:
        if self._client is None:
            self._client = open_client(
                self._context.passwords, box, load_settings(conn).proxy, self._closing.is_set
            )
            self._connected_at = self._context.clock.now()
        return self._client

    def _note_break(self) -> None:
        now = self._context.clock.now()
        if self._client is not None:
            is_short = now - self._connected_at < SHORT_LIFE_S
            self._broken_lines = self._broken_lines + 1 if is_short else 0
            self._broken_at = now
        self._hang_up()

    def _hang_up(self) -> None:
        client, self._client = self._client, None
        if client is not None:
            client.close()


def open_client(passwords: Passwords, box: Mailbox, proxy: str, cancelled: Callable[[], bool]) -> ImapClient:
    """MailError where its password is not known."""
    known = passwords.find(box.server.origin, box.server.username)
    if known is None:
        message = MailCode.MAIL_PASSWORD_MISSING(host=box.server.host)
        raise MailError(MailProblem.PASSWORD, message)
    return ImapClient(MailLogin(box.server, known.password), proxy, cancelled)
