"""Whose fault a failed fetch is."""

from __future__ import annotations

import pytest

from reader.core.records.fetched import Fetched, FetchRequest, Outcome, Problem
from reader.core.records.messages import Message
from reader.core.records.parsed import Wishes
from reader.core.words.catalogue import Code
from reader.engine.polls import Failure, NetworkWatch, Sign, describe_fault, read_sign
from reader.engine.update import Reading

NOW = 1_790_000_000.0
FINE = Reading(Wishes())


def fetched(outcome: Outcome, problem: Problem | None = None, status: int | None = None) -> Fetched:
    return Fetched(FetchRequest("https://a.example/"), outcome, NOW, 1.0, status, problem=problem)


def failed(problem: Problem, status: int | None = None) -> Fetched:
    return fetched(Outcome.FAILED, problem, status)


def page(message: Message) -> Reading:
    return Reading(Wishes(), message)


@pytest.mark.parametrize(
    ("answer", "reading", "sign"),
    [
        (fetched(Outcome.FRESH, status=200), FINE, Sign.ANSWER),
        (fetched(Outcome.UNCHANGED, status=304), FINE, Sign.ANSWER),
        (fetched(Outcome.FRESH, status=200), page(Code.PAGE_NO_FEED(url="u")), Sign.PORTAL),
        (fetched(Outcome.FRESH, status=200), page(Code.FEED_DAMAGED(url="u")), Sign.ANSWER),
        (failed(Problem.SERVER_ERROR, 500), FINE, Sign.ANSWER),
        (failed(Problem.NOT_FOUND, 404), FINE, Sign.ANSWER),
        (failed(Problem.ASKED_TO_WAIT, 429), FINE, Sign.ANSWER),
        (failed(Problem.CLIENT_ERROR, 511), FINE, Sign.PORTAL),
        (failed(Problem.CLIENT_ERROR, 407), FINE, Sign.PORTAL),
        (failed(Problem.FORBIDDEN_ADDRESS), FINE, Sign.PORTAL),
        (failed(Problem.ASKED_TO_WAIT), FINE, Sign.NONE),
        (failed(Problem.CANCELLED), FINE, Sign.NONE),
        (failed(Problem.BAD_ADDRESS), FINE, Sign.NONE),
        (failed(Problem.OFFLINE), FINE, Sign.NO_NETWORK),
        (failed(Problem.NO_SUCH_HOST), FINE, Sign.NOBODY),
        (failed(Problem.REFUSED), FINE, Sign.NOBODY),
        (failed(Problem.TIMEOUT), FINE, Sign.NOBODY),
        (failed(Problem.BROKEN), FINE, Sign.NOBODY),
        (failed(Problem.INSECURE), FINE, Sign.NOBODY),
    ],
)
def test_what_a_fetch_says_about_the_line(answer, reading, sign):
    assert read_sign(answer, reading, True) is sign


def test_a_page_where_there_never_was_a_feed_says_nothing_about_the_line():
    answer = fetched(Outcome.FRESH, status=200)
    assert read_sign(answer, page(Code.PAGE_NO_FEED(url="u")), False) is Sign.ANSWER


def test_only_another_host_that_answers_later_tells_that_the_line_was_fine():
    line = NetworkWatch()
    line.begin_round(NOW)
    line.note("a", Sign.ANSWER, NOW + 1)
    assert not line.is_hosts_fault("a", NOW)
    assert line.is_hosts_fault("b", NOW)
    assert line.is_hosts_fault("b", NOW + 1)
    assert not line.is_hosts_fault("b", NOW + 10)  # asked when nobody answered any more


def test_what_was_answered_before_a_sleep_tells_nothing_after_it():
    line = NetworkWatch()
    line.begin_round(NOW)
    line.note("a", Sign.ANSWER, NOW + 1)
    line.note("b", Sign.NOBODY, NOW + 7_200)
    assert not line.is_hosts_fault("b", NOW)


def test_a_round_that_reaches_nobody_is_given_up():
    line = NetworkWatch()
    line.begin_round(NOW)
    for host in "abc":
        assert not line.is_hopeless(NOW + 30)
        line.note(host, Sign.NOBODY, NOW + 2)
    assert not line.is_hopeless(NOW + 2)
    assert line.is_hopeless(NOW + 6)
    line.note("d", Sign.ANSWER, NOW + 6)
    assert not line.is_hopeless(NOW + 30)


def test_where_the_system_says_so_it_is_given_up_at_once():
    line = NetworkWatch()
    line.begin_round(NOW)
    for host in "abc":
        line.note(host, Sign.NO_NETWORK, NOW)
    assert line.is_hopeless(NOW)


@pytest.mark.parametrize(
    ("sign", "proxy", "code"),
    [
        (Sign.NOBODY, "", "NOBODY_IS_REACHED"),
        (Sign.NOBODY, "http://user:secret@proxy:3128", "PROXY_REACHES_NOBODY"),
        (Sign.PORTAL, "", "NETWORK_WANTS_LOGIN"),
        (Sign.NO_NETWORK, "", None),
        (None, "", None),
    ],
)
def test_what_the_user_is_told(sign, proxy, code):
    notes = describe_fault(sign, proxy, NOW)
    assert (notes.code if notes else None) == code
    assert "secret" not in str(notes)


@pytest.mark.parametrize(
    ("failures", "broke"),
    [
        ([("b", Problem.BROKEN, 6.0), ("c", Problem.BROKEN, 6.0)], True),
        ([("b", Problem.OFFLINE, 6.0), ("c", Problem.BROKEN, 7.0)], True),
        ([("b", Problem.BROKEN, 6.0), ("b", Problem.BROKEN, 7.0)], False),  # one host alone
        ([("b", Problem.BROKEN, 4.0), ("c", Problem.BROKEN, 6.0)], False),  # another answered after the first
        ([("b", Problem.TIMEOUT, 30.0), ("c", Problem.TIMEOUT, 30.0)], False),  # they are silent in every round
        ([("b", Problem.NO_SUCH_HOST, 9.0), ("c", Problem.REFUSED, 9.0)], False),
        ([], False),
    ],
)
def test_a_line_that_breaks_in_the_middle_of_a_round_is_told_from_hosts_that_fail(failures, broke):
    line = NetworkWatch()
    line.begin_round(NOW)
    line.note("a", Sign.ANSWER, NOW + 5.0)
    assert line.did_network_break(Failure(host, problem, NOW + at) for host, problem, at in failures) is broke


@pytest.mark.parametrize(
    ("problem", "hosts", "at", "was_fine", "broke"),
    [
        (Problem.REFUSED, "bcd", 6.0, True, True),
        (Problem.NO_SUCH_HOST, "bcd", 6.0, True, True),
        (Problem.REFUSED, "bc", 6.0, True, False),  # two may be a coincidence
        (Problem.REFUSED, "bbb", 6.0, True, False),  # one host alone
        (Problem.REFUSED, "bcd", 4.0, True, False),  # another answered after them
        (Problem.REFUSED, "bcd", 6.0, False, False),  # they were in trouble before
        (Problem.TIMEOUT, "bcd", 30.0, True, False),  # who is silent is always among the last
    ],
)
def test_hosts_that_were_fine_and_go_away_all_at_once_are_not_blamed(problem, hosts, at, was_fine, broke):
    line = NetworkWatch()
    line.begin_round(NOW)
    line.note("a", Sign.ANSWER, NOW + 5.0)
    assert line.did_network_break(Failure(host, problem, NOW + at, was_fine) for host in hosts) is broke
