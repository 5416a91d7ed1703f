"""What is said in the user's language where there is no Qt."""

from __future__ import annotations

import json
from datetime import UTC, datetime

import pytest

from reader.core.paths import Profile
from reader.core.translation_file import Translated
from reader.features.editions.worker.make import make_words

MONDAY = datetime(2026, 6, 1, 7, 15, tzinfo=UTC).timestamp()


@pytest.mark.parametrize(
    ("language", "weekday", "date"),
    [
        ("en", "Monday", "1 June"),
        ("de", "Montag", "1. Juni"),
        ("fr", "lundi", "1er juin"),
        ("pl", "poniedziałek", "1 czerwca"),
        ("pt_BR", "segunda-feira", "1º de junho"),
        ("ja", "月曜日", "6月1日"),
    ],
)
def test_days_are_said_in_the_language(language, weekday, date):
    words = Translated(language, UTC)
    assert words.weekday(MONDAY) == weekday
    assert words.date(MONDAY) == date


@pytest.mark.parametrize(
    ("language", "code", "dateline"),
    [
        ("fr", "fr", "Lundi 1er juin"),
        ("pt_BR", "pt-BR", "Segunda-feira, 1º de junho"),
        ("zh_CN", "zh-CN", "6月1日 星期一"),
    ],
)
def test_a_paper_speaks_the_window_s_language(tmp_path, language, code, dateline):
    profile = Profile(tmp_path)
    profile.window_state.parent.mkdir(parents=True, exist_ok=True)
    profile.window_state.write_text(json.dumps({"language": language}), "utf-8")
    words = make_words(profile, UTC)
    assert words.code == code
    assert words.dateline(MONDAY) == dateline
