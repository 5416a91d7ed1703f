"""Following a page without a feed from the add-feed dialog: the real finder, a real server, a real store."""

from __future__ import annotations

from pathlib import Path

import pytest

from reader.core.records.pages import PageKind, PageRecipe
from reader.features.subscriptions.window.add_feed import AddFeedDialog, SubscribeOptions
from reader.store.feeds import find_feed_by_url, get_feed
from reader.window.bridge.bridge import Changes
from tests.feedserver import page
from tests.window.dialogs.helpers import answered, shown, visit

LAYOUTS = Path(__file__).resolve().parents[3] / "data/page_layouts"


@pytest.fixture
def adding(opened, qtbot):
    opened.actions["add_feed"].trigger()
    return shown(opened, AddFeedDialog)


@pytest.fixture
def blog(feedserver):
    body = (LAYOUTS / "02-blog-articles.html").read_bytes()
    feedserver.serve("/blog", page(body, content_type="text/html"))
    return feedserver


def wait_for_answer(adding, qtbot, ask):
    with answered(qtbot, adding._finder):
        ask()


def test_from_a_page_without_a_feed_to_a_subscription_and_another_part(opened, adding, qtbot, blog, store):
    visit(adding, qtbot, blog.url("/blog"))
    assert adding.state is adding.offer
    assert adding.offer.recipe() == PageRecipe(PageKind.ENTRIES, "article.post")
    assert adding.add_button_.text() == "Follow page"
    asked = len(blog.seen("/blog"))
    wait_for_answer(adding, qtbot, lambda: adding.try_page("div.sidebar li", ""))
    assert adding.offer.recipe() == PageRecipe(PageKind.ENTRIES, "div.sidebar li")
    assert len(blog.seen("/blog")) == asked, "a try asks nobody"
    wait_for_answer(adding, qtbot, lambda: adding.try_page("", "Night ferry to run all summer"))
    assert adding.offer.recipe() == PageRecipe(PageKind.ENTRIES, "article.post")
    wait_for_answer(adding, qtbot, lambda: adding.try_page("p.none", ""))
    assert adding.offer.problem.text() == "This selector finds nothing on the page: p.none"
    with qtbot.wait_change(opened, Changes.FEEDS):
        adding.enter()
    feed = find_feed_by_url(store, blog.url("/blog"))
    assert feed is not None
    assert feed.choices.recipe == PageRecipe(PageKind.ENTRIES, "article.post")


def test_a_selector_is_tried_before_it_is_taken(adding, qtbot, blog):
    visit(adding, qtbot, blog.url("/blog"))
    adding.offer.selector.setText("div.sidebar li")
    wait_for_answer(adding, qtbot, adding.enter)
    assert adding.isVisible()
    assert adding.offer.recipe() == PageRecipe(PageKind.ENTRIES, "div.sidebar li")


def test_changes_are_the_last_choice(opened, adding, qtbot, blog, store):
    visit(adding, qtbot, blog.url("/blog"))
    adding.offer.rows[-1].setChecked(True)
    assert adding.offer.recipe() == PageRecipe(PageKind.CHANGES)
    assert adding.offer.excerpt.text()
    assert not adding.offer.selector.isEnabled()


def test_a_page_on_which_nothing_repeats_can_be_followed_by_its_changes(adding, qtbot, feedserver):
    feedserver.serve(
        "/", page(b"<title>T</title><main>Only a few words of text here.</main>", content_type="text/html")
    )
    visit(adding, qtbot, feedserver.url("/"))
    assert adding.state is adding.nothing
    adding.nothing.page.click()
    assert adding.offer.recipe() == PageRecipe(PageKind.CHANGES)
    assert adding.add_button_.isEnabled()


def test_another_part_of_a_followed_page_is_one_step_with_undo(opened, qtbot, store):
    commands = opened.dialogs.commands
    with qtbot.wait_change(opened, Changes.FEEDS):
        commands.set_recipe(1, PageRecipe(PageKind.ENTRIES, "ul > li"))
    assert get_feed(store, 1).choices.page_selector == "ul > li"
    with qtbot.wait_change(opened, Changes.FEEDS):
        opened.undo.undo()
    assert get_feed(store, 1).choices.recipe is None


def test_a_channel_can_be_had_without_shorts(opened, store, qtbot):
    url = f"https://www.youtube.com/feeds/videos.xml?channel_id=UC{'a' * 22}"
    options = SubscribeOptions(
        opened.window.theme if hasattr(opened.window, "theme") else opened.theme, (), lambda: None
    )
    qtbot.addWidget(options)
    options.show_for(["Boat yard"], [url])
    assert not options.videos.isHidden()
    assert options.make(url, "Boat yard").url == url
    options.videos.setChecked(True)
    assert options.make(url, "Boat yard").url.endswith(f"playlist_id=UULF{'a' * 22}")
    options.show_for(["Other"], ["https://site.example/feed"])
    assert options.videos.isHidden()
