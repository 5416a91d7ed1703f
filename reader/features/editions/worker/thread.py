"""The thread of the engine's process that makes editions at their hour or when asked, tries the mail, and delivers."""

from __future__ import annotations

import threading
from contextlib import AbstractContextManager, closing

from reader.core.errors import SendError, UsageError
from reader.core.settings import Settings
from reader.core.words.catalogue import EditionCode
from reader.engine.due_thread import NEVER, DueThread, ThreadContext
from reader.engine.messages import (
    CancelEdition,
    Command,
    EditionCommand,
    EditionMade,
    EditionMailTried,
    EditionProgress,
    MakeEdition,
    NetworkChanged,
    SettingsChanged,
    TryEditionMail,
)
from reader.features.editions import service as schedule
from reader.features.editions.store import find_edition, find_next_try_at, retry_latest, retry_waiting
from reader.features.editions.worker import deliver, make
from reader.net import smtp
from reader.store.db import Connection, open_store
from reader.store.engine_state import find_state, save_state
from reader.store.settings import load_settings

TOO_LATE_S = 12 * 3_600.0
"""An edition this late is left out: the next is near."""
RETRY_S = 600.0
HANDLED = "edition_due_at"
"""Key of the engine's state: the instant up to which due editions were handled; 0 while none are wanted."""


def has_work(conn: Connection, settings: Settings) -> bool:
    """True if there is anything to make or deliver."""
    return settings.editions or find_next_try_at(conn) is not None


class EditionWorker(DueThread[Connection]):
    work = "making editions"
    patience_s = 5.0

    def __init__(self, context: ThreadContext, is_needed: bool, render: make.Render | None = None) -> None:
        """`render`: instead of starting the renderer."""
        super().__init__(context.clock, 0.0 if is_needed else NEVER)
        self._context, self._render = context, render
        self._unwanted = threading.Event()
        """The user cancelled what is being made."""
        self._wishes: list[EditionCommand] = []
        self._is_back = False

    def handle(self, command: Command) -> bool:
        """Note a command; True if it is for editions alone. On the thread of commands."""
        with self._changed:
            if isinstance(command, CancelEdition):
                self._wishes = [wish for wish in self._wishes if not isinstance(wish, MakeEdition)]
                self._unwanted.set()
            elif isinstance(command, EditionCommand):
                self._wishes.append(command)
            elif isinstance(command, SettingsChanged):
                self._next_at = 0.0
            elif isinstance(command, NetworkChanged) and command.network.online:
                self._is_back = self._next_at < NEVER
            self._wake_if_due()
        return isinstance(command, EditionCommand)

    def _is_due(self) -> bool:
        return bool(self._wishes) or self._is_back or super()._is_due()

    def _open(self) -> AbstractContextManager[Connection]:
        return closing(open_store(self._context.profile.database, self._context.clock.now()))

    def _do_round(self, conn: Connection) -> float:
        with self._changed:
            self._unwanted.clear()
            wishes, self._wishes = self._wishes, []
            is_back, self._is_back = self._is_back, False
        return self.do(conn, wishes, is_back)

    def do(self, conn: Connection, wishes: list[EditionCommand], is_back: bool = False) -> float:
        """Do what is due and wished for; return when there will be more to do. `is_back`: the network."""
        now, settings, again_at = self._clock.now(), load_settings(conn), NEVER
        for wish in wishes:
            if isinstance(wish, TryEditionMail):
                self._try_mail(conn, settings, wish)
        if is_back:
            retry_waiting(conn, now)
        if any(isinstance(wish, MakeEdition) for wish in wishes):
            self._make(conn, settings)
        if (due_at := self._find_unseen(conn, settings)) is not None:
            if self._make(conn, settings, due_at):
                save_state(conn, HANDLED, due_at)
            else:
                again_at = self._clock.now() + RETRY_S
        for edition_id in deliver.deliver_due(self._make_tools(conn), settings, self._context.passwords):
            self._context.on_note(EditionMade(edition_id))
        hours = schedule.load_hours(conn, settings, now, self._context.zone) if settings.editions else None
        due, try_at = hours.find_next(self._clock.now()) if hours else None, find_next_try_at(conn)
        return min(again_at, due.at if due else NEVER, NEVER if try_at is None else try_at)

    def _find_unseen(self, conn: Connection, settings: Settings) -> float | None:
        """The hour of an edition that has come since editions were turned on, unless it is too late for it."""
        now, handled = self._clock.now(), float(str(find_state(conn, HANDLED) or 0.0))
        if not settings.editions or not handled:  # just turned off, or on
            from_now = now if settings.editions else 0.0
            if from_now != handled:
                save_state(conn, HANDLED, from_now)
            return None
        due, last = schedule.load_hours(conn, settings, now, self._context.zone).find_last(now), find_edition(conn)
        if due is None or due.at <= handled or now - due.at >= TOO_LATE_S:
            return None
        return None if last and last.due_at == due.at else due.at  # a crash came after its row

    def _make(self, conn: Connection, settings: Settings, due_at: float | None = None) -> bool:
        """Make one and tell the window; False if it must be tried again."""
        try:
            made = make.make_edition(self._make_tools(conn), settings, due_at)
        except UsageError as error:
            self._context.on_note(EditionMade(None, error.message))
            return False
        why = EditionCode.EDITION_CANCELLED() if self._is_unwanted() else EditionCode.EDITION_NOTHING()
        self._context.on_note(EditionMade(made.id) if made else EditionMade(None, why))
        return True

    def _is_unwanted(self) -> bool:
        return self._closing.is_set() or self._unwanted.is_set()

    def _make_tools(self, conn: Connection) -> make.EditionTools:
        context = self._context
        return make.EditionTools(
            *(context.profile, conn, context.clock, context.zone),
            context.client if context.is_network_idle() else None,
            self._is_unwanted,
            on_progress=lambda step: context.on_note(EditionProgress(step)),
            render=self._render or make.render,
        )

    def _try_mail(self, conn: Connection, settings: Settings, wish: TryEditionMail) -> None:
        try:
            server = deliver.find_server(settings, self._context.passwords, wish.password)
            tried = EditionMailTried(wish.number, True, smtp.try_login(server))
            retry_latest(conn, self._clock.now())  # what a wrong password kept back goes out
        except SendError as error:
            tried = EditionMailTried(wish.number, False, error.message)
        self._context.on_note(tried)
