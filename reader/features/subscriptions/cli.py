"""Commands for subscriptions: add, remove, feeds, edit."""

from __future__ import annotations

from typing import Any

from msgspec.structs import replace

import reader.store.feeds as feed_rows
from reader.cli import commands
from reader.cli.arguments import parse_span
from reader.cli.output import Row, complain, count_things, iso_time, pick, read_secret, say
from reader.core.clock import LocalZone
from reader.core.errors import PaperroundError, UsageError
from reader.core.records.fetched import Credentials
from reader.core.records.logged import UNDO_DAYS
from reader.core.records.pages import PageKind, PageRecipe
from reader.core.records.stored import Feed, FeedStatus, Weight
from reader.core.words.reasons import describe_reason
from reader.core.words.words import in_english
from reader.engine.polls import index_everything, open_tools
from reader.engine.process.handover import FEEDS, hand_over
from reader.features.pages.parse.selectors import check_selector
from reader.features.subscriptions.opml import choose_videos, find_channel
from reader.features.subscriptions.service.find_feeds import Added, add_feed, add_page
from reader.features.subscriptions.store import Subscription
from reader.insights.feed_health import find_health
from reader.store.db import transaction
from reader.store.feeds import set_status
from reader.store.folders import join_path, list_paths, make_folder_path, split_path
from reader.store.marks import expire_feed
from reader.store.views import get_unread_counts

SHORTEST_INTERVAL_S, LONGEST_INTERVAL_S = 600, 31 * 86_400
LONGEST_TERM_DAYS = 3_650
COLUMNS = ("unread", "name", "folder", "status", "url")
PRIORITIES = dict(zip(("low", "normal", "high", "highest"), Weight, strict=True))
NOT_KEPT = (
    "The password isn't saved because this system has no keyring. Enter it in the feed's settings in the window, "
    "which keeps it until you close it."
)


COMMANDS = commands.Commands()


@COMMANDS.add(
    "add",
    "subscribe to the feed of a website or page",
    commands.value("urls", "URL", "address of a feed, or of a website to find its feed", nargs="+"),
    commands.value("--account", "ACCOUNT", 'account to add it to, or "none" for this computer only'),
    commands.value("--folder", "PATH", 'folder to put it in, such as "News/Local"', default=""),
    commands.value("--name", "TEXT", "name to show", default=""),
    commands.value("--user", "NAME", "user name; prompts for the password", default=""),
    commands.flag("--no-shorts", "YouTube: leave out Shorts and live streams"),
    commands.either(
        commands.flag("--page", "follow a page without a feed: the list on it"),
        commands.flag("--changes", "follow a page without a feed: changes to it"),
    ),
    commands.value(
        "--select", "CSS", "with a followed page: selector of its articles, or of the part to watch", default=""
    ),
    json=commands.LIST,
)
def run_add(session: commands.Session, chosen: commands.Chosen) -> commands.Answer:
    """Add each address separately, so that one failure doesn't stop the others."""
    code, rows = 0, []
    credentials = Credentials(chosen.user, read_secret(f"Password for {chosen.user}")) if chosen.user else None
    with open_tools(session.conn, session.settings, session.clock, LocalZone()) as tools:
        account_id, recipe = commands.find_account_id(session, chosen.account), _find_recipe(chosen)
        wanted = Subscription(
            "", new_folder=split_path(chosen.folder), name=chosen.name, credentials=credentials, account_id=account_id
        )
        for url in chosen.urls:
            try:
                if recipe:  # accounts can't have pages
                    added = add_page(tools, replace(wanted, url=url, account_id=None), recipe)
                else:
                    added = add_feed(tools, replace(wanted, url=url), videos_alone=chosen.no_shorts)
                rows.append(_added_object(added))
                if not chosen.json:
                    _print_added(added)
            except PaperroundError as error:
                complain(str(error))
                code = error.exit_code
        index_everything(session.conn)
    hand_over(session.profile, {"do": FEEDS})
    return commands.Answer(rows, code=code)


