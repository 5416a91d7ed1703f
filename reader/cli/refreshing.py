"""The refresh command: fetches now, whatever the schedule says."""

from __future__ import annotations

from collections.abc import Sequence

import reader.store.feeds as feed_rows
from reader.cli.commands import LIST, Answer, Chosen, Commands, Session, flag, get_feed, value
from reader.cli.output import complain, pick, say_size
from reader.core.clock import LocalZone, local_day
from reader.core.errors import FetchError, UsageError
from reader.core.progress import Progress
from reader.core.records.fetched import Outcome
from reader.core.records.logged import Refreshed
from reader.core.records.reasons import Cause
from reader.core.words.catalogue import Code
from reader.core.words.reasons import describe_refreshed
from reader.core.words.words import in_english
from reader.engine.due import RefreshRequests
from reader.engine.maintenance import keep_up
from reader.engine.messages import Refresh
from reader.engine.polling_lock import PollingLock
from reader.engine.polls import NetworkWatch, index_everything, open_tools, run_polls
from reader.engine.process.handover import STORED, hand_over
from reader.engine.update import PollResult
from reader.features.accounts import cli as account_commands
from reader.features.accounts.store import list_accounts
from reader.features.sharing import cli as share_commands
from reader.features.sharing.store import find_next_at
from reader.net.host_limits import MANUAL
from reader.net.passwords import Passwords
from reader.store.engine_state import load_pauses
from reader.store.maintenance import clamp_future_times
from reader.store.poll_log import read_day_ledger

COMMANDS = Commands()


@COMMANDS.add(
    "refresh",
    "fetch new articles now",
    flag("--again", "include feeds that were just fetched or that publishers call unchanged"),
    value("feeds", "URL", "only these feeds: addresses, ids or names", nargs="*", default=[]),
    json=LIST,
)
def run_refresh(session: Session, chosen: Chosen) -> Answer:
    profile = session.profile
    clamp_future_times(session.conn, session.now)
    named = [get_feed(session, text).id for text in chosen.feeds]
    wish = Refresh(tuple(named) or None, Cause.ASKED_IN_TERMINAL, insists=chosen.again)
    with PollingLock(profile, session.clock).wait():
        results, report = _refresh(session, wish)
    if report.is_too_dear:
        complain(in_english(Code.REFRESH_TOO_DEAR()))
        return Answer(lines=["To refresh anyway: paperround refresh --again"], code=UsageError.exit_code)
    accounts = [] if chosen.feeds else list_accounts(session.conn)
    code = 0
    if accounts:
        passwords = Passwords(settings=session.settings)
        code = account_commands.synchronise_each(session, accounts, passwords, is_quiet=chosen.json)
    index_everything(session.conn)
    keep_up(session.conn, profile, session.settings, session.now, LocalZone())
    hand_over(profile, {"do": STORED})
    for result in () if chosen.json else results:
        if result.message:
            complain(f"{result.feed.name}: {in_english(result.message)}")
    lines = _describe(results, report) if results or not accounts else []
    failed = [result for result in results if result.message]
    has_failed = len(failed) == len(results) and (failed or code)
    rows = [
        {
            "feed_id": result.feed.id,
            **pick(result.feed, "url name"),
            **pick(result.fetched, "outcome status"),
            "new": len(result.new_ids),
            "changed": result.changed,
            "bytes": result.fetched.wire_bytes,
            "seconds": round(result.fetched.elapsed_s, 3),
            "message": in_english(result.message),
            "moved_to": result.moved_to,
        }
        for result in results
    ]
    return Answer(rows, lines, FetchError.exit_code if has_failed else 0)


def _refresh(session: Session, wish: Refresh) -> tuple[list[PollResult], Refreshed]:
    """Poll what the engine would poll if the window asked for the same."""
    conn, now, asked = session.conn, session.now, RefreshRequests(session.conn)
    asked.refreshes.append(wish)
    ledger = read_day_ledger(conn, local_day(now, LocalZone()), session.settings)
    polls = asked.choose(feed_rows.list_feeds(conn), load_pauses(conn), ledger, now, is_online=True)
    results: list[PollResult] = []
    with (
        open_tools(conn, session.settings, session.clock, LocalZone()) as tools,
        Progress(len(polls), "Fetching") as progress,
    ):
        for result in run_polls(tools, polls, NetworkWatch(), courtesy=MANUAL):
            results.append(result)
            progress.advance(1, f"Fetching · {result.feed.name[:40]}")
        if find_next_at(conn) is not None:
            share_commands.send_due(session, tools.client)
    report = asked.on_report([result for result in results if result.was_sent], now)
    assert report is not None
    return results, report


def _describe(results: Sequence[PollResult], report: Refreshed) -> list[str]:
    moved = [Code.FEED_MOVED(feed=one.feed.name, url=one.moved_to) for one in results if one.moved_to]
    lines = [in_english(message) for message in (*moved, describe_refreshed(report))]
    if results:
        unchanged = sum(result.fetched.outcome is Outcome.UNCHANGED for result in results)
        size = say_size(sum(result.fetched.wire_bytes for result in results))
        lines.append(f"{unchanged} unchanged, {size}.")
    return [*lines, "To include those: paperround refresh --again"] if report.insist_on else lines
