"""Every quirk and every attack of our own corpus is read as it was when someone last looked at it.

The two nets that hold the quick ways hang here in every clone: the quick parser against feedparser, and HTML that
skips nh3 against HTML that does not. `dev.py bench corpus` shows that these documents catch what other projects'
catch.
"""

from __future__ import annotations

from pathlib import Path

import pytest

from reader.html.text import fold, text_of
from reader.parse.quick_parser import parse_quickly
from reader.parse.safe_html.sanitize import _CLEANER, read_plain_markup
from reader.parse.safe_html.tidy import tidy
from reader.parse.text import without_controls
from tests.unit.parse.own_corpus import (
    ATTACKS,
    PAGE,
    QUIRKS,
    Attack,
    expected_of,
    outcome_of_attack,
    outcome_of_quirk,
    read_attacks,
    read_quirks,
)
from tests.unit.parse.safe_html.test_sanitize import assert_safe, tree
from tests.unit.parse.test_differential import compare

quirk_files = pytest.mark.parametrize("path", sorted(QUIRKS.glob("*.toml")), ids=lambda path: path.stem)
attack_files = pytest.mark.parametrize("path", sorted(ATTACKS.glob("*.toml")), ids=lambda path: path.stem)
SLOW_FOR_FEEDPARSER = 20_000
RENEW = "look at it, then python -m tests.unit.parse.own_corpus"


@quirk_files
def test_quirks_are_read_as_expected(path: Path):
    expected = expected_of(path)
    quirks = read_quirks(path)
    assert [quirk.name for quirk in quirks] == list(expected), RENEW
    for quirk in quirks:
        assert outcome_of_quirk(quirk) == expected[quirk.name], f"{quirk.name}: {RENEW}"


@quirk_files
def test_both_parsers_agree_on_quirks(path: Path):
    for quirk in read_quirks(path):
        if len(quirk.body) < SLOW_FOR_FEEDPARSER:
            assert not compare(quirk.body, quirk.content_type), quirk.name


def test_the_corpus_asks_both_parsers():
    quirks = [quirk for path in QUIRKS.glob("*.toml") for quirk in read_quirks(path)]
    taken = [quirk for quirk in quirks if parse_quickly(quirk.body, quirk.content_type) is not None]
    assert len(quirks) > 1_500
    assert 0.4 < len(taken) / len(quirks) < 0.6


@attack_files
def test_attacks_are_cleaned_as_expected(path: Path):
    expected = expected_of(path)
    attacks = read_attacks(path)
    assert [attack.name for attack in attacks] == list(expected), RENEW
    for attack in attacks:
        assert outcome_of_attack(attack) == expected[attack.name], f"{attack.name}: {RENEW}"


@attack_files
def test_no_attack_survives(path: Path):
    for attack in read_attacks(path):
        assert_safe(attack.html)


@attack_files
def test_html_that_skips_nh3_is_what_nh3_would_make_of_it(path: Path):
    for attack in read_attacks(path):
        assert_both_ways_agree(attack)


def assert_both_ways_agree(attack: Attack) -> None:
    html = without_controls(attack.html)
    quick = read_plain_markup(html, PAGE)
    if quick is not None:
        full = without_controls(_CLEANER.clean(tidy(html, PAGE)))
        assert without_controls(tree(quick[0])) == tree(full), attack.name
        assert fold(quick[1]) == text_of(full), attack.name
