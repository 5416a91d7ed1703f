"""Folding the same story: what stands in the list, what under what, and that nothing is ever lost."""

from __future__ import annotations

from itertools import pairwise

from hypothesis import given
from hypothesis import strategies as st

from reader.features.stories.window import Folds, fold_ids

stories = st.dictionaries(st.integers(1, 40), st.integers(100, 108), max_size=40)
lists = st.lists(st.integers(1, 40), unique=True, max_size=40)


def fold_in_parts(ids, story_of, cuts):
    """As the list takes it in: part by part, each knowing the stories of those before."""
    folds, shown = Folds(), []
    places = sorted({0, len(ids), *(cut % (len(ids) + 1) for cut in cuts)})
    for start, end in pairwise(places):
        part = ids[start:end]
        folding = fold_ids(part, story_of, folds.leads)
        shown += [part[place] for place in folding.kept]
        late = folds.add(folding.leads, folding.copies)
        assert not late.under
        assert not late.alone
    return folds, shown


@given(lists, stories, st.lists(st.integers(0, 40), max_size=4))
def test_each_story_stands_once_led_by_its_first_post_and_nothing_is_lost(ids, story_of, cuts):
    folds, shown = fold_in_parts(ids, story_of, cuts)
    assert sorted([*shown, *folds.hidden()]) == sorted(ids)
    assert shown == [id_ for id_ in ids if id_ in shown], "the order of the list stays"
    first: dict[int, int] = {}
    for id_ in ids:
        if id_ in story_of:
            first.setdefault(story_of[id_], id_)
    for id_ in folds.hidden():
        assert folds.find_lead(id_) == first[story_of[id_]]
    for lead in shown:
        assert list(folds.copies_of(lead)) == [id_ for id_ in ids if folds.find_lead(id_) == lead]


@given(lists, stories, st.lists(st.integers(0, 40), max_size=4), st.lists(st.sets(st.integers(1, 40)), max_size=3))
def test_deleting_never_takes_along_what_was_folded(ids, story_of, cuts, deletions):
    folds, shown = fold_in_parts(ids, story_of, cuts)
    for gone in deletions:
        promoted = folds.drop(frozenset(gone))
        shown = [promoted.get(id_, id_) for id_ in shown if id_ not in gone or id_ in promoted]
        ids = [id_ for id_ in ids if id_ not in gone]
        assert sorted([*shown, *folds.hidden()]) == sorted(ids)
        assert all(folds.find_lead(id_) in shown for id_ in folds.hidden())
        assert not any(folds.find_lead(lead) for lead in shown)


@given(lists, stories, st.sets(st.integers(1, 40)), st.integers(0, 40), st.booleans())
def test_a_part_that_comes_after_a_deletion_finds_its_place(ids, story_of, gone, cut, is_open):
    """It was folded by what led before."""
    cut %= len(ids) + 1
    first, rest = ids[:cut], ids[cut:]
    folds = Folds()
    folding = fold_ids(first, story_of, {})
    folds.add(folding.leads, folding.copies)
    shown = [first[place] for place in folding.kept]
    late_folding = fold_ids(rest, story_of, folds.leads)
    gone &= set(first)
    promoted = folds.drop(frozenset(gone))
    shown = [promoted.get(id_, id_) for id_ in shown if id_ not in gone or id_ in promoted]
    opened = [lead for lead in shown if folds.copies_of(lead)] if is_open else []
    under = {lead: list(folds.copies_of(lead)) for lead in opened}
    for lead in opened:
        folds.set_open(lead, True)
    late = folds.add(late_folding.leads, late_folding.copies)
    shown += [rest[place] for place in late_folding.kept] + late.alone
    for lead, more in late.under.items():
        under.setdefault(lead, []).extend(more)
    in_rows = shown + [id_ for copies in under.values() for id_ in copies]
    assert sorted([*in_rows, *folds.hidden()]) == sorted(set(ids) - gone)


def test_opening_and_folding_changes_only_what_is_hidden():
    folds, shown = fold_in_parts([1, 2, 3, 4], {1: 9, 3: 9, 4: 9}, [])
    assert shown == [1, 2]
    folds.set_open(1, True)
    assert folds.is_open(1)
    assert folds.hidden() == []
    assert folds.among([1, 2, 3]) == ({1: (3, 4)}, frozenset({1}), frozenset({3}))
    folds.set_open(1, False)
    assert folds.hidden() == [3, 4]
