"""Dates in other languages than English."""

from __future__ import annotations

from calendar import timegm
from datetime import date, timedelta

import pytest
from hypothesis import given
from hypothesis import strategies as st

from reader.parse.dates import find_month, find_named_instant

# Twelve names each, as newspapers write them; the short forms are their beginnings.
NAMES = {
    "Italian": "gennaio febbraio marzo aprile maggio giugno luglio agosto settembre ottobre novembre dicembre",
    "Spanish": "enero febrero marzo abril mayo junio julio agosto septiembre octubre noviembre diciembre",
    "Portuguese": "janeiro fevereiro março abril maio junho julho agosto setembro outubro novembro dezembro",
    "French": "janvier février mars avril mai juin juillet août septembre octobre novembre décembre",
    "German": "Januar Februar März April Mai Juni Juli August September Oktober November Dezember",
    "Dutch": "januari februari maart april mei juni juli augustus september oktober november december",
    "Swedish": "januari februari mars april maj juni juli augusti september oktober november december",
    "Danish": "januar februar marts april maj juni juli august september oktober november december",
    "Polish": "stycznia lutego marca kwietnia maja czerwca lipca sierpnia września października listopada grudnia",
    "Russian": "января февраля марта апреля мая июня июля августа сентября октября ноября декабря",
}  # fmt: skip


@pytest.mark.parametrize("language", NAMES)
def test_every_month_of_every_language(language):
    names = NAMES[language].split()
    assert [find_month(name) for name in names] == list(range(1, 13))
    for form in ("1 {} 2026", "1. {} 2026", "1.{} 2026", "1 de {} de 2026", "1er {} 2026"):
        found = [find_named_instant(form.format(name)) for name in names]
        assert found == [timegm((2026, month, 1, 0, 0, 0)) for month in range(1, 13)], form


@pytest.mark.parametrize("language", NAMES)
def test_the_first_day_of_every_month_of_every_language(language):
    """December begins like the word that Spanish puts before it."""
    for month, name in enumerate(NAMES[language].split(), 1):
        assert find_named_instant(f"1 {name} 2000") == timegm(date(2000, month, 1).timetuple())
        assert find_named_instant(f"1 de {name} de 2000") == timegm(date(2000, month, 1).timetuple())


@given(
    st.dates(date(1990, 1, 1), date(2099, 12, 31)),
    st.integers(0, 86_399),
    st.sampled_from(sorted(NAMES)),
    st.integers(-14 * 4, 14 * 4),
    st.sampled_from(["", "lun, ", "Mo., ", "Понедельник, ", "mar. "]),
)
def test_a_date_is_the_instant_that_was_written(day, second, language, quarters, weekday):
    name = NAMES[language].split()[day.month - 1]
    hours, minutes = divmod(abs(quarters) * 15, 60)
    zone = f"{'-' if quarters < 0 else '+'}{hours:02d}{minutes:02d}"
    clock = timedelta(seconds=second)
    text = f"{weekday}{day.day:02d} {name} {day.year} {str(clock).rjust(8, '0')} {zone}"
    assert find_named_instant(text) == timegm(day.timetuple()) + second - quarters * 900


@pytest.mark.parametrize(
    "text", ["", "giugno", "2026", "31 giu 2026", "1 xyz 2026", "1 giu 2026 25:00", "1 giu 26", "1 giu 2026 10:00 XYZ", "1" * 90]
)  # fmt: skip
def test_what_is_no_date_is_none(text):
    assert find_named_instant(text) is None


@given(st.text(max_size=100))
def test_any_text_is_survived(text):
    assert find_named_instant(text) is None or text
