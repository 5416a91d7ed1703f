"""What the editor does in one round: makes what is due or wanted, tries the mail, delivers.

On the editor's thread, with a connection of its own.
"""

from __future__ import annotations

from collections.abc import Callable

from reader.engine.edition.deliver import deliver_due
from reader.engine.edition.gather import make_wish
from reader.engine.edition.mail import find_server, try_mail
from reader.engine.edition.make import MakingTools, make_edition
from reader.engine.edition.messages import (
    EditionCommand,
    EditionMade,
    EditionMailTried,
    EditionProgress,
    MakeEdition,
    TryMail,
)
from reader.engine.edition.press import Pressed, press
from reader.engine.edition.schedule import find_due, find_next_at
from reader.engine.media.side_fetches import SideTools
from reader.engine.thread_context import ThreadContext
from reader.plan.edition_hours import DueEdition
from reader.send.problems import SendError
from reader.settings import Settings
from reader.store.db import open_store
from reader.store.editions import find_edition, find_next_try_at, retry_latest, retry_waiting
from reader.store.pictures import PictureCache
from reader.store.polling.engine_state import find_state, save_state
from reader.store.settings import load_settings
from reader.wording.edition_codes import EditionCode

NEVER = float("inf")
TOO_LATE_S = 12 * 3_600.0
"""An edition that could not be made for so long is left out: the next is near."""
HANDLED = "edition_due_at"
"""The engine's state: up to when editions that were due have been seen to; 0 while none are wanted."""


class Desk:
    def __init__(
        self, context: ThreadContext, cancelled: Callable[[], bool], run_press: Callable[..., Pressed] = press
    ) -> None:
        self._context, self._cancelled, self._run_press = context, cancelled, run_press
        self._conn = open_store(context.profile.database, context.clock.now())

    def close(self) -> None:
        self._conn.close()

    def do(self, wishes: list[EditionCommand], is_back: bool) -> float:
        """When there will be more to do."""
        context, settings = self._context, load_settings(self._conn)
        for wish in wishes:
            if isinstance(wish, TryMail):
                tried = self._try_mail(settings, wish)
                context.on_note(tried)
                if tried.ok:  # what a wrong password kept back goes out
                    retry_latest(self._conn, context.clock.now())
        if is_back:
            retry_waiting(self._conn, context.clock.now())
        if any(isinstance(wish, MakeEdition) for wish in wishes):
            self._make(settings, None)
        due = self._find_unseen(settings)
        if due is not None:
            self._make(settings, due)
            save_state(self._conn, HANDLED, due.at)
        for edition_id in deliver_due(self._make_tools(), settings, context.passwords):
            context.on_note(EditionMade(edition_id))
        return self._find_next(settings)

    def _find_unseen(self, settings: Settings) -> DueEdition | None:
        """The edition whose hour has come. Hours before the owner wanted any are none, nor those of long ago."""
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
        return None if last is not None and last.due_at == due.at else due  # a crash came after its row

    def _make(self, settings: Settings, due: DueEdition | None) -> None:
        wish = make_wish(settings)
        made = make_edition(self._make_tools(), settings, wish, due.at if due else None)
        if made is None:
            is_cancelled = self._cancelled()
            why = EditionCode.EDITION_CANCELLED() if is_cancelled else EditionCode.EDITION_NOTHING()
            self._context.on_note(EditionMade(None, why))
        else:
            self._context.on_note(EditionMade(made.id))

    def _make_tools(self) -> MakingTools:
        context, is_closing = self._context, self._cancelled
        cache = PictureCache(context.profile.pictures)
        fetching = SideTools(self._conn, context.client, context.clock, context.zone, cache, is_closing)
        return MakingTools(
            context.profile,
            self._conn,
            context.clock,
            context.zone,
            fetching if context.is_line_idle() else None,
            is_closing,
            self._tell_progress,
            self._run_press,
        )

    def _tell_progress(self, done: int, total: int) -> None:
        self._context.on_note(EditionProgress(done, total))

    def _try_mail(self, settings: Settings, wish: TryMail) -> EditionMailTried:
        try:
            server = find_server(settings, self._context.passwords, wish.password)
            return EditionMailTried(wish.number, True, try_mail(server))
        except SendError as error:
            return EditionMailTried(wish.number, False, error.message)

    def _find_next(self, settings: Settings) -> float:
        now = self._context.clock.now()
        due_at = find_next_at(self._conn, settings, now, self._context.zone) if settings.editions else None
        try_at = find_next_try_at(self._conn)
        return min((at for at in (due_at, try_at) if at is not None), default=NEVER)
