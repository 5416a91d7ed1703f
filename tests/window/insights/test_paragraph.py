"""A feed's paragraph in a dozen typical situations, word for word."""

from __future__ import annotations

from datetime import datetime

import numpy as np
import pytest
from msgspec.structs import replace

from reader.core.clock import LocalZone
from reader.core.records.fetched import Problem
from reader.core.records.logged import PlannedPoll
from reader.core.records.messages import as_it_is
from reader.core.records.planning import DAY_S
from reader.core.records.reasons import Cause, PollReason, before_visit
from reader.core.records.stored import Feed, FeedChoices, FeedStatus, HttpState, PublisherData
from reader.engine.update import note_hint
from reader.insights.feeds import FeedDetail, FeedFacts, busy_hours
from reader.insights.reading import make_reading
from reader.insights.whole_days import Span
from reader.lab.score import Wait
from reader.net.hints import Hint
from reader.net.hints import Why as Wish
from reader.planner.learning.rhythm import SLOTS
from reader.window.insights.feed_page import describe_feed

NOW = datetime(2026, 6, 11, 10, 24).astimezone().timestamp()
MORNING = datetime(2026, 6, 11).astimezone().timestamp()


def at(hour, minute=0):
    return MORNING + hour * 3_600 + minute * 60


BEFORE_NOON = str(before_visit(at(12, 15)))


def reading(days=20):
    visits = np.array(
        sorted(MORNING - day * DAY_S + hour * 3_600 for day in range(1, days + 1) for hour in (7.5, 12.3, 21))
    )
    return make_reading(visits, [], MORNING - days * DAY_S, NOW, LocalZone())


def unknown_reading():
    return make_reading(np.empty(0), [], NOW - 3_600, NOW, LocalZone())


