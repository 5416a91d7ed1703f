"""Headers stand where days begin."""

from __future__ import annotations

from datetime import date, timedelta, timezone

from hypothesis import given
from hypothesis import strategies as st

from reader.features.stories.window import add_day_headers, day_of_header
from reader.window.kit.humanize import local_day

DAY = 86_400


@given(st.lists(st.integers(0, 40 * DAY), min_size=1, max_size=60), st.integers(1, 60), st.booleans())
def test_day_headers_stand_where_days_begin_however_the_list_is_cut(times, cut, newest_first):
    zone = timezone(timedelta(hours=5, minutes=30))
    times.sort(reverse=newest_first)
    ids = list(range(1, len(times) + 1))
    result: list[int] = []
    last = None
    for start in range(0, len(ids), cut):
        part, last = add_day_headers(ids[start : start + cut], times[start : start + cut], last, zone)
        result += part
    expected: list[int | date] = []
    before = None
    for id_, at in zip(ids, times, strict=True):
        day = local_day(at, zone)
        if before is not None and day != before:
            expected.append(day)
        expected.append(id_)
        before = day
    assert [day_of_header(id_) if id_ < 0 else id_ for id_ in result] == expected
