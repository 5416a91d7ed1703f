"""The refresh command: fetches now, whatever the plan says."""

from __future__ import annotations

import argparse
from collections.abc import Sequence
from typing import Any

import reader.store.feeds as feed_rows
from reader.cli import accounts as account_commands
from reader.cli.arguments import LIST, add_command
from reader.cli.output import complain, say, say_size, show
from reader.cli.sending import send_due
from reader.cli.session import Session, get_feed, open_session
from reader.clock import LocalZone, local_day
from reader.engine.day_ledger import MANUAL as MANUAL_TRIGGER
from reader.engine.day_ledger import make_day_ledger
from reader.engine.maintenance import keep_up
from reader.engine.network_fault import NetworkWatch
from reader.engine.polling_lock import PollingLock
from reader.engine.refresh import Poll, index_everything, open_tools, run_polls
from reader.engine.refresh_requests import decide_refresh, is_day_at_stake, make_report
from reader.engine.update import PollResult
from reader.errors import FetchError, UsageError
from reader.fetch.host_limits import MANUAL
from reader.fetch.passwords import Passwords
from reader.model.fetched import Outcome
from reader.model.logged import Refreshed
from reader.model.reasons import Cause
from reader.paths import Profile
from reader.process.handover import STORED, hand_over
from reader.progress import Progress
from reader.store.accounts import list_accounts
from reader.store.engine_state import load_pauses
from reader.store.maintenance import clamp_future_times
from reader.store.poll_log import get_day
from reader.wording.catalogue import Code
from reader.wording.refreshed import describe_refreshed
from reader.wording.words import in_english


def add_commands(commands: Any) -> None:
    parser = add_command(commands, "refresh", run_refresh, "fetch what is new", LIST)
    parser.add_argument(
        "--again",
        "--all",
        action="store_true",
        help="also what was asked a moment ago, and what its publisher says has not changed",
    )
    parser.add_argument("feeds", nargs="*", default=[], metavar="URL", help="only these: addresses, ids or names")


def run_refresh(chosen: argparse.Namespace, profile: Profile) -> int:
    with open_session(profile) as session:
        clamp_future_times(session.conn, session.now)
        with PollingLock(profile, session.clock).wait():
            refresh = _Refresh(session, chosen)
            if refresh.is_too_dear:
                complain(in_english(Code.REFRESH_TOO_DEAR()))
                say("refresh --again does it all the same.")
                return UsageError.exit_code
            refresh.run()
        accounts = [] if chosen.feeds else list_accounts(session.conn)
        code = 0
        if accounts:
            code = account_commands.synchronise_each(session, accounts, Passwords(), is_quiet=chosen.json)
        index_everything(session.conn)
        keep_up(session.conn, profile, session.settings, session.now, LocalZone())
        report = make_report(session.conn, refresh.decision, refresh.sent, session.now)
    hand_over(profile, {"do": STORED})
    if chosen.json:
        show([_result_object(result) for result in refresh.results], as_json=True, columns=())
    elif refresh.results or not accounts:
        _print_results(refresh.results, report)
    failed = [result for result in refresh.results if result.message]
    return FetchError.exit_code if len(failed) == len(refresh.results) and (failed or code) else 0


class _Refresh:
    """The same rule as the window's: engine/refresh_requests.py."""

    def __init__(self, session: Session, chosen: argparse.Namespace) -> None:
        feeds = [get_feed(session, text) for text in chosen.feeds] or feed_rows.list_feeds(session.conn)
        self._session = session
        self.decision = decide_refresh(
            feeds, load_pauses(session.conn), session.now, insists=chosen.again, is_named=len(chosen.feeds) == 1
        )
        self.results: list[PollResult] = []
        ledger = make_day_ledger(get_day(session.conn, local_day(session.now, LocalZone())), session.settings)
        self.is_too_dear = not chosen.again and is_day_at_stake(len(self.decision.ask), ledger)

    @property
    def sent(self) -> list[PollResult]:
        return [result for result in self.results if result.was_sent]

    def run(self) -> None:
        session, feeds = self._session, self.decision.ask
        polls = [Poll(feed, MANUAL_TRIGGER, Cause.ASKED_IN_TERMINAL) for feed in feeds]
        with (
            open_tools(session.conn, session.settings, session.clock, LocalZone()) as tools,
            Progress(len(feeds), "Fetching") as progress,
        ):
            for result in run_polls(tools, polls, NetworkWatch(), courtesy=MANUAL):
                self.results.append(result)
                progress.advance(1, f"Fetching · {result.feed.name[:40]}")
            send_due(session, tools.client)


def _print_results(results: Sequence[PollResult], report: Refreshed) -> None:
    for result in results:
        if result.message:
            complain(f"{result.feed.name}: {in_english(result.message)}")
        if result.moved_to:
            say(in_english(Code.FEED_MOVED(feed=result.feed.name, url=result.moved_to)))
    say(in_english(describe_refreshed(report)))
    if results:
        unchanged = sum(result.fetched.outcome is Outcome.UNCHANGED for result in results)
        size = say_size(sum(result.fetched.wire_bytes for result in results))
        say(f"{unchanged} unchanged, {size}.")
    if report.insist_on:
        say("refresh --again asks those, too.")


def _result_object(result: PollResult) -> dict[str, Any]:
    return {
        "feed_id": result.feed.id,
        "url": result.feed.url,
        "name": result.feed.name,
        "outcome": result.fetched.outcome,
        "status": result.fetched.status,
        "new": len(result.new_ids),
        "changed": result.changed,
        "bytes": result.fetched.wire_bytes,
        "seconds": round(result.fetched.elapsed_s, 3),
        "message": in_english(result.message),
        "moved_to": result.moved_to,
    }
