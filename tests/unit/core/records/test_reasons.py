"""A reason is kept as one short text and read back as it was; what nobody knows is no reason."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from reader.core.records.reasons import Cause, PollReason, before_visit, parse_poll_reason

COUNTS = st.integers(0, 10**10)


@given(
    st.builds(
        PollReason,
        st.sampled_from(list(Cause)),
        visit_at=COUNTS,
        posts=COUNTS,
        window=COUNTS,
        span_s=COUNTS,
        held_back=st.integers(0, 1),
    )
)
def test_a_reason_is_read_back_as_it_was_kept(because):
    assert parse_poll_reason(str(because)) == because


@pytest.mark.parametrize(
    "text", ["", "A test.", "before-you-look visit_at=", "woke moon=1", "moon-is-full", "woke cause=1"]
)
def test_anything_else_is_no_reason(text):
    assert parse_poll_reason(text) is None


@given(st.text(max_size=40))
def test_no_text_is_too_odd_to_be_asked_about(text):
    found = parse_poll_reason(text)
    assert found is None or isinstance(found, PollReason)


def test_usual_times_are_told_to_five_minutes():
    assert before_visit(44_250.0).visit_at % 300 == 0
    assert abs(before_visit(44_250.0).visit_at - 44_250) <= 150
