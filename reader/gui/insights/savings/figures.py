"""The four figures of the Savings page, in words. Any thread; no state."""

from __future__ import annotations

from msgspec import Struct

from reader.gui.insights import words
from reader.gui.kit.humanize import number
from reader.gui.kit.translate import tr
from reader.insights.savings import SavingsFacts
from reader.lab.wait import Wait, wait_min


class Figure(Struct, frozen=True):
    name: str
    big: str
    small: str


def figures(facts: SavingsFacts) -> list[Figure]:
    """The four that matter; worse than hourly is said as plainly as better."""
    savings, hourly, days = facts.savings, facts.savings.hourly, facts.savings.days
    ours, theirs = wait_min(savings.wait), wait_min(hourly.wait)
    wakes = facts.wake_ups / days
    spared = round(abs(24 - wakes))
    if not savings.span.is_enough:
        return _without_shares(facts)
    return [
        Figure(
            tr("Fetches"),
            _change(savings.fetches, hourly.fetches, tr("{share} fewer"), tr("{share} more")),
            tr("{n} a day, not {m}").format(
                n=number(round(savings.fetches / days)), m=number(round(hourly.fetches / days))
            ),
        ),
        Figure(
            tr("Data"),
            _change(savings.wire_bytes, hourly.wire_bytes, tr("{share} less"), tr("{share} more")),
            tr("{n} a day, not {m}").format(
                n=words.size(savings.wire_bytes / days), m=words.size(hourly.wire_bytes / days)
            ),
        ),
        Figure(
            tr("Wake-ups"),
            (tr("{share} fewer") if wakes <= 24 else tr("{share} more")).format(share=number(spared)),
            tr("{n} a day, not {m}").format(n=number(round(wakes)), m=24),
        ),
        _unknown_wait()
        if not savings.wait.first_looks
        else Figure(
            tr("Wait for a new post"),
            (tr("{wait} shorter") if ours <= theirs else tr("{wait} longer")).format(
                wait=words.minutes(abs(ours - theirs))
            ),
            tr("{n}, hourly {m}").format(n=words.minutes(ours), m=words.minutes(theirs)),
        ),
    ]


def _change(ours: float, theirs: float, less: str, more: str) -> str:
    share = 1 - ours / theirs if theirs else 0.0
    return (less if share >= 0 else more).format(share=words.percent(abs(share)))


def _unknown_wait() -> Figure:
    """Nobody is known to have looked: erased, or not there yet."""
    return Figure(tr("Wait for a new post"), words.DASH, tr("no look is known"))


def wait_figure(wait: Wait) -> str:
    return words.minutes(wait_min(wait)) if wait.first_looks else words.DASH


def fresh_figure(wait: Wait) -> str:
    """How much was here at the first look."""
    return words.if_known(wait.fresh_share, words.percent)


def _without_shares(facts: SavingsFacts) -> list[Figure]:
    """Of a day or two: how it was, and no share of anything."""
    savings, hourly, days = facts.savings, facts.savings.hourly, facts.savings.days
    a_day, other = tr("{n} a day"), tr("hourly {m}; too early for a share")
    pairs = [
        (
            tr("Fetches"),
            a_day.format(n=number(round(savings.fetches / days))),
            number(round(hourly.fetches / days)),
        ),
        (
            tr("Data"),
            a_day.format(n=words.size(savings.wire_bytes / days)),
            words.size(hourly.wire_bytes / days),
        ),
        (tr("Wake-ups"), a_day.format(n=number(round(facts.wake_ups / days))), number(24)),
        (tr("Wait for a new post"), wait_figure(savings.wait), wait_figure(hourly.wait)),
    ]
    return [Figure(name, big, other.format(m=hourly_one)) for name, big, hourly_one in pairs]
