"""Which text of a post is shown, and what the key for the full text does; a real window without an engine."""

from __future__ import annotations

from hypothesis import given
from hypothesis import strategies as st
from msgspec.structs import replace

from reader.core.clock import SystemClock
from reader.store.bodies import save_full_text
from reader.store.db import open_store
from reader.store.feeds import get_feed, set_choices
from reader.window.article.queries import Texts, first_state, make_article, next_state, stored_state
from reader.window.article.record import Article, ArticleSound, FullText, PictureChoice
from reader.window.pictures.decode import PictureRule, decide_pictures
from tests.window.helpers import entry_when_there

ARTICLE = Article(1, "Feed", "Title", "<p>From the feed</p>", link="https://a.example/1")
PAGE, NO_ARTICLE = "<p>From the page</p>", ""
texts = st.builds(
    Texts,
    st.sampled_from([ARTICLE, replace(ARTICLE, link="")]),
    st.sampled_from([None, PAGE, NO_ARTICLE]),
    st.booleans(),
)


@given(texts, st.booleans())
def test_nothing_is_fetched_unless_it_is_wanted_possible_and_missing(known, can_fetch):
    fetches = first_state(known, can_fetch) is FullText.FETCHING
    assert fetches == (known.is_usual and can_fetch and bool(known.article.link) and known.page is None)


@given(texts, st.sampled_from(FullText))
def test_the_key_leads_to_the_page_and_back(known, shown):
    after = next_state(known, shown)
    if shown is FullText.SHOWN:
        assert after is FullText.NOT_ASKED
    elif known.page is PAGE and known.article.link and shown is not FullText.FETCHING:
        assert after is FullText.SHOWN
    else:
        assert after is (FullText.FETCHING if known.article.link else shown)


@given(texts, st.sampled_from(FullText))
def test_only_a_page_that_is_there_replaces_the_feeds_text(known, state):
    html = make_article(known, state).html
    assert html == (known.page if state is FullText.SHOWN and known.page is not None else ARTICLE.html)
    assert stored_state(known) is (FullText.SHOWN if known.page is PAGE else FullText.NONE_FOUND)


@given(st.sampled_from(["ask", "always", "never"]), st.sampled_from([None, True, False]))
def test_a_feeds_choice_of_pictures_goes_before_the_general_one(setting, choice):
    rule = decide_pictures(setting, choice)
    if choice is not None:
        assert rule is (PictureRule.SHOW if choice else PictureRule.HIDE)
    else:
        wanted = {"ask": PictureRule.ASK, "always": PictureRule.SHOW, "never": PictureRule.HIDE}
        assert rule is wanted[setting]


# --- in the window ------------------------------------------------------------------------------------


def open_page(profile, entry_id, html):
    conn = open_store(profile.database, SystemClock().now())
    save_full_text(conn, entry_id, html, 1.0)
    conn.close()


def shown_html(parts):
    assert parts.article.view.article is not None
    return parts.article.view.article.html


def test_the_key_asks_for_the_page_once_and_shows_it(at_first, qtbot, profile):
    control = at_first.article.control
    control.can_fetch = True
    entry_id = control.current.row.id
    feeds_own = shown_html(at_first)
    with qtbot.waitSignal(control.page_wanted) as wanted:
        at_first.article.view.headline.button.click()  # it does what the key does
    assert wanted.args == [entry_id]
    assert at_first.article.view.article.full_text is FullText.FETCHING
    assert shown_html(at_first) == feeds_own  # the text stays
    with qtbot.assertNotEmitted(control.page_wanted):
        control.toggle_full_text()
    open_page(profile, entry_id, "<p>From the page</p>")
    with qtbot.waitSignal(control.article_shown):
        control.on_page(entry_id)
    assert shown_html(at_first) == "<p>From the page</p>"
    control.toggle_full_text()
    assert shown_html(at_first) == feeds_own
    with qtbot.assertNotEmitted(control.page_wanted):
        control.toggle_full_text()
    assert shown_html(at_first) == "<p>From the page</p>"


