"""The window with the real engine in its real process, against a real server: what a user sees happen."""

from __future__ import annotations

import time
from collections.abc import Iterator
from contextlib import closing
from dataclasses import dataclass
from pathlib import Path

import psutil
import pytest
from PySide6.QtWidgets import QApplication

from reader.cli.main import main
from reader.core.clock import SystemClock
from reader.core.paths import Profile
from reader.core.records.fetched import Found
from reader.engine.messages import Command, FeedsChanged, Status
from reader.features.settings.window.settings import SettingsDialog
from reader.features.subscriptions.window.add_feed import AddFeedDialog
from reader.store.db import open_reader, open_store
from reader.store.feeds import add_feed, find_feed_by_url, get_feed, save_icon
from reader.store.pictures import PictureCache
from reader.store.poll_log import get_day, list_polls
from reader.store.settings import load_settings
from reader.window.app.app_lifetime import AppLifetime
from reader.window.app.deferred_start import join_desktop
from reader.window.app.engine_control import EngineLink
from reader.window.app.window import Window
from reader.window.article.engine_images import EngineImages
from reader.window.article.record import Article, FullText, PictureChoice
from reader.window.bridge.bridge import Changes
from reader.window.desktop.autostart import FileAutostart, is_entry_on, make_desktop_entry
from reader.window.desktop.instance_listener import InstanceListener
from reader.window.kit.theme import Theme
from reader.window.schedule.ribbon import Doing
from tests.feedserver import FeedServer, page
from tests.window.article.fakes import paint_picture
from tests.window.dialogs.helpers import shown, visit
from tests.window.open_window import open_window
from tests.window.patience import PATIENCE_MS

WORDS = "<p>A long paragraph about the harbour, its boats, and the people who wait for them.</p>" * 8


def make_document(server: FeedServer, posts: int) -> bytes:
    items = "".join(
        f"<item><title>Post {number}</title><guid>{number}</guid><link>{server.url('/post')}</link>"
        f'<description>&lt;p&gt;Short.&lt;/p&gt;&lt;img src="{server.url("/p.png")}"&gt;</description></item>'
        for number in range(posts)
    )
    return (
        f'<rss version="2.0"><channel><title>Harbour</title><link>{server.url("/")}</link>{items}</channel></rss>'
    ).encode()


@dataclass
class Living:
    profile: Profile
    server: FeedServer
    parts: Window
    link: EngineLink
    app_lifetime: AppLifetime

    def publish(self, posts: int) -> None:
        self.server.serve("/feed", page(make_document(self.server, posts), etag=f'"{posts}"'))


@pytest.fixture
def living(qtbot, qapp: QApplication, theme: Theme, feedserver: FeedServer, tmp_path: Path) -> Iterator[Living]:
    profile = Profile(tmp_path / "profile")
    conn = open_store(profile.database, time.time())
    feed_id = add_feed(conn, feedserver.url("/feed"), time.time()).feed_id
    save_icon(conn, feed_id, b"", time.time())
    conn.close()
    feedserver.serve("/feed", page(make_document(feedserver, 2), etag='"2"'))
    feedserver.serve("/p.png", page(paint_picture(400, 200), content_type="image/png"))
    article = f"<html><body><article>{WORDS}</article></body></html>"
    feedserver.serve("/post", page(article.encode(), content_type="text/html"))
    link = EngineLink(profile)
    opened = open_window(
        profile,
        SystemClock(),
        theme,
        lambda window: EngineImages(PictureCache(profile.pictures), window),
        has_engine=True,
    )
    qtbot.addWidget(opened.window)
    autostart = FileAutostart(tmp_path / "a.desktop", make_desktop_entry(["paperround"]), is_entry_on)
    app_lifetime = join_desktop(opened, link, InstanceListener(profile), autostart)
    app_lifetime.start()
    made = Living(profile, feedserver, opened, link, app_lifetime)
    yield made
    made.app_lifetime.close()
    opened.window.quit()
    opened.bridge.close()


def wait(qtbot, what) -> None:
    qtbot.waitUntil(what)


def test_posts_appear_while_one_watches(living: Living, qtbot):
    parts = living.parts
    wait(qtbot, lambda: parts.entries.model.rowCount() == 2)  # a new subscription is visited by itself
    wait(qtbot, lambda: parts.frame.status.facts.budget == 400 and parts.frame.status.facts.asked_for == 1)
    living.publish(5)
    parts.actions["poll_anyway"].trigger()
    wait(qtbot, lambda: parts.entries.pane.new_posts.isVisible())
    assert parts.entries.pane.new_posts.text() == "3 new"
    assert parts.entries.model.rowCount() == 2  # nothing moved
    parts.entries.pane.new_posts.click()
    wait(qtbot, lambda: parts.entries.model.rowCount() == 5)
    wait(qtbot, lambda: parts.frame.status.facts.asked_for == 2)
    wait(qtbot, lambda: parts.frame.status.facts.doing in (Doing.WAITING, Doing.HELD_BACK))
    assert len(living.server.seen("/feed")) == 2


