"""The engine's process as the window sees it: start, heartbeat, restart and stop.

`EngineProcess` lives in the window's process; `receive_notes` must be called regularly, about once a second. It never
waits except in `stop`. The child imports no Qt and has its own connection to the store.
"""

from __future__ import annotations

import contextlib
from collections.abc import Callable
from multiprocessing.connection import Pipe, wait

from reader.core.child_process import Child, Heartbeat
from reader.core.clock import SystemClock
from reader.core.errors import PaperroundError
from reader.core.guarded_child import find_processor_time
from reader.core.paths import Profile
from reader.core.records.stored import FeedStatus
from reader.core.words.catalogue import Code
from reader.engine import messages
from reader.store.db import open_store
from reader.store.feeds import find_feed, set_status

SILENCE_S = 150.0
"""A child that is silent for this long hangs, unless it gets no processor time (is_hung): a poll takes 30 s at most."""
STOP_S = 1.5
FIRST_PAUSE_S = 2.0
LONGEST_PAUSE_S = 300.0

LEAST_CPU_S = 0.1
STARVED_SHARE = 0.5
"""A process that gets less of the processor than this share of the time, but some, is starved by others."""

_monotonic = SystemClock().monotonic


class EngineProcess:
    def __init__(self, profile: Profile, *, silence_s: float = SILENCE_S, pause_s: float = FIRST_PAUSE_S) -> None:
        """`pause_s` is the pause before the first restart; it doubles with each further one."""
        self._profile = profile
        self._pause_s = pause_s
        self._heartbeat = Heartbeat()
        self._child: Child[messages.Note] | None = None
        self._woken, self._waker = Pipe(duplex=False)
        self._silence = SilenceWatch(
            silence_s, lambda: find_processor_time(self._child.find_worker()) if self._child else 0.0
        )
        self._failures = 0
        self._start_at = 0.0
        self._passwords: dict[tuple[str, str], messages.PasswordGiven] = {}
        """This session's passwords for an engine that is restarted: they are in no store."""
        self._suspects: set[int] = set()
        """Feeds whose documents were being read when an engine ended; it may have been killed from outside."""
        self._network: messages.NetworkChanged | None = None
        self._refreshes: list[messages.Refresh] = []
        """Refreshes without an answer yet: a restarted engine gets them again, once."""

    @property
    def pid(self) -> int | None:
        return self._child.pid if self._child else None

    def start(self) -> None:
        self._heartbeat.note_handled(0)
        self._child = Child("engine", messages.Note, self._heartbeat)
        self._silence.begin(self._heartbeat.beats, _monotonic())
        # What the previous engine knew or hadn't done yet, and what isn't in the store.
        refreshes, self._refreshes = self._refreshes, []
        begin = messages.Begin(str(self._profile.folder), tuple(self._passwords.values()))
        for command in (begin, self._network, *refreshes):
            if command is not None:
                self._send(command)

    def send(self, command: messages.Command) -> None:
        """Send a command; an engine that is being restarted finds it in the store, or gets it when it is back."""
        if isinstance(command, messages.PasswordGiven):
            self._passwords[command.url, command.username] = command
        elif isinstance(command, messages.NetworkChanged):
            self._network = command
        elif isinstance(command, messages.Refresh):
            self._refreshes.append(command)
        self._send(command)

    def _send(self, command: messages.Command | messages.Begin) -> None:
        if self._child is not None:
            with contextlib.suppress(OSError):
                self._child.send(command)

    def receive_notes(self) -> list[messages.Note]:
        """Return all notes since the last call; restart an engine that died or hangs."""
        notes: list[messages.Note] = []
        with contextlib.suppress(OSError):
            while self._child is not None and self._child.has_some():
                if note := self._child.receive():
                    notes.append(note)
        if any(isinstance(note, messages.Refreshed) for note in notes):
            self._refreshes.clear()
        return notes + self._watch()

    def wait(self, seconds: float) -> None:
        """Wait at most `seconds` for a note, the engine's end, `wake` or a restart that is due."""
        child = self._child
        if child is None and self._failures:
            seconds = min(seconds, max(self._start_at - _monotonic(), 0.0))
        with contextlib.suppress(OSError, ValueError):
            wait([self._woken] if child is None else [child.connection, self._woken], seconds)
            while self._woken.poll():
                self._woken.recv_bytes()

    def wake(self) -> None:
        """End a `wait` right away; from any thread."""
        self._waker.send_bytes(b"!")

    def stop(self) -> None:
        """Stop within two seconds, by force if necessary. Nothing that was stored is lost."""
        self.send(messages.Stop())
        self._end(STOP_S)

    def _watch(self) -> list[messages.Note]:
        if self._child is None:
            if self._failures and _monotonic() >= self._start_at:
                try:
                    self.start()
                except OSError as error:  # no memory or no more files, at this moment
                    self._note_failure()
                    return [messages.ErrorNote(Code.ENGINE_NOT_STARTED(error=error.strerror or ""))]
            return []
        if self._child.is_alive and self._silence.is_well(self._heartbeat.beats, _monotonic()):
            return []
        feed_id = self._heartbeat.handled
        self._end(0.0)
        self._note_failure()
        is_second_time = feed_id in self._suspects
        self._suspects.add(feed_id)
        return [_quarantine(self._profile, feed_id)] if feed_id and is_second_time else []

    def _note_failure(self) -> None:
        self._failures += 1
        self._start_at = _monotonic() + find_pause_s(self._pause_s, self._failures)

    def _end(self, grace_s: float) -> None:
        child, self._child = self._child, None
        if child is not None:
            child.end(grace_s)