@COMMANDS.add(
    "remove",
    f"unsubscribe; adding a feed again within {UNDO_DAYS} days restores it",
    commands.value("feeds", "URL", "address, id or name of a feed", nargs="+"),
)
def run_remove(session: commands.Session, chosen: commands.Chosen) -> None:
    for feed in [commands.get_feed(session, text) for text in chosen.feeds]:  # an error in one removes none
        feed_rows.remove_feed(session.conn, feed.id, session.now)
        say(f"Unsubscribed from {feed.name}. To undo: paperround add {feed.url}")
    hand_over(session.profile, {"do": FEEDS})


@COMMANDS.add(
    "feeds",
    "list your feeds",
    columns=COLUMNS,
    empty="No feeds yet. To add some: paperround add URL, or paperround import FILE",
)
def run_feeds(session: commands.Session, chosen: commands.Chosen) -> list[Row]:
    paths = list_paths(session.conn)
    feeds = feed_rows.list_feeds(session.conn)
    feeds.sort(key=lambda feed: (paths.get(feed.folder_id or 0, ()), feed.position))
    unread = get_unread_counts(session.conn)
    return [feed_object(session, feed, paths, unread) for feed in feeds]


def _find_recipe(chosen: commands.Chosen) -> PageRecipe | None:
    if chosen.select:
        check_selector(chosen.select)
    if chosen.changes:
        return PageRecipe(PageKind.CHANGES, chosen.select)
    return PageRecipe(PageKind.ENTRIES, chosen.select) if chosen.page or chosen.select else None


def _print_added(added: Added) -> None:
    if added.message is not None:
        complain(NOT_KEPT)
    if not added.is_new:
        say(f"You're already subscribed to {added.name}.")
        return
    count = len(added.first_poll.new_ids) if added.first_poll else 0
    say(f"Subscribed to {added.name}, {count_things(count, 'article')}.")
    for other in added.others[:5]:
        say(f"  also available: {other.title or other.kind} {other.url}")


def _added_object(added: Added) -> Row:
    return {
        "id": added.feed_id,
        **pick(added, "url name"),
        "new": added.is_new,
        "articles": len(added.first_poll.new_ids) if added.first_poll else 0,
        "others": [{"url": other.url, "title": other.title} for other in added.others],
    }


def feed_object(
    session: commands.Session,
    feed: Feed,
    paths: dict[int, tuple[str, ...]] | None = None,
    unread: dict[int, int] | None = None,
) -> dict[str, Any]:
    paths = list_paths(session.conn) if paths is None else paths
    unread = get_unread_counts(session.conn) if unread is None else unread
    return {
        **pick(feed, "id url name"),
        **pick(feed.publisher, "title site_url kind"),
        "folder": join_path(paths.get(feed.folder_id or 0, ())),
        "tags": list(feed.choices.labels),
        "unread": unread.get(feed.id, 0),
        "status": in_english(find_health(feed, session.now).message),
        "message": in_english(feed.http.message),
        "selector": feed.choices.page_selector,
        **pick(feed.choices, "paused out_of_unread expire_days"),
        "last_fetched": iso_time(feed.http.last_fetched_at),
        "earliest_next": iso_time(feed.http.earliest_at or None),
        "earliest_reason": describe_reason(feed.http.earliest_reason, LocalZone()),
    }


