"""The status of polling just now, as a message. Pure."""

from __future__ import annotations

from reader.model.messages import Message
from reader.wording.catalogue import Code


def waiting(next_at: float | None, used: int, asked_for: int, budget: int, wire_bytes: int) -> Message:
    """`budget` is 0 where none is set; `asked_for` are polls of the owner's, which are apart."""
    spent = Code.FETCHES_OF_BUDGET(used=used, budget=budget) if budget else Code.FETCHES_TODAY(used=used)
    return Code.STATUS_WAITING(
        next=Code.NEXT_POLL(at=next_at) if next_at else Code.NO_POLL_PLANNED(),
        used=Code.FETCHES_AND_ASKED(used=spent, asked=asked_for) if asked_for else spent,
        size=wire_bytes,
    )


def held_back(why: Message, told: Message) -> Message:
    """Only the worthiest polls are made; what is `told` else stays."""
    return Code.STATUS_HELD_BACK(why=why, waiting=told)
