"""What an HTTP answer brings: its headers and body, read within the limits; the Fetched record of a fetch that ended;
and the validators (ETag, Last-Modified) to send and to remember.

Validators go back byte for byte, and only to the address that gave them. They are dropped eight days after the last
full answer (`obtained_at`, which a 304 does not renew), because some servers answer 304 for ever.
"""

from __future__ import annotations

import math
import re
from collections.abc import Iterator, Mapping
from datetime import UTC
from email.utils import parsedate_to_datetime
from threading import BoundedSemaphore
from typing import TYPE_CHECKING

from msgspec.structs import replace

from reader.core.records.fetched import NEW_ENTRIES_ONLY, Fetched, FetchRequest, Outcome, Problem, Validators
from reader.core.words.catalogue import Code
from reader.net.encodings import unpack
from reader.net.problems import NETWORK_ERRORS, Explained, challenge, explain_status, is_challenge
from reader.net.request_state import Cancelled, Guard, RequestState, TooMuch

if TYPE_CHECKING:
    from urllib3 import HTTPResponse


_READ = 65_536
_LARGE = 2_000_000
_SLICE_S = 0.2


def read_headers(response: HTTPResponse) -> dict[str, str]:
    """Return headers by lower-case name; repeated ones are joined with commas."""
    return {name.lower(): response.headers[name] for name in response.headers}


def read_body(response: HTTPResponse, encoding: str, guard: Guard, limit: int, large: BoundedSemaphore) -> bytes:
    """Return the whole body, decompressed. Raises one of NETWORK_ERRORS.

    Only as many large bodies as `large` permits are read at once, so that many bombs together cannot fill the memory.
    """
    pieces: list[bytes] = []
    size, is_large = 0, False
    if (response.length_remaining or 0) > limit:
        raise TooMuch("body")  # before any of it is read
    try:
        for piece in unpack(_read_pieces(response), encoding, limit):
            size += len(piece)
            if size > limit:
                raise TooMuch("body")
            while size > _LARGE and not is_large:
                is_large = large.acquire(timeout=min(guard.remaining_s(), _SLICE_S))
            guard.remaining_s()  # decompressing takes time too
            pieces.append(piece)
        return b"".join(pieces)
    finally:
        if is_large:
            large.release()


def _read_pieces(response: HTTPResponse) -> Iterator[bytes]:
    while data := response.read1(_READ):
        yield data


def read_start(response: HTTPResponse, encoding: str, size: int) -> tuple[bytes, bool]:
    """Return the beginning of an error page, as far as it can be read, and whether that was all of it."""
    start = b""
    try:
        for piece in unpack(_read_pieces(response), encoding, size * 4):
            start += piece
            if len(start) >= size:
                return start[:size], False
        return start, True
    except Cancelled:
        raise
    except NETWORK_ERRORS:
        return start, False


MAX_AGE_S = 8 * 86_400.0
_EXAMINED_BYTES = 64_000
_CLOCK_SLACK_S = 300.0
_UNSENDABLE = re.compile(r"[\x00-\x08\x0a-\x1f\x7f]|[^\x00-\xff]")


def headers_to_send(validators: Validators | None, url: str, now: float) -> dict[str, str]:
    if validators is None or validators.url != url:
        return {}
    age_s = now - validators.obtained_at
    if not -_CLOCK_SLACK_S <= age_s <= MAX_AGE_S:
        return {}
    headers = {}
    if _is_sendable(validators.etag):
        headers["If-None-Match"] = validators.etag
    if _is_sendable(validators.last_modified) and not is_in_future(validators.last_modified, now):
        headers["If-Modified-Since"] = validators.last_modified
    return headers


def from_full_answer(url: str, headers: Mapping[str, str], now: float) -> Validators | None:
    etag, last_modified = _read(headers, now)
    if not etag and not last_modified:
        return None
    return Validators(url, etag, last_modified, obtained_at=now)


def from_unchanged(old: Validators, headers: Mapping[str, str], now: float) -> Validators:
    """Return the validators after a 304, which may bring new ones."""
    etag, last_modified = _read(headers, now)
    return Validators(old.url, etag or old.etag, last_modified or old.last_modified, old.obtained_at)


def _read(headers: Mapping[str, str], now: float) -> tuple[str, str]:
    etag = headers.get("etag", "")
    last_modified = headers.get("last-modified", "")
    if is_in_future(last_modified, now) or not _is_sendable(last_modified):
        last_modified = ""
    return (etag if _is_sendable(etag) else ""), last_modified


