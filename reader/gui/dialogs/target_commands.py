"""The user's commands to targets: writes to the store, asks the engine, reports what was sent. Main thread."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Mapping, Sequence
from functools import partial

from PySide6.QtCore import QObject, Signal

from reader.clock import Clock
from reader.engine import messages
from reader.errors import PaperroundError, UsageError
from reader.gui.bridge.bridge import Bridge
from reader.gui.bridge.undo import Reversal, UndoStack
from reader.gui.dialogs.servers import ServerCommands
from reader.gui.kit.humanize import posts
from reader.gui.kit.wording import say
from reader.model.messages import Message
from reader.model.targets import Target
from reader.send import secrets as keyring_places
from reader.services import targets as services
from reader.store import sending
from reader.store.db import Connection
from reader.wording.catalogue import Code

UNDO_S = 6.0
"""How long a send waits, so that undo can take it back."""


class TargetCommands(ServerCommands):
    kept = Signal()
    said = Signal(str)
    """A sentence about something that worked."""
    failed = Signal(str)
    """Why something was not sent; it can be tried again."""

    _list_facts = staticmethod(lambda conn, day: services.list_facts(conn))
    _changed = messages.SendsChanged

    def __init__(self, bridge: Bridge, undo: UndoStack, clock: Clock, parent: QObject | None = None) -> None:
        super().__init__(bridge, clock, parent)
        self._undo = undo
        self._awaited: Counter[int] = Counter()
        """How many posts the user sent, by target; of those that rules send only failures are reported."""

    def send(self, target: Target, ids: Sequence[int]) -> None:
        now = self._clock.now()

        def queue(conn: Connection) -> list[int]:
            return sending.queue_sends(conn, target.id, ids, now, UNDO_S)

        def done(send_ids: list[int]) -> None:
            self._awaited[target.id] += len(send_ids)
            then = partial(self._on_recalled, target.id, len(send_ids))
            sentence = self.tr("{posts} on the way to {target}").format(posts=posts(len(ids)), target=target.name)
            self._undo.push(sentence, _unqueue(send_ids, queue), then)
            self._send_changed()

        self._bridge.write(queue, done)

    def _on_recalled(self, target_id: int, count: int, is_undone: bool) -> None:
        awaited = self._awaited[target_id] + (-count if is_undone else count)
        self._awaited[target_id] = max(0, awaited)
        self._send_changed()

    def retry(self, target_id: int | None = None) -> None:
        now = self._clock.now()
        self._write(lambda conn: sending.retry_sends(conn, now, target_id))

    def drop(self, target_id: int) -> None:
        def give_up(conn: Connection) -> None:
            sending.unqueue_sends(conn, [send.id for send in sending.list_unsent(conn, target_id)])

        self._write(give_up)

    def on_sent(self, note: messages.Sent) -> None:
        """Report what was sent, and a failure once, and again when it is given up."""
        awaited = min(note.count, self._awaited[note.target_id])
        self._awaited[note.target_id] -= awaited
        if awaited:
            sent = self.tr("{posts} sent to {target}").format(posts=posts(awaited), target=note.name)
            self.said.emit(sent)
        if note.is_news and note.message is not None:
            sentence = self.tr("Not sent to {target}: {why}").replace("{target}", note.name)
            self.failed.emit(sentence.replace("{why}", say(note.message)))
        self.list_servers()

    def try_target(self, target: Target, secrets: Mapping[str, str]) -> None:
        self._try(messages.TryTarget, target, dict(secrets))

    def save(self, target: Target, secrets: Mapping[str, str]) -> None:
        now = self._clock.now()

        def keep(conn: Connection) -> Target | Message:
            try:
                return services.keep_target(conn, target, secrets, now)
            except PaperroundError as error:
                return error.message

        def done(kept: Target | Message) -> None:
            if isinstance(kept, Message):
                self.tried.emit(None, kept)
                return
            if any(secrets.values()):
                place = keyring_places.find_place(kept)
                self.password_chosen.emit(place.address, place.name, keyring_places.pack_secrets(secrets))
            self.kept.emit()
            self._send_changed()

        self._bridge.write(keep, done)

    def remove(self, target: Target) -> None:
        now = self._clock.now()
        self._write(lambda conn: sending.remove_target(conn, target.id, now))

    def restore(self, target_id: int) -> None:
        self._write(lambda conn: sending.restore_target(conn, target_id))


def _unqueue(send_ids: Sequence[int], queue: Callable[[Connection], list[int]]) -> Reversal:
    """The reversal of sending; it fails once everything was sent."""

    def run(conn: Connection) -> Reversal:
        if not sending.unqueue_sends(conn, send_ids):
            raise UsageError(Code.UNDO_SENT())
        return lambda conn: _unqueue(queue(conn), queue)

    return run
