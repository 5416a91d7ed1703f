"""Makes the status of polling from the day's ledger, the forecast and the line. Pure."""

from __future__ import annotations

from reader.engine.machine.line_fault import describe_fault
from reader.engine.messages import Status
from reader.engine.polls.day_ledger import DayLedger
from reader.engine.polls.rounds import PollRounds
from reader.model.messages import Message
from reader.settings import Settings


def make_status(
    ledger: DayLedger,
    ahead: tuple[float | None, int],
    rounds: PollRounds,
    settings: Settings,
    held_back: Message | None,
) -> Status:
    """`ahead`: when the next poll is foreseen, and how many for the rest of the day."""
    next_at, today = ahead
    fault = describe_fault(rounds.fault, settings.proxy, rounds.try_again_at) if rounds.is_told else None
    return Status(
        next_at=next_at,
        used=ledger.used,
        budget=ledger.budget,
        left=ledger.left,
        planned=min(today, ledger.left),
        wire_bytes=ledger.wire_bytes,
        is_offline=rounds.is_told,
        held_back=held_back,
        is_paused=settings.paused,
        asked_for=ledger.asked_for,
        line=fault,
    )