def _is_sendable(value: str) -> bool:
    return bool(value) and len(value) <= 2_000 and not _UNSENDABLE.search(value)


def is_in_future(date: str, now: float) -> bool:
    """Tell whether a date is in the future; an unreadable one is not."""
    at = find_http_date(date)
    return at is not None and at > now + _CLOCK_SLACK_S


def find_http_date(text: str) -> float | None:
    """Unix seconds of an HTTP date, in UTC where it names no zone; None for anything else."""
    if not text or len(text) > 100:
        return None
    try:
        at = parsedate_to_datetime(text)
        return (at if at.tzinfo else at.replace(tzinfo=UTC)).timestamp()
    except (ValueError, TypeError, IndexError, OverflowError, OSError):
        return None


def make_unchanged(state: RequestState, headers: Mapping[str, str], now: float) -> Fetched:
    known = state.request.validators
    if known is None or not headers_to_send(known, state.address.url, now):
        message = Code.UNASKED_UNCHANGED(host=state.address.host)
        return make_failed(state, (Problem.BROKEN, message), now, 304, headers)
    renewed = from_unchanged(known, headers, now)
    return replace(_answered(state, Outcome.UNCHANGED, 304, headers, now), validators=renewed)


def make_fresh(state: RequestState, status: int, headers: Mapping[str, str], body: bytes, now: float) -> Fetched:
    host = state.address.host
    if is_challenge(status, headers, body[:_EXAMINED_BYTES]):
        return make_failed(state, challenge(host), now, status, headers)
    if not body:
        message = Code.EMPTY_PAGE(host=host, later=Code.LATER())
        return make_failed(state, (Problem.BROKEN, message), now, status, headers)
    known = state.request.validators
    if status == NEW_ENTRIES_ONLY and known is not None:
        fresh: Validators | None = from_unchanged(known, headers, now)  # now and then all entries are asked for
    else:
        fresh = from_full_answer(state.address.url, headers, now)
    return replace(_answered(state, Outcome.FRESH, status, headers, now), validators=fresh, body=body)


def make_refused(state: RequestState, status: int, headers: Mapping[str, str], start: bytes, now: float) -> Fetched:
    host = state.address.host
    trouble = explain_status(status, headers, host, gave_password=state.credentials is not None)
    if is_challenge(status, headers, start):
        trouble = challenge(host)
    elif trouble[0] is Problem.NEEDS_PASSWORD and state.request.credentials and not state.credentials:
        # Asking the user again would not help: the password stayed with the host that it was given for.
        trouble = Problem.CLIENT_ERROR, Code.PASSWORD_NOT_SENT_ON(host=host, url=state.address.url)
    return make_failed(state, trouble, now, status, headers)


def make_failed(
    state: RequestState,
    trouble: Explained,
    now: float,
    status: int | None = None,
    headers: Mapping[str, str] | None = None,
) -> Fetched:
    """Return a failure; the validators of the request are kept."""
    failed = _answered(state, Outcome.FAILED, status, headers or {}, now)
    return replace(failed, validators=state.request.validators, problem=trouble[0], message=trouble[1])


def make_not_begun(request: FetchRequest, trouble: Explained, now: float) -> Fetched:
    """Return the failure of a fetch that sent nothing."""
    problem, message = trouble
    kept = request.validators
    return Fetched(request, Outcome.FAILED, now, elapsed_s=0.0, validators=kept, problem=problem, message=message)


def make_held_back(request: FetchRequest, host: str, until: float, now: float) -> Fetched:
    """Return the failure for a host that asked for a pause; the rest of it is in the headers."""
    message = Code.HAS_ASKED_FOR_PAUSE(host=host)
    held_back = make_not_begun(request, (Problem.ASKED_TO_WAIT, message), now)
    return replace(held_back, headers={"retry-after": str(math.ceil(until - now))})


def _answered(
    state: RequestState, outcome: Outcome, status: int | None, headers: Mapping[str, str], now: float
) -> Fetched:
    return Fetched(
        state.request,
        outcome,
        now,
        elapsed_s=state.spent_s,
        status=status,
        final_url=state.address.url,
        permanent_url=state.permanent_url,
        content_type=headers.get("content-type", ""),
        headers=headers,
    )