def test_a_page_without_an_article_says_so(at_first, qtbot, profile):
    control = at_first.article.control
    control.can_fetch = True
    entry_id, feeds_own = control.current.row.id, shown_html(at_first)
    control.toggle_full_text()
    open_page(profile, entry_id, "")
    browser = at_first.article.view.browser
    control.on_page(entry_id)
    qtbot.waitUntil(
        lambda: (
            ("Couldn’t find the full article on the page. Showing the version from the feed.") in browser.toPlainText()
        )
    )
    assert shown_html(at_first) == feeds_own
    control.on_page(entry_id, "a.example did not answer in time.")
    qtbot.waitUntil(lambda: "a.example did not answer in time." in browser.toPlainText())


def test_a_page_for_another_post_changes_nothing(at_first, qtbot):
    before = at_first.article.view.article
    at_first.article.control.on_page(before.entry_id + 1)
    assert at_first.article.view.article is before


def show_new_name(parts, qtbot):
    """As after another name for its feed: the open article is drawn anew."""
    control = parts.article.control
    control.current = replace(control.current, article=replace(control.current.article, feed_title="Old"))
    with qtbot.waitSignal(parts.article.view.article_shown):
        control.refresh()
    assert parts.article.view.article.feed_title != "Old"


def test_an_article_drawn_anew_neither_fetches_again_nor_forgets_why_it_could_not(at_first, qtbot):
    control = at_first.article.control
    control.can_fetch = True
    control.toggle_full_text()
    with qtbot.assertNotEmitted(control.page_wanted):
        show_new_name(at_first, qtbot)
    with qtbot.waitSignal(control.article_shown):
        control.on_page(control.current.row.id, "a.example did not answer in time.")
    show_new_name(at_first, qtbot)
    assert at_first.article.view.article.full_text_message == "a.example did not answer in time."


def test_the_chapter_that_is_heard_is_not_forgotten(at_first):
    control = at_first.article.control
    stored = replace(control.current.article, sound=ArticleSound(60.0, "Downloaded"))
    control.current = replace(control.current, article=replace(stored, sound=ArticleSound(60.0, "")))
    control.show_chapter(stored.entry_id, 1)
    control._show_changed(replace(control.current, article=stored))
    assert at_first.article.view.article.sound == ArticleSound(60.0, "Downloaded", chapter=1)


def test_what_comes_for_the_article_before_does_not_take_the_place_of_the_next(at_first, qtbot):
    control = at_first.article.control
    before, following = control.current.row.id, entry_when_there(at_first, qtbot, 1).id
    control.open(following)
    control.on_page(before)
    control.refresh()
    qtbot.waitUntil(lambda: control.current.row.id == following)
    answered: list[None] = []
    at_first.bridge.bound_to(at_first.window).read(lambda conn: None, answered.append)
    qtbot.waitUntil(lambda: bool(answered))
    assert at_first.article.view.article.entry_id == following


def test_only_when_asked_holds_for_the_other_text_of_the_article_too(at_first, qtbot):
    control, view = at_first.article.control, at_first.article.view
    control.can_fetch = True
    control.current = replace(control.current, page=PAGE, pictures=PictureRule.ASK, mentions_pictures=True)
    view.allow_pictures(PictureChoice.ALWAYS)
    assert (control.current.pictures, control.current.mentions_pictures) == (PictureRule.SHOW, False)
    view.allow_pictures(PictureChoice.WHEN_ASKED)
    with qtbot.waitSignal(view.article_shown):
        control.toggle_full_text()
    assert control.current.pictures is PictureRule.ASK


def test_whole_articles_by_default_are_asked_for_when_opened(parts, qtbot, profile):
    parts.article.control.can_fetch = True
    qtbot.waitUntil(lambda: parts.entries.model.row_at(0) is not None)
    entry = parts.entries.model.row_at(0).entry
    conn = open_store(profile.database, SystemClock().now())
    choices = get_feed(conn, entry.feed_id).choices
    set_choices(conn, entry.feed_id, replace(choices, full_text=True))
    conn.close()
    with qtbot.waitSignal(parts.article.control.page_wanted) as wanted:
        parts.entries.view.go_to_row(0)
    assert wanted.args == [entry.id]
