"""A host's pace is learned from its answers: what it says where it says something, a guess where it does not."""

from __future__ import annotations

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from reader.net.host_limits import LEAST_S, MOST_S, TRY_FASTER_S, UNTOLD_S, HostRecord, find_given_spacing

NOW = 1_790_000_000.0


def learn(*answers: tuple[float, int, dict[str, str]]) -> HostRecord:
    """Answers as (seconds after NOW, status, headers)."""
    record = HostRecord()
    for after_s, status, headers in answers:
        record.note(NOW + after_s, status, headers)
    return record


def retry(seconds: int) -> dict[str, str]:
    return {"retry-after": str(seconds)}


@pytest.mark.parametrize(
    ("answers", "spacing_s"),
    [
        # One a minute: refused a second later, told to come back when the minute is over.
        ([(0, 200, {}), (1, 429, retry(59))], 60),
        # The one that was granted counts, not those that were refused before it.
        ([(0, 429, retry(60)), (60, 200, {}), (70, 429, retry(50))], 60),
        # A hundred in ten minutes, used up in half a minute.
        ([*((n * 0.3, 200, {}) for n in range(100)), (30, 429, retry(570))], 6),
        # Slow polls long before say nothing about the pace of today.
        ([(-40_000, 200, {}), (-20_000, 200, {}), (0, 200, {}), (1, 429, retry(59))], 60),
        # Nothing is said: a minute is usual.
        ([(0, 200, {}), (1, 429, {})], UNTOLD_S),
        # Still refused at the pace that was guessed: slower.
        ([(0, 200, {}), (1, 429, {}), (61, 429, {})], 75),
        # A host that says what is left needs not refuse.
        ([(0, 200, {"x-ratelimit-remaining": "9.0", "x-ratelimit-reset": "540"})], 60),
        ([(0, 200, {"ratelimit-remaining": "0", "ratelimit-reset": "30"})], 30),
    ],
)
def test_the_pace_that_answers_tell(answers, spacing_s):
    pace = learn(*answers).pace
    assert pace is not None
    assert pace.spacing_s == pytest.approx(spacing_s)


@pytest.mark.parametrize(
    "headers",
    [
        {},
        {"x-ratelimit-remaining": "5000", "x-ratelimit-reset": "3600"},
        {"x-ratelimit-remaining": "5", "x-ratelimit-reset": "1790003600"},
        {"x-ratelimit-remaining": "many", "x-ratelimit-reset": "soon"},
        {"x-ratelimit-remaining": "nan", "x-ratelimit-reset": "60"},
    ],
)
def test_who_grants_plenty_or_says_nothing_sensible_has_no_pace(headers):
    assert learn((0, 200, headers), (1, 503, headers)).pace is None


def test_a_long_pause_is_no_pace():
    assert learn((0, 200, {}), (1, 429, retry(14_400))).pace is None


def test_the_next_request_is_free_when_the_pace_says_so():
    record = learn((0, 200, {}), (1, 429, retry(59)))
    assert record.free_at() == NOW + 61
    record.note(NOW + 61, 200, {})
    assert record.free_at() == NOW + 121
    assert learn((0, 200, {})).free_at() == 0


def test_a_guess_is_tried_faster_once_a_day_and_what_was_told_is_not():
    guessed = learn((0, 200, {}), (10, 429, {}), (70, 200, {}))
    assert not guessed.note(NOW + 200, 200, {})
    assert guessed.note(NOW + 100 + TRY_FASTER_S, 200, {})
    assert guessed.pace is not None
    assert 10 < guessed.pace.spacing_s < UNTOLD_S
    notes = learn((0, 200, {}), (1, 429, retry(59)))
    assert not notes.note(NOW + 9 * TRY_FASTER_S, 200, {})


@settings(max_examples=40)
@given(
    st.lists(
        st.tuples(
            st.floats(0, 1e6),
            st.sampled_from([200, 304, 429, 500, None]),
            st.dictionaries(
                st.sampled_from(["retry-after", "x-ratelimit-remaining", "x-ratelimit-reset"]), st.text(max_size=12)
            ),
        ),
        max_size=12,
    )
)
def test_no_answer_breaks_it(answers):
    pace = learn(*sorted(answers, key=lambda one: one[0])).pace
    assert pace is None or LEAST_S <= pace.spacing_s <= MOST_S


@given(st.text(max_size=20), st.text(max_size=20))
def test_whatever_the_headers_say(left, reset):
    told_s = find_given_spacing({"x-ratelimit-remaining": left, "x-ratelimit-reset": reset})
    assert told_s is None or told_s > 0
