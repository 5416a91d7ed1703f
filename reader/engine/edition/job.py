"""One round of the edition worker: makes what is due or wanted, tries the mail, delivers. On the worker's thread."""

from __future__ import annotations

from collections.abc import Callable

from reader.engine.due_thread import NEVER, ThreadContext
from reader.engine.edition.deliver import deliver_due, find_server, try_mail
from reader.engine.edition.gather import make_wish
from reader.engine.edition.make import EditionTools, Render, make_edition, render
from reader.engine.edition.schedule import find_due, find_next_at
from reader.engine.messages import (
    EditionCommand,
    EditionMade,
    EditionMailTried,
    EditionProgress,
    MakeEdition,
    TryEditionMail,
)
from reader.engine.side_fetches import SideTools
from reader.errors import UsageError
from reader.plan.edition_hours import DueEdition
from reader.send.problems import SendError
from reader.settings import Settings
from reader.store.db import open_store
from reader.store.editions import find_edition, find_next_try_at, retry_latest, retry_waiting
from reader.store.engine_state import find_state, save_state
from reader.store.pictures import PictureCache
from reader.store.settings import load_settings
from reader.wording.edition_codes import EditionCode

TOO_LATE_S = 12 * 3_600.0
"""An edition this late is left out: the next is near."""
RETRY_S = 600.0
HANDLED = "edition_due_at"
"""Key of the engine's state: the instant up to which due editions were handled; 0 while none are wanted."""


class EditionJob:
    def __init__(self, context: ThreadContext, cancelled: Callable[[], bool], render: Render = render) -> None:
        self._context, self._cancelled, self._render = context, cancelled, render
        self._conn = open_store(context.profile.database, context.clock.now())

    def close(self) -> None:
        self._conn.close()

    def do(self, wishes: list[EditionCommand], is_back: bool) -> float:
        """Do what is due and wished for; return when there will be more to do."""
        context, settings = self._context, load_settings(self._conn)
        for wish in wishes:
            if isinstance(wish, TryEditionMail):
                self._try_mail(settings, wish)
        if is_back:
            retry_waiting(self._conn, context.clock.now())
        if any(isinstance(wish, MakeEdition) for wish in wishes):
            self._make(settings, None)
        due, again_at = self._find_unseen(settings), NEVER
        if due is not None:
            if self._make(settings, due):
                save_state(self._conn, HANDLED, due.at)
            else:
                again_at = context.clock.now() + RETRY_S
        for edition_id in deliver_due(self._make_tools(), settings, context.passwords):
            context.on_note(EditionMade(edition_id))
        return min(again_at, self._find_next(settings))

    def _find_unseen(self, settings: Settings) -> DueEdition | None:
        """The edition whose hour has come since editions were turned on, unless it is too late for it."""
        now, handled = self._context.clock.now(), find_state(self._conn, HANDLED)
        if not settings.editions:
            if handled:
                save_state(self._conn, HANDLED, 0.0)
            return None
        if not handled:
            save_state(self._conn, HANDLED, now)
            return None
        due = find_due(self._conn, settings, now, self._context.zone)
        if due is None or due.at <= float(str(handled)) or now - due.at >= TOO_LATE_S:
            return None
        last = find_edition(self._conn)
        return None if last and last.due_at == due.at else due  # a crash came after its row

    def _make(self, settings: Settings, due: DueEdition | None) -> bool:
        """Make one and tell the window; False if it must be tried again."""
        try:
            made = make_edition(self._make_tools(), settings, make_wish(settings), due.at if due else None)
        except UsageError as error:
            self._context.on_note(EditionMade(None, error.message))
            return False
        why = EditionCode.EDITION_CANCELLED() if self._cancelled() else EditionCode.EDITION_NOTHING()
        self._context.on_note(EditionMade(made.id) if made else EditionMade(None, why))
        return True

    def _make_tools(self) -> EditionTools:
        context, cancelled = self._context, self._cancelled
        clock, zone, cache = context.clock, context.zone, PictureCache(context.profile.pictures)
        fetching = SideTools(self._conn, context.client, clock, zone, cache, cancelled)
        return EditionTools(
            *(context.profile, self._conn, clock, zone, fetching if context.is_network_idle() else None, cancelled),
            on_progress=lambda step: context.on_note(EditionProgress(step)),
            render=self._render,
        )

    def _try_mail(self, settings: Settings, wish: TryEditionMail) -> None:
        try:
            server = find_server(settings, self._context.passwords, wish.password)
            tried = EditionMailTried(wish.number, True, try_mail(server))
            retry_latest(self._conn, self._context.clock.now())  # what a wrong password kept back goes out
        except SendError as error:
            tried = EditionMailTried(wish.number, False, error.message)
        self._context.on_note(tried)

    def _find_next(self, settings: Settings) -> float:
        now = self._context.clock.now()
        due_at = find_next_at(self._conn, settings, now, self._context.zone) if settings.editions else None
        try_at = find_next_try_at(self._conn)
        return min((at for at in (due_at, try_at) if at is not None), default=NEVER)
