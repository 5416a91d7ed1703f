"""ETag and Last-Modified: what to send so that an unchanged feed costs nothing, what to remember. Pure.

Validators are opaque: they go back byte for byte, and only to the exact address that gave them. Eight
days after the last full answer they are dropped, because some servers answer 304 for ever: `obtained_at`
is therefore the time of the last *full* answer, and a 304 does not renew it.
"""

from __future__ import annotations

import re
from collections.abc import Mapping
from datetime import UTC
from typing import TYPE_CHECKING

from reader.lazy_import import lazy_import
from reader.model.fetched import Validators

if TYPE_CHECKING:
    import email.utils as email_utils
else:  # with the first date
    email_utils = lazy_import("email.utils")

MAX_AGE_S = 8 * 86_400.0
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
    """A 304 may bring new validators; what it does not mention stays."""
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
    """A date that cannot be read is opaque, not in the future."""
    at = find_http_date(date)
    return at is not None and at > now + _CLOCK_SLACK_S


def find_http_date(text: str) -> float | None:
    """Unix seconds of an HTTP date in any form, None for anything else. One that names no zone is in UTC, too."""
    if not text or len(text) > 100:
        return None
    try:
        at = email_utils.parsedate_to_datetime(text)
        return (at if at.tzinfo else at.replace(tzinfo=UTC)).timestamp()
    except (ValueError, TypeError, IndexError, OverflowError, OSError):
        return None
