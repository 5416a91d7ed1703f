"""Decides when a server is asked next, and why then. Pure.

One ask brings all its feeds, so it is worth making for the owner alone: shortly before they usually look, when they
look, now and then while they read, and rarely otherwise. Deeds are sent at once and are no ask.
"""

from __future__ import annotations

from collections.abc import Sequence

from msgspec import Struct

from reader.learn.ledger import SLOT_S
from reader.model.accounts import AccountState, AskReason

LEAD_S = 300.0
"""So long before a usual look."""
FRESH_S = 300.0
"""After so little time another look asks for nothing."""
READING_S = 900.0
"""While the owner reads, it is asked again after so long, or after its learned delay if that is longer."""
SITTING_S = 1_800.0
RARE_S = 4 * 3_600.0
SPARING_S = 12 * 3_600.0
"""On battery and on metered lines, but for looks."""
FIRST_PAUSE_S = 60.0
LONGEST_PAUSE_S = 3_600.0
PASSWORD_PAUSE_S = 86_400.0


class Moment(Struct, frozen=True):
    """What is known at the moment of deciding."""

    now: float
    state: AccountState
    last_look_at: float | None
    usual_looks: Sequence[float] = ()
    """The instants of the coming day at which the owner usually looks, in order."""
    is_sparing: bool = False
    has_budget: bool = True


class NextAsk(Struct, frozen=True):
    at: float
    reason: AskReason


def decide_next_ask(moment: Moment) -> NextAsk:
    state = moment.state
    if state.problem and state.tried_at is not None:
        return NextAsk(state.tried_at + find_pause_s(state), AskReason.TRIED_AGAIN)
    if state.synced_at is None:
        return NextAsk(moment.now, AskReason.ADDED)
    asks = [_at_look(moment, state.synced_at)]
    if moment.has_budget and not moment.is_sparing:
        asks.append(_before_look(moment, state.synced_at))
    asks.append(_rarely(moment, state.synced_at))
    # Of several whose time has come, the owner's look is the reason.
    return min((ask for ask in asks if ask is not None), key=lambda ask: max(ask.at, moment.now))


def find_pause_s(state: AccountState) -> float:
    """Growing with every failure; a password does not become right by itself."""
    if state.problem == "password":
        return PASSWORD_PAUSE_S
    return float(min(FIRST_PAUSE_S * 2 ** min(max(state.failures - 1, 0), 10), LONGEST_PAUSE_S))


def _at_look(moment: Moment, synced_at: float) -> NextAsk | None:
    """When the owner looks, and again while they read, no oftener than the server has news."""
    look_at = moment.last_look_at
    if look_at is None or moment.now - look_at > SITTING_S:
        return None
    if synced_at < look_at - FRESH_S:
        return NextAsk(look_at, AskReason.LOOKED)
    again_at = synced_at + max(READING_S, min(moment.state.delay_s, RARE_S))
    return NextAsk(again_at, AskReason.READING) if again_at <= look_at + SITTING_S else None


def _before_look(moment: Moment, synced_at: float) -> NextAsk | None:
    for look_at in moment.usual_looks:
        if look_at > moment.now and synced_at < look_at - LEAD_S - SLOT_S:
            return NextAsk(max(look_at - LEAD_S, moment.now), AskReason.BEFORE_LOOK)
    return None


def _rarely(moment: Moment, synced_at: float) -> NextAsk:
    return NextAsk(synced_at + (SPARING_S if moment.is_sparing else RARE_S), AskReason.RARELY)