def shape(begin, end):
    hours = np.full(24, 0.01)
    hours[begin:end] = 1.0
    flat = np.repeat(hours, SLOTS // 24)
    return flat / flat.sum()


def make(*, choices=None, http=None, planned=(), posting=None, per_day=5.0, read=None, polls_per_day=None):
    state = replace(HttpState(last_fetched_at=NOW - 600, last_ok_at=NOW - 600), **(http or {}))
    feed = Feed(
        1, "https://kernel.example/feed", None, 0, NOW - 20 * DAY_S, FeedChoices(**(choices or {})),
        PublisherData(title="Kernel Garden", window_size=30), state,
    )  # fmt: skip
    span = Span(MORNING - 14 * DAY_S, MORNING, True)
    polls = round(14 * (len(planned) if polls_per_day is None else polls_per_day))
    facts = FeedFacts(feed, span, per_day, False, polls, 0.4, 14_000, Wait(0, 0, 0, 0), 0.3, None)
    visits = tuple(PlannedPoll(when, 1, 0.1, reason) for when, reason in planned)
    return FeedDetail(facts, shape(9, 13) if posting is None else posting, read or reading(), (), visits, NOW)


FIVE = [(at(11, 45), BEFORE_NOON), *((at(hour), BEFORE_NOON) for hour in (12, 15, 18, 20))]
FLOOR = "Its publisher asks for at least 30 minutes between fetches."
ASKS = note_hint(Hint(Wish.TTL, 1_800.0))

SITUATIONS = {
    "usual": (
        make(planned=FIVE),
        (
            "Fetched five times a day, next at 11:45, because it publishes mostly between 9 and 13 "
            "and you usually read around 12:15."
        ),
    ),
    "publisher's wish": (
        make(planned=FIVE, http={"earliest_reason": ASKS}),
        "Fetched five times a day, next at 11:45, because it publishes mostly between 9 and 13 and you usually read "
        f"around 12:15. {FLOOR}",
    ),
    "posts at any time": (
        make(planned=FIVE[:2], posting=np.full(SLOTS, 1 / SLOTS)),
        (
            "Fetched twice a day, next at 11:45, because it publishes at any time of day and you "
            "usually read around 12:15."
        ),
    ),
    "another reason": (
        make(planned=[(at(11), str(PollReason(Cause.POSTED_BY_THEN, posts=3)))]),
        (
            "Fetched once a day, next at 11:00, because it publishes mostly between 9 and 13 and you "
            "usually read around 12:20."
        ),
    ),
    "reading not known": (
        make(planned=FIVE[:3], read=unknown_reading()),
        (
            "Fetched three times a day, next at 11:45, because it publishes mostly between 9 and 13. "
            "Paperround is still learning when you read."
        ),
    ),
    "neither known": (
        make(planned=FIVE[:3], read=unknown_reading(), posting=np.full(SLOTS, 1 / SLOTS)),
        "Fetched three times a day, next at 11:45. Paperround is still learning when you read.",
    ),
    "nothing lost": (
        make(planned=[(at(11), str(PollReason(Cause.NOTHING_LOST, window=15, span_s=18_000))), *FIVE]),
        "Fetched 6 times a day, next at 11:00. So you don’t miss anything: it lists only 15 articles, which turn over "
        "in 5 hours.",
    ),
    "rare": (
        make(planned=FIVE[:1], per_day=0.05),
        "Fetched once a day, next at 11:45. It publishes rarely (about 2 articles a month).",
    ),
    "rare and not planned": (
        make(per_day=0.05),
        "It publishes rarely (about 2 articles a month), so no fetch is scheduled in the next 24 hours.",
    ),
    "not a single post": (
        make(per_day=0.0),
        "It publishes rarely (no articles so far), so no fetch is scheduled in the next 24 hours.",
    ),
    "hours of posting not known": (
        make(planned=FIVE, posting=np.empty(0)),
        (
            "Fetched five times a day, next at 11:45, because you usually read around 12:15. "
            "Paperround is still learning when it publishes."
        ),
    ),
    "first hour": (
        make(planned=FIVE[:3], read=unknown_reading(), posting=np.empty(0), per_day=None),
        "Fetched three times a day, next at 11:45. Paperround is still learning when you read.",
    ),
    "fetched more often than it is planned": (
        make(planned=FIVE[:3], read=unknown_reading(), polls_per_day=5.2),
        "Fetched five times a day, next at 11:45, because it publishes mostly between 9 and 13. "
        "Paperround is still learning when you read.",
    ),
    "fetched less than once a day": (
        make(planned=FIVE[:1], polls_per_day=0.3),
        "Just before you usually read, around 12:15. Next fetch: 11:45.",
    ),
    "nothing planned": (make(), "No fetch is scheduled in the next 24 hours."),
    "alert": (
        make(choices={"alert": True}, planned=FIVE),
        "Fetched five times a day, next at 11:45, because you want to be notified.",
    ),
    "fixed": (
        make(choices={"interval_s": 7_200}, planned=[(at(12), str(PollReason(Cause.INTERVAL, span_s=7_200)))]),
        "You set it to be fetched every 2 hours. Next fetch: 12:00.",
    ),
    "paused": (make(choices={"paused": True}), "Paused until you resume it. Its articles are kept."),
    "discontinued": (
        make(http={"status": FeedStatus.GONE}),
        "Kernel Garden was discontinued by its publisher. Its articles are kept.",
    ),
    "set aside": (
        make(http={"status": FeedStatus.QUARANTINED, "message": as_it_is("It was 80 MB.")}),
        "Kernel Garden was turned off. It was 80 MB.",
    ),
    "failing": (
        make(
            http={
                "problem": Problem.TIMEOUT,
                "error_count": 3,
                "failing_since": NOW - 2 * DAY_S,
                "last_fetched_at": at(8, 20),
                "next_poll_at": at(12, 20),
            }
        ),
        "Kernel Garden hasn’t responded since Tuesday. Tried at 08:20, next at 12:20.",
    ),
    "new": (make(http={"last_fetched_at": None}), "Not fetched yet. It will be as soon as background refresh starts."),
}


GERMAN = {
    "usual": "Wird fünfmal am Tag abgerufen, das nächste Mal um 11:45, weil Beiträge meist zwischen 9 und 13 Uhr kommen und Sie meist gegen 12:15 nachsehen.",
    "publisher's wish": "Wird fünfmal am Tag abgerufen, das nächste Mal um 11:45, weil Beiträge meist zwischen 9 und 13 Uhr kommen und Sie meist gegen 12:15 nachsehen. Der Anbieter bittet um mindestens 30 Minuten zwischen zwei Abrufen.",
    "posts at any time": "Wird zweimal am Tag abgerufen, das nächste Mal um 11:45, weil Beiträge zu jeder Tageszeit kommen und Sie meist gegen 12:15 nachsehen.",
    "another reason": "Wird einmal am Tag abgerufen, das nächste Mal um 11:00, weil Beiträge meist zwischen 9 und 13 Uhr kommen und Sie meist gegen 12:20 nachsehen.",
    "reading not known": "Wird dreimal am Tag abgerufen, das nächste Mal um 11:45, weil Beiträge meist zwischen 9 und 13 Uhr kommen. Wann Sie meist nachsehen, ist noch nicht bekannt.",
    "neither known": "Wird dreimal am Tag abgerufen, das nächste Mal um 11:45. Wann Sie meist nachsehen, ist noch nicht bekannt.",
    "nothing lost": "Wird 6-mal am Tag abgerufen, das nächste Mal um 11:00. Damit nichts verloren geht: Der Feed fasst 15 Beiträge; Zeit, bis er voll ist: 5 Stunden.",
    "rare": "Wird einmal am Tag abgerufen, das nächste Mal um 11:45: Beiträge kommen selten, etwa 2 Beiträge im Monat.",
    "rare and not planned": "Beiträge kommen selten, etwa 2 Beiträge im Monat; darum ist in den nächsten 24 Stunden kein Abruf geplant.",
    "not a single post": "Beiträge kommen selten, bisher kein Beitrag; darum ist in den nächsten 24 Stunden kein Abruf geplant.",
    "hours of posting not known": "Wird fünfmal am Tag abgerufen, das nächste Mal um 11:45, weil Sie meist gegen 12:15 nachsehen. Zu welchen Stunden Beiträge kommen, ist noch nicht bekannt.",
    "first hour": "Wird dreimal am Tag abgerufen, das nächste Mal um 11:45. Wann Sie meist nachsehen, ist noch nicht bekannt.",
    "fetched more often than it is planned": "Wird fünfmal am Tag abgerufen, das nächste Mal um 11:45, weil Beiträge meist zwischen 9 und 13 Uhr kommen. Wann Sie meist nachsehen, ist noch nicht bekannt.",
    "fetched less than once a day": "Bevor Sie meist nachsehen, gegen 12:15. Der nächste Abruf ist um 11:45.",
    "nothing planned": "In den nächsten 24 Stunden ist kein Abruf geplant.",
    "alert": "Wird fünfmal am Tag abgerufen, das nächste Mal um 11:45, weil Sie seine Beiträge sofort möchten.",
    "fixed": "Sie möchten diesen Abstand zwischen den Abrufen: 2 Stunden. Der nächste Abruf ist um 12:00.",
    "paused": "Pausiert: Bis Sie ihn fortsetzen, wird er nicht abgerufen. Seine Beiträge bleiben.",
    "discontinued": "Kernel Garden gibt es nicht mehr: Der Feed wurde eingestellt. Seine Beiträge bleiben.",
    "set aside": "Kernel Garden wurde zurückgestellt: It was 80 MB.",
    "failing": "Kernel Garden antwortet seit Dienstag nicht. Versucht um 08:20, nächster Versuch: 12:20.",
    "new": "Noch nicht abgerufen: Sein erstes Dokument wird geholt, sobald der Dienst läuft.",
}


@pytest.mark.parametrize("name", SITUATIONS)
def test_the_paragraph(name):
    detail, expected = SITUATIONS[name]
    assert " ".join(describe_feed(detail)) == expected


@pytest.mark.parametrize("name", SITUATIONS)
def test_the_paragraph_in_german(name, german):
    assert " ".join(describe_feed(SITUATIONS[name][0])) == GERMAN[name]


def test_busy_hours_are_the_shortest_stretch_with_most_posts():
    assert busy_hours(shape(9, 13)) == (9, 13)
    assert busy_hours(np.full(SLOTS, 1.0)) is None
    over_midnight = np.zeros(SLOTS)
    over_midnight[-4:] = over_midnight[:4] = 1
    assert busy_hours(over_midnight) == (23, 1)
    assert busy_hours(np.empty(0)) is None
