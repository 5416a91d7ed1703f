"""All mailboxes in the engine's process: a thread for each, started and ended as the user adds and removes them.

Without a mailbox there is no thread, and nothing of IMAP is loaded.
"""

from __future__ import annotations

import threading
from collections.abc import Callable, Sequence
from contextlib import AbstractContextManager, closing, nullcontext

from reader.core.errors import PaperroundError
from reader.core.records.machine import Network, Sign
from reader.engine import messages
from reader.engine.absence import was_set_back
from reader.engine.due_thread import NEVER, DueThread, ServerContext
from reader.features.mail.store import list_mailboxes
from reader.features.mail.worker import check, listener
from reader.store.db import open_store
from reader.store.settings import load_settings

OVERSLEPT_S = 120.0
"""The engine beats every half minute: if it did not for this long, the machine slept."""


class MailWatcher(DueThread[None]):
    work = "mailboxes"
    patience_s = 0.0

    def __init__(self, context: ServerContext, has_mailboxes: bool) -> None:
        super().__init__(context.clock, 0.0 if has_mailboxes else NEVER)
        self._context = context
        self._listeners: dict[int, listener.MailboxListener] = {}
        self._lock = threading.Lock()
        self._network = Network()
        self._tries: list[messages.TryMail] = []
        with self._changed:
            self._wake_if_due()

    def handle(self, command: messages.Command) -> bool:
        """Return True for commands that are for mailboxes alone. The thread of commands."""
        if isinstance(command, messages.MailboxesChanged | messages.TryMail):
            self._match_soon([command] if isinstance(command, messages.TryMail) else ())
        elif isinstance(command, messages.CheckMail):
            self._for_each(lambda one: one.ask(), command.mailbox_id)
        elif isinstance(command, messages.StopMail):
            self._for_each(lambda one: one.stop_check(), command.mailbox_id)
        else:
            self._handle_other(command)
        return isinstance(command, messages.MailCommand)

    def _match_soon(self, tries: Sequence[messages.TryMail] = ()) -> None:
        with self._changed:
            self._tries += tries
            self._next_at = 0.0
            self._wake_if_due()

    def _handle_other(self, command: messages.Command) -> None:
        if isinstance(command, messages.NetworkChanged):
            self._network = command.network
            self._for_each(lambda one: one.set_network(command.network))
        elif isinstance(command, messages.PasswordGiven):
            self._context.passwords.remember(command.url, command.username, command.password)
        elif isinstance(command, messages.Refresh) and not command.reason:
            self._for_each(lambda one: one.ask())
        elif isinstance(command, messages.SettingsChanged):
            self._match_soon()  # a command in the terminal may have changed mailboxes, too
        elif isinstance(command, messages.LocalChanges):
            self._for_each(lambda one: one.reconsider())
        elif isinstance(command, messages.SignHeard) and command.sign.sign in (Sign.RESUMED, Sign.NETWORK_JOINED):
            self._for_each(lambda one: one.distrust_connection())

    def beat(self) -> None:
        """Check also whether the machine slept, or the clock was set back."""
        before, now = self._beat_at, self._context.clock.now()
        super().beat()
        if now - before > OVERSLEPT_S or was_set_back(before, now):
            self._for_each(lambda one: one.distrust_connection())

    def close(self) -> None:
        super().close()
        self._for_each(lambda one: one.close())

    def _for_each(self, action: Callable[[listener.MailboxListener], None], mailbox_id: int | None = None) -> None:
        """None means all mailboxes."""
        with self._lock:
            chosen = [one for id_, one in self._listeners.items() if mailbox_id in (None, id_)]
        for one in chosen:
            action(one)

    def _open(self) -> AbstractContextManager[None]:
        return nullcontext()

    def _do_round(self, tools: None) -> float:
        self._match_mailboxes()
        with self._changed:
            tries, self._tries = self._tries, []
        for one in tries:
            self._try(one)
        return NEVER

    def _match_mailboxes(self) -> None:
        with closing(open_store(self._context.profile.database, self._context.clock.now())) as conn:
            wanted = {box.id for box in list_mailboxes(conn)}
        with self._lock:
            gone = [self._listeners.pop(id_) for id_ in set(self._listeners) - wanted]
            for id_ in wanted - set(self._listeners):
                made = listener.MailboxListener(self._context, id_, self._network)
                self._listeners[id_] = made
                made.start()
            kept = list(self._listeners.values())
        for one in gone:
            one.close(0.0)
        for one in kept:
            one.reconsider()

    def _try(self, task: messages.TryMail) -> None:
        with closing(open_store(self._context.profile.database, self._context.clock.now())) as conn:
            proxy = load_settings(conn).proxy
        try:
            tried = check.try_mail(task.login, self._context.clock, proxy)
        except PaperroundError as error:
            self._context.on_note(messages.MailTried(task.number, None, error.message))
        else:
            self._context.on_note(messages.MailTried(task.number, tried))
