"""What is told of a Refresh once its answers are there: how many feeds were asked, what came, what was left out. Reads
rows; the thread that owns the connection."""

from __future__ import annotations

from collections.abc import Sequence

from reader.engine.documents.update import PollResult
from reader.engine.polls.refresh_rule import INSISTED, JUST_ASKED_S, Decision
from reader.model.refreshed import LeftOut, Refreshed
from reader.store.db import Connection
from reader.store.polling.poll_log import get_new_counts


def make_report(conn: Connection, decision: Decision, results: Sequence[PollResult], now: float) -> Refreshed:
    """`results` are those that were sent."""
    just = decision.left_out.get(LeftOut.JUST_ASKED, ())
    just_at = max((feed.http.last_fetched_at or 0.0 for feed in just), default=now)
    new_before = get_new_counts(conn, now - JUST_ASKED_S)
    return Refreshed(
        asked=len(decision.ask),
        answered=sum(result.message is None for result in results),
        failed=sum(result.message is not None for result in results),
        new=sum(len(result.new_ids) for result in results),
        left_out={why: len(feeds) for why, feeds in decision.left_out.items()},
        just_asked_s=round(now - just_at),
        just_new=sum(new_before.get(feed.id, 0) for feed in just),
        insist_on=tuple(feed.id for why in INSISTED for feed in decision.left_out.get(why, ())),
    )
