"""What goes into an edition: once, liked first, as long as wanted."""

from __future__ import annotations

from typing import Any

from hypothesis import given
from hypothesis import strategies as st

from reader.features.editions.planning import OVER, SHORT_MINUTES, Candidate, Contents, choose_contents

_CANDIDATES = st.lists(
    st.builds(
        Candidate,
        entry_id=st.integers(1, 60),
        feed_id=st.integers(1, 6),
        section=st.sampled_from(["", "News", "Science"]),
        minutes=st.floats(0.0, 30.0),
        liking=st.floats(0.0, 1.0),
        at=st.floats(0.0, 1e6),
        story_id=st.one_of(st.none(), st.integers(1, 5)),
        is_starred=st.booleans(),
    ),
    max_size=40,
)


def minutes_of(contents: Contents) -> float:
    return sum(one.cost for one in contents.articles + contents.shorts)


@given(_CANDIDATES, st.integers(5, 60))
def test_any_choice_keeps_the_rules(candidates, minutes):
    contents = choose_contents(candidates, minutes)
    chosen = contents.articles + contents.shorts
    ids = [one.entry_id for one in chosen]
    assert len(set(ids)) == len(ids), "a post stands once"
    assert set(ids) <= {one.entry_id for one in candidates}
    stories = [one.story_id for one in chosen if one.story_id is not None]
    assert len(set(stories)) == len(stories), "a story stands once"
    assert minutes_of(contents) <= minutes * OVER + 1e-9 or len(contents.articles) == 1 or not contents.articles
    assert bool(chosen) == bool(candidates), "with anything to read there is an edition"
    assert all(one.minutes >= SHORT_MINUTES for one in contents.articles)
    assert all(one.minutes < SHORT_MINUTES for one in contents.shorts)
    sections = [one.section for one in contents.articles]
    assert len([1 for place, name in enumerate(sections) if place == 0 or sections[place - 1] != name]) == len(
        set(sections)
    )
    assert choose_contents(candidates, minutes) == contents


@given(_CANDIDATES, st.integers(5, 60))
def test_room_is_used(candidates, minutes):
    contents = choose_contents(candidates, minutes)
    if contents.left_over == 0 or minutes_of(contents) >= minutes:
        return
    chosen = {one.entry_id for one in contents.articles + contents.shorts}
    stories = {one.story_id for one in contents.articles + contents.shorts} - {None}
    first = {one.entry_id: one for one in reversed(candidates)}.values()
    left = [one for one in first if one.entry_id not in chosen and one.story_id not in stories]
    # Whatever stayed out would have made it too long.
    assert all(
        minutes_of(contents) + max(one.minutes, 1 / 15) > minutes * OVER - 1e-9 for one in left if one.story_id is None
    )


@given(st.lists(st.floats(0.0, 4.0), min_size=1, max_size=400))
def test_twenty_minutes_are_twenty_minutes(lengths):
    """Where there is enough to read and nothing longer than a fifth of it."""
    candidates = [_candidate(id_, minutes=minutes) for id_, minutes in enumerate(lengths, 1)]
    all_there_is = sum(max(minutes, 1 / 15) for minutes in lengths)
    contents = choose_contents(candidates, 20)
    assert minutes_of(contents) <= 22 + 1e-9
    assert minutes_of(contents) >= min(18.0, all_there_is) - 1e-9


def _candidate(id_: int, **facts) -> Candidate:
    usual: dict[str, Any] = {"feed_id": id_, "section": "News", "minutes": 3.0, "liking": 0.5, "at": 100.0}
    return Candidate(id_, **(usual | facts))


def test_the_best_liked_leads_and_brings_its_section():
    contents = choose_contents(
        [_candidate(1, liking=0.2), _candidate(2, section="Science", liking=0.9), _candidate(3, liking=0.8)], 20
    )
    assert [one.entry_id for one in contents.articles] == [2, 3, 1]


def test_of_a_story_the_best_liked_is_told():
    contents = choose_contents([_candidate(1, story_id=9, liking=0.3), _candidate(2, story_id=9, liking=0.7)], 20)
    (one,) = contents.articles
    assert one.entry_id == 2


def test_short_news_has_a_page_of_its_own_and_its_share():
    long = [_candidate(id_, minutes=4.0) for id_ in range(1, 20)]
    short = [_candidate(id_, minutes=0.3) for id_ in range(20, 60)]
    contents = choose_contents([*long, *short], 20)
    assert len(contents.articles) == 4
    assert 12 <= len(contents.shorts) <= 15


def test_a_single_post_longer_than_the_paper_is_whole():
    contents = choose_contents([_candidate(1, minutes=45.0), _candidate(2, minutes=44.0)], 10)
    assert [one.entry_id for one in contents.articles] == [1]
    assert contents.left_over == 1


def test_starred_comes_first():
    contents = choose_contents([_candidate(1, liking=0.9), _candidate(2, liking=0.0, is_starred=True)], 20)
    assert contents.articles[0].entry_id == 2