@COMMANDS.add(
    "edit",
    "change a feed's name, folder, priority and schedule",
    commands.value("feed", "URL", "address, id or name of the feed"),
    commands.value("--name", "TEXT", "name to show; empty for the publisher's name"),
    commands.value("--folder", "PATH", "folder to move it to; empty for none"),
    commands.either(commands.flag("--pause", "pause it"), commands.flag("--resume", "resume it, even after a crash")),
    commands.value(
        "--priority", words="feeds with a higher priority are fetched sooner and more often", choices=[*PRIORITIES]
    ),
    commands.value("--every", "TIME", 'fetch every 2h, or "auto" to follow the schedule'),
    commands.switch("--notify", "notify about new articles"),
    commands.switch("--miss-nothing", "fetch it before an article can drop off its list unseen"),
    commands.switch("--when-opened", "fetch it whenever you open it"),
    commands.switch("--in-unread", "include it in Unread and in counts"),
    commands.value("--expire", "TIME", 'mark its unread articles as read after 3d, or "never"'),
    commands.switch("--shorts", "YouTube: include Shorts and live streams"),
    commands.value("--select", "CSS", "followed page: selector of its articles, or of the part to watch"),
    columns=COLUMNS,
)
def run_edit(session: commands.Session, chosen: commands.Chosen) -> list[Row]:
    feed = commands.get_feed(session, chosen.feed)
    with transaction(session.conn):  # an error in one option changes nothing
        if chosen.name is not None:
            feed_rows.rename_feed(session.conn, feed.id, chosen.name)
        if chosen.folder is not None:
            folder_id = make_folder_path(session.conn, split_path(chosen.folder))
            feed_rows.move_feed(session.conn, feed.id, folder_id)
        if chosen.shorts is not None:
            if not find_channel(feed.url, feed.publisher.site_url):
                raise UsageError("This feed isn't a YouTube channel.")
            url = choose_videos(feed.url, feed.publisher.site_url, videos_alone=not chosen.shorts)
            if url != feed.url:
                feed_rows.change_address(session.conn, feed.id, url)
        if chosen.pause or chosen.resume:
            choices = feed_rows.get_feed(session.conn, feed.id).choices
            feed_rows.set_choices(session.conn, feed.id, replace(choices, paused=chosen.pause))
            if chosen.resume:  # also forgets past failures
                set_status(session.conn, feed.id, FeedStatus.ACTIVE)
        _set_wishes(session, feed, chosen)
    hand_over(session.profile, {"do": FEEDS})
    return [feed_object(session, feed_rows.get_feed(session.conn, feed.id))]


def _set_wishes(session: commands.Session, feed: Feed, chosen: commands.Chosen) -> None:
    """Change how the plan treats a feed; options that aren't given change nothing."""
    out_of_unread = None if chosen.in_unread is None else not chosen.in_unread
    said = commands.only_given(
        alert=chosen.notify,
        miss_nothing=chosen.miss_nothing,
        poll_when_opened=chosen.when_opened,
        out_of_unread=out_of_unread,
    )
    if chosen.priority:
        said["weight"] = PRIORITIES[chosen.priority]
    if chosen.select is not None:
        if not feed.choices.page_kind:
            raise UsageError("This feed isn't a followed page, so it has no selector.")
        if chosen.select or feed.choices.page_kind is PageKind.ENTRIES:
            check_selector(chosen.select)
        said["page_selector"] = chosen.select
    if chosen.every:
        said["interval_s"] = None if chosen.every == "auto" else _interval(chosen.every)
    if chosen.expire:
        said["expire_days"] = None if chosen.expire == "never" else _days(chosen.expire)
    if said:
        choices = feed_rows.get_feed(session.conn, feed.id).choices
        feed_rows.set_choices(session.conn, feed.id, replace(choices, **said))
    if said.get("expire_days"):
        expired = expire_feed(session.conn, feed.id, said["expire_days"], session.now)
        say(f"{count_things(len(expired.ids), 'article')} marked as read.")


def _days(text: str) -> int:
    days = round(parse_span(text) / 86_400)
    if not 1 <= days <= LONGEST_TERM_DAYS:
        raise UsageError('Use a value from 1d to 3650d, or "never".')
    return days


def _interval(text: str) -> int:
    seconds = int(parse_span(text))
    if not SHORTEST_INTERVAL_S <= seconds <= LONGEST_INTERVAL_S:
        raise UsageError('Use a value from 10m to 31d, or "auto".')
    return seconds