def test_an_article_gets_its_pictures_and_its_page(living: Living, qtbot):
    parts = living.parts

    def article() -> Article:
        assert parts.article.view.article is not None
        return parts.article.view.article

    wait(qtbot, lambda: parts.entries.model.rowCount() == 2)
    with qtbot.waitSignal(parts.article.control.article_shown):
        parts.entries.view.go_to_row(0)
    assert parts.article.view.pictures_bar.isVisible()
    assert living.server.seen("/p.png") == []  # nothing without the user's word
    url = living.server.url("/p.png")
    parts.article.view.allow_pictures(PictureChoice.ALWAYS)
    wait(qtbot, lambda: parts.article.view.pictures.find_file(url) is not None)
    parts.actions["full_text"].trigger()
    wait(qtbot, lambda: article().full_text is FullText.SHOWN)
    assert "harbour" in article().html
    conn = open_reader(living.profile.database)
    wait(qtbot, lambda: load_settings(conn).pictures == "always")
    day = time.strftime("%Y-%m-%d", time.localtime(SystemClock().now()))
    # What is fetched is shown, and then charged.
    wait(qtbot, lambda: {"picture", "page"} <= {use.trigger for use in get_day(conn, day)})
    uses = {use.trigger: use for use in get_day(conn, day)}
    conn.close()
    assert uses["picture"].fetches == uses["page"].fetches == 1
    assert uses["picture"].wire_bytes > len(paint_picture(400, 200))


def test_everything_ends_with_the_window(living: Living, qtbot):
    parts = living.parts
    wait(qtbot, lambda: parts.entries.model.rowCount() == 2)
    engine = psutil.Process(living.link.engine_pid)
    family = [engine, *engine.children(recursive=True)]
    parts.actions["quit"].trigger()
    assert not parts.window.isVisible()  # at once; the engine ends behind a window that is gone
    living.app_lifetime.close()
    _, alive = psutil.wait_procs(family, timeout=PATIENCE_MS / 1000)
    assert alive == []


def change_by_key(living: Living, qtbot, budget: int) -> None:
    living.parts.commands.change_settings(daily_budget=budget)


def change_in_dialog(living: Living, qtbot, budget: int) -> None:
    living.parts.dialogs.open_settings()
    wait(qtbot, lambda: living.parts.dialogs.shown is not None)
    dialog = shown(living.parts, SettingsDialog)
    fields = {field.name: field for _, page in dialog.pages for field in page.fields}
    fields["daily_budget"].show(budget)
    dialog.apply()
    dialog.close()


def change_on_the_page(living: Living, qtbot, budget: int) -> None:
    page = living.parts.insights.open("budget").page("budget")
    page.context.change_settings("Now other fetches", daily_budget=budget)


def change_in_the_terminal(living: Living, qtbot, budget: int) -> None:
    folder = str(living.profile.folder)
    assert main(["--profile", folder, "settings", "daily_budget", str(budget)]) == 0


def test_a_changed_setting_reaches_the_engine_and_every_part(living: Living, qtbot):
    notes: list[int] = []
    heard: list[int] = []
    living.link.noted.connect(lambda note: notes.append(note.budget) if isinstance(note, Status) else None)

    def note(changes: Changes) -> None:
        if changes & Changes.SETTINGS:
            heard.append(living.parts.commands.settings.daily_budget)

    living.parts.bridge.changed.connect(note)
    wait(qtbot, lambda: notes[-1:] == [400] and len(living.server.seen("/feed")) == 1)
    changes = {121: change_by_key, 122: change_in_the_terminal, 123: change_on_the_page, 124: change_in_dialog}
    for budget, change in changes.items():
        change(living, qtbot, budget)
        wait(qtbot, lambda budget=budget: notes[-1] == budget)
    assert heard == list(changes)
    assert len(living.server.seen("/feed")) == 1  # nothing is polled for it


def test_another_proxy_starts_the_engine_anew_and_it_works_on(living: Living, qtbot):
    parts = living.parts
    wait(qtbot, lambda: parts.entries.model.rowCount() == 2)
    before = living.link.engine_pid
    living.publish(4)
    parts.commands.change_settings(proxy=living.server.url("/"), pictures="never")
    wait(qtbot, lambda: living.link.engine_pid not in (None, before))
    parts.actions["poll_anyway"].trigger()
    # A proxy is asked with the whole address.
    wait(qtbot, lambda: any(seen.path.startswith("http://") for seen in living.server.seen()))


def test_the_engine_looks_for_feeds_behind_an_address(living: Living, qtbot):
    answers: list[Found] = []
    living.parts.dialogs.finder.find(living.server.url("/feed"), answers.append)
    wait(qtbot, lambda: bool(answers))
    assert [feed.title for feed in answers[0].feeds] == ["Harbour"]


def test_a_new_subscription_asks_its_feed_once_and_tells_the_engine_once(living: Living, qtbot):
    """From the address that is typed to the first posts, with the preview's document."""
    server, parts, sent = living.server, living.parts, list[object]()
    send = living.link.send

    def listen(command: Command) -> None:
        sent.append(command)
        send(command)

    living.link.send = listen  # type: ignore[method-assign]
    site = '<html><head><link rel="alternate" type="application/rss+xml" href="/quay"></head></html>'
    server.serve("/site", page(site.encode(), content_type="text/html"))
    server.serve("/quay", page(make_document(server, 4).replace(b"Harbour", b"Quay"), etag='"q"'))
    parts.actions["add_feed"].trigger()
    adding = shown(parts, AddFeedDialog)
    visit(adding, qtbot, server.url("/site"))
    with qtbot.wait_change(parts, Changes.FEEDS):
        adding.enter()
    with closing(open_reader(living.profile.database)) as conn:
        feed = find_feed_by_url(conn, server.url("/quay"))
        assert feed is not None
        wait(qtbot, lambda: get_feed(conn, feed.id).http.last_ok_at is not None)
        [poll] = [poll for poll in list_polls(conn, 9) if poll.feed_id == feed.id]
    assert (poll.trigger, poll.new_count) == ("added", 4)
    parts.actions["poll_anyway"].trigger()
    wait(qtbot, lambda: len(server.seen("/quay")) == 2)
    assert [seen.headers.get("if-none-match") for seen in server.seen("/quay")] == [None, '"q"']
    assert sent.count(FeedsChanged()) == 1
