"""Downloads of large files: streamed, resumed where they broke off (Range, If-Range), checked by their length.

A download fails when nothing comes for a while, however long it takes in all. Private networks, redirects and host
pauses are treated as in any fetch. Never raises for what a network or server does.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping
from typing import Protocol

from msgspec import Struct
from msgspec.structs import replace
from urllib3 import HTTPResponse

from reader.core.clock import SystemClock
from reader.core.records.fetched import FetchRequest, Problem
from reader.core.records.messages import Message
from reader.core.words.catalogue import Code, PodcastCode
from reader.net.client import Client, never
from reader.net.connections import Question
from reader.net.hints import find_host_pause
from reader.net.host_limits import host_key
from reader.net.problems import NETWORK_ERRORS, explain_error, explain_status
from reader.net.proxies import basic
from reader.net.request_state import REDIRECTS, DeadlinePassed, Guard, Limits, RequestState, begin, redirected
from reader.net.results import read_headers
from reader.net.urls import BadAddress

MOST_BYTES = 2_000_000_000
STALLED_S = 60.0
LONGEST_S = 6 * 3_600.0
_READ = 65_536
_RANGE = re.compile(r"bytes (\d{1,15})-\d{1,15}/(\d{1,15}|\*)", re.ASCII)
_monotonic = SystemClock().monotonic


class Sink(Protocol):
    """Where the bytes go. It must not raise any of NETWORK_ERRORS."""

    @property
    def size(self) -> int: ...

    def begin(self, size: int | None, validator: str) -> None:
        """Take the size of the whole file and its validator, from the head of the answer."""

    def write(self, data: bytes) -> None: ...

    def restart(self) -> None:
        """Drop what is there: it belongs to another file."""


class Downloaded(Struct, frozen=True):
    is_done: bool
    wire_bytes: int = 0
    problem: Problem | None = None
    message: Message | None = None
    """Why it is not done."""
    retry_at: float | None = None
    """When the host may be asked again."""


class _PatientGuard(Guard):
    """A guard whose time is up when nothing comes for a minute, or after hours."""

    def __init__(self, cancelled: Callable[[], bool]) -> None:
        super().__init__(Limits(deadline_s=LONGEST_S, wire_bytes=MOST_BYTES + 10_000_000), cancelled)
        self._moved = _monotonic()

    def remaining_s(self) -> float:
        left = min(super().remaining_s(), self._moved + STALLED_S - _monotonic())
        if left <= 0:
            raise DeadlinePassed
        return left

    def count(self, size: int) -> None:
        super().count(size)
        self._moved = _monotonic()


def download_file(
    client: Client, request: FetchRequest, sink: Sink, since: str = "", cancelled: Callable[[], bool] = never
) -> Downloaded:
    """Stream a large file into `sink`; resume where the sink ends if it is still the file that `since` names."""
    guard = _PatientGuard(cancelled)
    try:
        step: RequestState | Downloaded = begin(request)
    except BadAddress as error:
        return Downloaded(False, problem=Problem.BAD_ADDRESS, message=error.message)
    while isinstance(step, RequestState):
        state, host = step, host_key(step.address)
        if until := client.hosts.closed_until(host, client.clock.now()):
            paused = Code.HAS_ASKED_FOR_PAUSE(host=host)
            step = Downloaded(False, problem=Problem.ASKED_TO_WAIT, message=paused, retry_at=until)
            break
        try:
            step = _hop(client, state, sink, since, guard)
        except NETWORK_ERRORS as error:
            problem, message = explain_error(error, state.address.host)
            step = Downloaded(False, problem=problem, message=message)
    return replace(step, wire_bytes=guard.wire_bytes)


def _hop(client: Client, state: RequestState, sink: Sink, since: str, guard: Guard) -> RequestState | Downloaded:
    dialer = client.dialer
    connection, response = dialer.ask(state, Question(_headers(client, state, sink, since)), guard)
    is_done = False
    try:
        headers = read_headers(response)
        if response.status in REDIRECTS and "location" in headers:
            return redirected(state, response.status, headers["location"], connection.reach, client.limits.hops)
        if response.status in (200, 206):
            result = _receive(state.address.host, response, headers, sink, since)
            is_done = result.is_done
            return result
    finally:
        if is_done:
            dialer.finish(connection, response)
        else:
            dialer.abandon(connection, response)
    if response.status == 416 and sink.size:
        sink.restart()  # shorter than what is here: another file
        return state
    return _refused(client, state, response.status, headers)


def _headers(client: Client, state: RequestState, sink: Sink, since: str) -> dict[str, str]:
    headers = {**client.headers, "Accept": "audio/*, */*;q=0.5", "Accept-Encoding": "identity"}
    if sink.size and since:
        headers |= {"Range": f"bytes={sink.size}-", "If-Range": since}
    if state.credentials:
        headers["Authorization"] = basic(state.credentials.username, state.credentials.password)
    return headers


def _receive(host: str, response: HTTPResponse, headers: Mapping[str, str], sink: Sink, since: str) -> Downloaded:
    if headers.get("content-type", "").partition("/")[0].strip().lower() == "text":
        message = PodcastCode.EPISODE_NOT_AUDIO(host=host)
        return Downloaded(False, problem=Problem.CHALLENGE, message=message)
    size = _find_size(response.status, headers, sink.size, since)
    if size is _OTHER_RANGE or (response.status == 200 and sink.size):
        sink.restart()
        if size is _OTHER_RANGE:
            return Downloaded(False, problem=Problem.BROKEN, message=_broke_off(host))
    if size is not None and size > MOST_BYTES:
        return _too_large(host)
    sink.begin(size, find_validator(headers))
    while data := response.read1(_READ):
        if sink.size + len(data) > (MOST_BYTES if size is None else size):
            return _too_large(host)
        sink.write(data)
    if not sink.size or (size is not None and sink.size != size):
        return Downloaded(False, problem=Problem.BROKEN, message=_broke_off(host))
    return Downloaded(True)


_OTHER_RANGE = -1


def _goes_on(headers: Mapping[str, str], since: str) -> bool:
    """Tell whether a part is of the file whose beginning is here: some servers ignore If-Range."""
    named = headers.get("etag" if since.startswith('"') else "last-modified", "").strip()
    return named in ("", since)


def _find_size(status: int, headers: Mapping[str, str], here: int, since: str) -> int | None:
    """The size of the whole file; None where it is unknown, _OTHER_RANGE for a part that was not asked for."""
    if status == 206:
        span = _RANGE.fullmatch(headers.get("content-range", "").strip())
        if span is None or int(span[1]) != here or (here and not _goes_on(headers, since)):
            return _OTHER_RANGE
        return None if span[2] == "*" else int(span[2])
    length = headers.get("content-length", "")
    return int(length) if length.isascii() and length.isdigit() and len(length) < 16 else None


def find_validator(headers: Mapping[str, str]) -> str:
    """The value for If-Range: a strong ETag, else the date, else empty."""
    etag = headers.get("etag", "").strip()
    if etag.startswith('"') and etag.isascii() and etag.isprintable():
        return etag
    date = headers.get("last-modified", "").strip()
    return date if date.isascii() and date.isprintable() else ""


def _refused(client: Client, state: RequestState, status: int, headers: Mapping[str, str]) -> Downloaded:
    now, host = client.clock.now(), state.address.host
    retry_at = None
    if pause := find_host_pause(status, headers, now):
        retry_at = now + pause.seconds
        client.hosts.close(host_key(state.address), retry_at)
    problem, message = explain_status(status, headers, host, gave_password=state.credentials is not None)
    if problem in (Problem.NOT_FOUND, Problem.GONE):
        message = PodcastCode.EPISODE_GONE(host=host)
    return Downloaded(False, problem=problem, message=message, retry_at=retry_at)


def _broke_off(host: str) -> Message:
    return Code.BROKE_OFF(host=host, later=Code.LATER())


def _too_large(host: str) -> Downloaded:
    message = PodcastCode.EPISODE_TOO_LARGE(host=host, megabytes=MOST_BYTES // 1_000_000)
    return Downloaded(False, problem=Problem.TOO_LARGE, message=message)
