"""What rules catch and what they make of it, without a store."""

from __future__ import annotations

import time

import pytest
from hypothesis import given
from hypothesis import strategies as st
from msgspec.structs import replace

from reader.core.errors import UsageError
from reader.core.records.stored import NewEntry
from reader.features.rules.records import Condition, Joined, Manner, Place, Rule, RuleOutcome
from reader.features.rules.worker import (
    SEARCHED_CHARACTERS,
    Sample,
    apply_rules,
    find_rule_outcome,
    fold,
    matches,
    require_usable,
)
from tests.unit.store.made import make_content

POST = Sample(7, "Night ferry runs all SUMMER", "The crossing returns on Friday. Straße gesperrt.", "Ilse Vanterpool")


def rule(wanted: str, manner: Manner = Manner.WORDS, place: Place = Place.TITLE, **more) -> Rule:
    return Rule(wanted=wanted, manner=manner, place=place, **({"mark_read": True} | more))


@pytest.mark.parametrize(
    ("wanted", "manner", "place", "expected"),
    [
        ("summer ferry", Manner.WORDS, Place.TITLE, True),
        ("summer train", Manner.WORDS, Place.TITLE, False),
        ("ferr", Manner.WORDS, Place.TITLE, False),
        ("ferr", Manner.PHRASE, Place.TITLE, True),
        ("ferry  RUNS", Manner.PHRASE, Place.TITLE, True),
        ("runs ferry", Manner.PHRASE, Place.TITLE, False),
        ("friday", Manner.WORDS, Place.TITLE, False),
        ("friday", Manner.WORDS, Place.TEXT, True),
        ("STRASSE", Manner.WORDS, Place.TEXT, True),
        ("vanterpool", Manner.WORDS, Place.AUTHOR, True),
        ("vanterpool", Manner.WORDS, Place.ANYWHERE, True),
        (r"ferry\b.*summer", Manner.PATTERN, Place.TITLE, True),
        (r"^ferry", Manner.PATTERN, Place.TITLE, False),
        ("港町", Manner.WORDS, Place.TITLE, False),
    ],
)  # fmt: skip
def test_what_a_rule_catches(wanted, manner, place, expected):
    assert matches(rule(wanted, manner, place), POST) is expected


def test_words_are_found_inside_a_sentence_of_a_script_without_spaces():
    assert matches(rule("灯台"), replace(POST, title="港町の古い灯台、市民の手で"))
    assert not matches(rule("灯台"), replace(POST, title="港町の市民"))


def test_a_feed_alone_is_enough_and_nothing_at_all_is_not():
    assert matches(rule("", feed_id=7), POST)
    assert not matches(rule("", feed_id=8), POST)
    assert not matches(rule("ferry", feed_id=8), POST)
    with pytest.raises(UsageError, match="words to find, or a feed"):
        require_usable(rule("  "))
    with pytest.raises(UsageError, match="Choose at least one action"):
        require_usable(Rule(wanted="ferry"))


@pytest.mark.parametrize("pattern", ["(", "a**", r"(?<=a)b", r"(a)\1", "x" * 501])
def test_patterns_that_cannot_be_used_are_refused_in_one_sentence(pattern):
    with pytest.raises(UsageError) as refused:
        require_usable(rule(pattern, Manner.PATTERN))
    assert str(refused.value).endswith(".")


def test_no_pattern_takes_long_however_nasty_its_text():
    text = "a" * SEARCHED_CHARACTERS
    began = time.process_time()
    for nasty in (r"(a+)+b", r"(a|aa)+b", r"a*a*a*a*a*a*b", r"(.*)*x"):
        assert not matches(rule(nasty, Manner.PATTERN, Place.TEXT), replace(POST, text=text))
    assert time.process_time() - began < 2


def test_order_matters_only_after_a_last_rule():
    first = rule("ferry", star=True, is_last=True, tag="Sea")
    second = rule("night", hide=True)
    assert find_rule_outcome([first, second], POST) == RuleOutcome(read=True, starred=True, tags=("Sea",))
    assert find_rule_outcome([second, first], POST).hidden
    assert find_rule_outcome([replace(first, enabled=False), second], POST) == RuleOutcome(read=True, hidden=True)


def test_a_tag_is_given_once_however_it_is_written():
    found = find_rule_outcome([rule("ferry", tag="Sea"), rule("night", tag="sea"), rule("runs", tag="Summer")], POST)
    assert found.tags == ("Sea", "Summer")


texts = st.text(max_size=60)
rules = st.builds(
    Rule,
    enabled=st.booleans(),
    feed_id=st.sampled_from([None, 7, 8]),
    place=st.sampled_from(Place),
    manner=st.sampled_from([Manner.WORDS, Manner.PHRASE]),
    wanted=texts,
    mark_read=st.booleans(),
    star=st.booleans(),
    hide=st.booleans(),
    tag=st.sampled_from(["", "A", "B"]),
)


