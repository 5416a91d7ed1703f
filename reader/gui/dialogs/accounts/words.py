"""What is said of an account, in the owner's language. Main thread only."""

from __future__ import annotations

from PySide6.QtCore import QLocale

from reader.gui.kit.humanize import age_in_words, clock_time, feeds_in_words, local, number
from reader.gui.kit.translate import tr
from reader.model.accounts import AskReason, Tried
from reader.services.accounts import AccountFacts
from reader.sync.problems import AccountProblem

OK, WARN, ERR = "ok", "warn", "err"


def say_state(facts: AccountFacts, now: float, is_under_way: bool) -> tuple[str, str]:
    """A few words for the pill, and how bad it is."""
    state = facts.state
    if is_under_way:
        return tr("synchronising"), OK
    if state.problem:
        return _say_problem(facts)
    if state.synced_at is None:
        return tr("not synchronised yet"), WARN
    age = age_in_words(state.synced_at, now)
    return tr("synchronised {time} ago").format(time=age) if now - state.synced_at >= 60 else tr(
        "synchronised just now"
    ), OK


def _say_problem(facts: AccountFacts) -> tuple[str, str]:
    offline = tr("offline, {n} waiting", n=facts.waiting.count).format(n=number(facts.waiting.count))
    known = {
        AccountProblem.OFFLINE: (offline, WARN),
        AccountProblem.BUSY: (tr("asks for a pause"), WARN),
        AccountProblem.PASSWORD: (tr("password refused"), ERR),
        AccountProblem.INSECURE: (tr("certificate not trusted"), ERR),
        AccountProblem.NO_API: (tr("interface switched off"), ERR),
    }
    return known.get(AccountProblem(facts.state.problem), (tr("did not answer"), ERR))


def say_progress(done: int, total: int) -> str:
    return tr("{done} of {total} posts").format(done=number(done), total=number(total))


def say_asked(facts: AccountFacts, now: float) -> str:
    """Beside what hourly polling would have come to on this day so far."""
    hours = local(now).hour + 1
    times = (
        tr("once")
        if facts.today.asks == 1
        else tr("{n} times", n=facts.today.asks).format(n=number(facts.today.asks))
    )
    return tr("{times} instead of {hours}").format(times=times, hours=number(hours))


def say_next(facts: AccountFacts) -> str:
    at = facts.state.next_at
    if at is None:
        return tr("when you look")
    why = {
        AskReason.BEFORE_LOOK: tr("before you look"),
        AskReason.READING: tr("while you read"),
        AskReason.EXPECTED: tr("when new posts are likely"),
        AskReason.RARELY: tr("if you do not look before"),
        AskReason.TRIED_AGAIN: tr("tried again"),
    }.get(AskReason(facts.state.next_reason), "")
    time = clock_time(local(at))
    return tr("{time}, {why}").format(time=time, why=why) if why else time


def say_outbox(facts: AccountFacts) -> str:
    waiting = facts.waiting
    if not waiting.count or waiting.since_at is None:
        return tr("0, all sent")
    time = clock_time(local(waiting.since_at))
    return tr("{n} waiting since {time}", n=waiting.count).format(n=number(waiting.count), time=time)


def say_unsent(facts: AccountFacts) -> str:
    """What leaving the account would lose; nothing where all was sent."""
    if not facts.waiting.count:
        return ""
    if facts.waiting.count == 1:
        return tr("One change that you made here has not reached it yet, and would not any more.")
    n = facts.waiting.count
    form = tr("{n} changes that you made here have not reached it yet, and would not any more.", n=n)
    return form.format(n=number(n))


def say_tried(tried: Tried) -> tuple[str, str]:
    """That it answered, and what is known already."""
    answered = tr("It answered in {s} s: {feeds}, {unread} unread, {stars} stars.").format(
        s=QLocale().toString(tried.elapsed_s, "f", 1),
        feeds=feeds_in_words(tried.feeds),
        unread=number(tried.unread),
        stars=number(tried.starred),
    )
    known = ""
    if tried.known_feeds == 1:
        known = tr("1 of them you already have; it will be kept once.")
    elif tried.known_feeds:
        known = tr("{n} of them you already have; they will be kept once.", n=tried.known_feeds).format(
            n=number(tried.known_feeds)
        )
    return answered, known
