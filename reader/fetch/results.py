"""Builds the Fetched record from how a fetch ended. Pure."""

from __future__ import annotations

import math
from collections.abc import Mapping

from msgspec.structs import replace

from reader.fetch import validators
from reader.fetch.challenges import is_challenge
from reader.fetch.problems import Trouble, challenge, explain_status
from reader.fetch.request_state import RequestState
from reader.model.fetched import Fetched, FetchRequest, Outcome, Problem
from reader.wording.catalogue import Code

_LOOKED_AT = 64_000


def make_unchanged(state: RequestState, headers: Mapping[str, str], now: float) -> Fetched:
    known = state.request.validators
    if known is None or not validators.headers_to_send(known, state.address.url, now):
        message = Code.UNASKED_UNCHANGED(host=state.address.host)
        return make_failed(state, (Problem.BROKEN, message), now, 304, headers)
    renewed = validators.from_unchanged(known, headers, now)
    return replace(_answered(state, Outcome.UNCHANGED, 304, headers, now), validators=renewed)


def make_fresh(
    state: RequestState, status: int, headers: Mapping[str, str], body: bytes, now: float
) -> Fetched:
    host = state.address.host
    if is_challenge(status, headers, body[:_LOOKED_AT]):
        return make_failed(state, challenge(host), now, status, headers)
    if not body:
        message = Code.EMPTY_PAGE(host=host, later=Code.LATER())
        return make_failed(state, (Problem.BROKEN, message), now, status, headers)
    fresh = validators.from_full_answer(state.address.url, headers, now)
    return replace(_answered(state, Outcome.FRESH, status, headers, now), validators=fresh, body=body)


def make_refused(
    state: RequestState, status: int, headers: Mapping[str, str], start: bytes, now: float
) -> Fetched:
    host = state.address.host
    trouble = explain_status(status, headers, host, gave_password=state.credentials is not None)
    if is_challenge(status, headers, start):
        trouble = challenge(host)
    elif trouble[0] is Problem.NEEDS_PASSWORD and state.request.credentials and not state.credentials:
        # To ask the owner for it again would not help: it stayed with the host that it was given for.
        trouble = Problem.CLIENT_ERROR, Code.PASSWORD_NOT_SENT_ON(host=host, url=state.address.url)
    return make_failed(state, trouble, now, status, headers)


def make_failed(
    state: RequestState,
    trouble: Trouble,
    now: float,
    status: int | None = None,
    headers: Mapping[str, str] | None = None,
) -> Fetched:
    """What was known before stays known: the validators of the request come back unchanged."""
    failed = _answered(state, Outcome.FAILED, status, headers or {}, now)
    return replace(failed, validators=state.request.validators, problem=trouble[0], message=trouble[1])


def make_not_begun(request: FetchRequest, trouble: Trouble, now: float) -> Fetched:
    """Nothing was sent: a bad address, a host that wants to be left alone, the end of the program."""
    return Fetched(
        request,
        Outcome.FAILED,
        now,
        elapsed_s=0.0,
        validators=request.validators,
        problem=trouble[0],
        message=trouble[1],
    )


def make_held_back(request: FetchRequest, host: str, until: float, now: float) -> Fetched:
    """The host has asked for a pause, so nothing was sent: no status, its wish again in the headers."""
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