@given(texts, texts, texts)
def test_a_phrase_cut_out_of_a_text_is_found_in_it(before, middle, after):
    wanted = rule(middle, Manner.PHRASE, Place.TEXT)
    if fold(middle) and fold(middle) in fold(before + middle + after):
        assert matches(wanted, replace(POST, text=before + middle + after))


@given(st.lists(st.from_regex(r"[a-zäöüß]{1,8}", fullmatch=True), min_size=1, max_size=6), st.randoms())
def test_words_are_found_in_any_order_and_case(words, rng):
    shuffled = list(words)
    rng.shuffle(shuffled)
    assert matches(rule(" ".join(words).upper()), replace(POST, title=" — ".join(shuffled)))
    assert not matches(rule(" ".join(words) + " zzzmissing"), replace(POST, title=" ".join(shuffled)))


@given(st.lists(rules, max_size=5), texts)
def test_without_last_rules_the_order_changes_nothing_but_the_order_of_tags(some, title):
    sample = replace(POST, title=title)
    one, other = find_rule_outcome(some, sample), find_rule_outcome(some[::-1], sample)
    assert replace(one, tags=()) == replace(other, tags=())
    assert set(one.tags) == set(other.tags)


@given(st.lists(rules, max_size=5), texts)
def test_disabled_rules_and_rules_of_other_feeds_do_nothing(some, title):
    sample = replace(POST, title=title)
    idle = [one for one in some if not one.enabled or one.feed_id == 8]
    assert find_rule_outcome(idle, sample) == RuleOutcome()


FERRY, BOAT, VANTERPOOL = (
    Condition(wanted="ferry"),
    Condition(wanted="boat"),
    Condition(Place.AUTHOR, wanted="vanterpool"),
)


@pytest.mark.parametrize(
    ("first", "more", "expected"),
    [
        (FERRY, (VANTERPOOL,), {Joined.ALL: True, Joined.ANY: True, Joined.NONE: False}),
        (FERRY, (BOAT,), {Joined.ALL: False, Joined.ANY: True, Joined.NONE: False}),
        (BOAT, (Condition(wanted="train"),), {Joined.ALL: False, Joined.ANY: False, Joined.NONE: True}),
        (BOAT, (), {Joined.ALL: False, Joined.ANY: False, Joined.NONE: True}),
        (Condition(), (FERRY, Condition(wanted=" ")), {Joined.ALL: True, Joined.ANY: True, Joined.NONE: False}),
        (Condition(Place.CATEGORY, Manner.PHRASE, "trans"), (), {Joined.ALL: True, Joined.NONE: False}),
    ],
)
def test_several_conditions_are_joined_by_all_any_or_none(first, more, expected):
    post = replace(POST, categories=("Sea", "Transport"))
    for joined, applies in expected.items():
        asked = Rule(place=first.place, manner=first.manner, wanted=first.wanted, more=more, joined=joined)
        assert matches(asked, post) is applies, joined


def test_a_folder_and_a_category_limit_a_rule():
    post = replace(POST, categories=("Sport & Play",), folders=frozenset((3, 1)))
    assert matches(rule("", folder_id=1), post)
    assert not matches(rule("", folder_id=2), post)
    assert matches(rule("ferry", category="sport  & play"), post)
    assert not matches(rule("ferry", category="Sport"), post)
    assert matches(rule("", category="sport & play"), post)
    assert not matches(rule("boat", folder_id=1, joined=Joined.ANY), post)
    require_usable(rule("", category="Sport"))
    with pytest.raises(UsageError):
        require_usable(rule("ok", more=(Condition(manner=Manner.PATTERN, wanted="("),)))


def test_a_rule_is_asked_until_it_ends():
    content = make_content(1, title="Night ferry")
    ending = rule("ferry", until_at=100, highlight=True, send_to=7)
    (before,) = apply_rules([ending], 7, frozenset(), 99.0, [NewEntry((), content)])
    (after,) = apply_rules([ending], 7, frozenset(), 100.0, [NewEntry((), content)])
    assert before.rule_outcome == RuleOutcome(read=True, highlighted=True, send_to=(7,))
    assert after.rule_outcome == RuleOutcome()


def test_targets_of_several_rules_are_sent_to_once_each():
    some = [rule("ferry", send_to=2), rule("night", send_to=1, highlight=True), rule("runs", send_to=2)]
    rule_outcome = find_rule_outcome(some, POST)
    assert (rule_outcome.send_to, rule_outcome.highlighted) == ((2, 1), True)