def find_pause_s(first_s: float, failures: int) -> float:
    """The pause before a restart. On a disk that stays full it may be the thousandth restart."""
    return float(min(first_s * 2 ** min(failures, 16), LONGEST_PAUSE_S))


def _quarantine(profile: Profile, feed_id: int) -> messages.Note:
    try:
        with contextlib.closing(open_store(profile.database, SystemClock().now())) as conn:
            feed = find_feed(conn, feed_id)
            set_status(conn, feed_id, FeedStatus.QUARANTINED, Code.STOPPED_THE_ENGINE())
    except PaperroundError as error:
        return messages.ErrorNote(error.message)
    return messages.ErrorNote(Code.SOME_FEED_QUARANTINED() if feed is None else Code.FEED_QUARANTINED(feed=feed.name))


def is_hung(watched_s: float, used_cpu_s: float, most_cpu_s: float) -> bool:
    """Return whether a silent process hangs, by its processor time while it was watched. A process that waits for what
    never comes uses none, and one in an endless loop all it can get. One that works on a busy machine gets a little,
    and restarting it wouldn't help. None works silently for longer than `most_cpu_s`."""
    is_starved = LEAST_CPU_S <= used_cpu_s < watched_s * STARVED_SHARE
    return not is_starved or used_cpu_s >= most_cpu_s


class SilenceWatch:
    """Watches for signs of life. Processor time is read only in the second half of the patience."""

    def __init__(self, patience_s: float, read_cpu_s: Callable[[], float]) -> None:
        self.patience_s = patience_s
        self._read_cpu_s = read_cpu_s
        self._beat, self._beat_at = 0, 0.0
        self._watched: tuple[float, float] | None = None
        """Since when, and the processor time then."""

    def begin(self, beat: int, now: float) -> None:
        self._beat, self._beat_at, self._watched = beat, now, None

    def is_well(self, beat: int, now: float) -> bool:
        if beat != self._beat:
            self.begin(beat, now)
            return True
        silent_s = now - self._beat_at
        if silent_s < self.patience_s / 2:
            return True
        if self._watched is None:
            self._watched = now, self._read_cpu_s()
        if silent_s < self.patience_s:
            return True
        since, before = self._watched
        return not is_hung(now - since, self._read_cpu_s() - before, self.patience_s)
