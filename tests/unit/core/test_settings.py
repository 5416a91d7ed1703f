from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from reader.core.errors import UsageError
from reader.core.settings import SETTINGS, Settings, make_settings
from tests.settings_page import KEYBOARD_PAGE, PAGE, make_keyboard_page, make_page


def test_rows_become_settings_and_names_of_other_versions_are_ignored():
    assert make_settings({"keep_days": "30", "from_the_future": 1, "push_port": 80}) == Settings(keep_days=30)


@pytest.mark.parametrize(
    ("name", "value"),
    [
        ("keep_days", -1),
        ("keep_days", "soon"),
        ("parallel_fetches", 0),
        ("backups_kept", 0),
        ("proxy", "proxy:3128"),
        ("for_you", "perhaps"),
    ],
)
def test_a_bad_value_is_refused_in_one_sentence(name, value):
    with pytest.raises(UsageError) as caught:
        make_settings({name: value})
    assert str(caught.value).endswith(".")


@given(st.integers(0, 36_500), st.integers(0, 1_000_000))
def test_any_value_in_range_is_kept(days, entries):
    made = make_settings({"keep_days": days, "keep_per_feed": entries})
    assert (made.keep_days, made.keep_per_feed) == (days, entries)


@pytest.mark.parametrize(("word", "value"), [("on", True), ("Yes", True), (True, True), ("off", False), (0, False)])
def test_switches_understand_plain_words(word, value):
    assert make_settings({"for_you": word}).for_you is value


def test_quiet_hours_are_checked():
    with pytest.raises(UsageError):
        Settings(quiet_hours="late")


def test_every_setting_is_declared_with_a_default_that_it_allows_and_a_sentence_of_help():
    assert tuple(SETTINGS) == Settings.__struct_fields__
    for name, setting in SETTINGS.items():
        setting.check(name, setting.default)
        assert setting.help.endswith("."), name
        assert type(getattr(Settings(), name)).__name__ == Settings.__annotations__[name], name


def test_the_page_of_settings_is_what_is_declared():
    assert PAGE.read_text(encoding="utf-8") == make_page(), "run: python3 dev.py settings"


def test_the_keyboard_page_is_that_of_the_actions():
    assert KEYBOARD_PAGE.read_text(encoding="utf-8") == make_keyboard_page(), "run: python3 dev.py settings"
