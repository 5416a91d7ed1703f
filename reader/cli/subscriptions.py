"""Commands about subscriptions: add, remove, feeds, import, export, edit."""

from __future__ import annotations

import sys
from pathlib import Path
from typing import Any

from msgspec.structs import replace

import reader.store.feeds as feed_rows
from reader.cli.arguments import parse_span
from reader.cli.commands import LIST, ONE, Answer, Chosen, Commands, either, flag, switch, value
from reader.cli.output import Row, complain, iso_time, pick, read_secret, say
from reader.cli.session import Session, find_account_id, get_feed
from reader.clock import LocalZone
from reader.engine.polls import index_everything, open_tools
from reader.errors import PaperroundError, ParseError, UsageError
from reader.model.fetched import Credentials
from reader.model.pages import PageKind, PageRecipe
from reader.model.stored import Feed, FeedStatus, Weight
from reader.opml import MAX_BYTES, choose_videos, find_channel
from reader.parse.page_feed.selectors import check_selector
from reader.private_files import read_up_to
from reader.process.handover import FEEDS, hand_over
from reader.progress import Progress
from reader.services.feed_health import find_health
from reader.services.subscribe import Added, add_feed, add_page
from reader.services.subscription_files import export_file, export_opml, import_list, keep_password
from reader.store.additions import Subscription
from reader.store.db import transaction
from reader.store.feeds import set_status
from reader.store.folders import join_path, list_paths, make_folder_path, split_path
from reader.store.marks import expire_feed
from reader.store.views import get_unread_counts
from reader.wording.reasons import describe_reason
from reader.wording.words import in_english

SHORTEST_INTERVAL_S, LONGEST_INTERVAL_S = 600, 31 * 86_400
LONGEST_TERM_DAYS = 3_650
COLUMNS = ("unread", "name", "folder", "health", "url")
_NOT_KEPT = (
    "This system offers no safe place for passwords, so the password is not kept: give it in the "
    "feed's settings in the window, which uses it until it is closed."
)


COMMANDS = Commands()


@COMMANDS.add(
    "add",
    "subscribe to the feed of a site or page",
    value("urls", "URL", "a feed's address, or a site's: its feed is looked for", nargs="+"),
    value("--account", "ACCOUNT", 'the account that is to have it, or "none" for this computer alone'),
    value("--folder", "PATH", 'put it there, such as "News/Local"', default=""),
    value("--name", "TEXT", "show it under this name", default=""),
    value("--user", "NAME", "it needs a password, which is asked for", default=""),
    flag("--no-shorts", "of a channel on YouTube: without Shorts and live announcements"),
    either(
        flag("--page", "follow the page itself: what repeats on it"),
        flag("--changes", "follow the page itself: what changes on it"),
    ),
    value("--select", "CSS", "of the page: its entries, or the part whose changes count", default=""),
    json=LIST,
)
def run_add(session: Session, chosen: Chosen) -> Answer:
    """Add each address on its own: one that fails does not stop the others."""
    code, rows = 0, []
    credentials = Credentials(chosen.user, read_secret(f"Password for {chosen.user}")) if chosen.user else None
    with open_tools(session.conn, session.settings, session.clock, LocalZone()) as tools:
        account_id, recipe = find_account_id(session, chosen.account), _find_recipe(chosen)
        wanted = Subscription(
            "", new_folder=split_path(chosen.folder), name=chosen.name, credentials=credentials, account_id=account_id
        )
        for url in chosen.urls:
            try:
                if recipe:  # which no account can have
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
    return Answer(rows, code=code)


@COMMANDS.add(
    "remove",
    "unsubscribe; adding it again within 30 days brings all back",
    value("feeds", "URL", "a feed's address, id or name", nargs="+"),
)
def run_remove(session: Session, chosen: Chosen) -> None:
    for feed in [get_feed(session, text) for text in chosen.feeds]:  # a mistake in one removes none
        feed_rows.remove_feed(session.conn, feed.id, session.now)
        say(f"Unsubscribed from {feed.name}. To undo: paperround add {feed.url}")
    hand_over(session.profile, {"do": FEEDS})


@COMMANDS.add(
    "feeds", "list the subscriptions", columns=COLUMNS, empty="No feeds yet: paperround add URL, or import FILE."
)
def run_feeds(session: Session, chosen: Chosen) -> list[Row]:
    paths = list_paths(session.conn)
    feeds = feed_rows.list_feeds(session.conn)
    feeds.sort(key=lambda feed: (paths.get(feed.folder_id or 0, ()), feed.position))
    unread = get_unread_counts(session.conn)
    return [feed_object(session, feed, paths, unread) for feed in feeds]


@COMMANDS.add(
    "import",
    "subscribe to all feeds of an OPML file or newsboat list",
    value("file", "FILE", "the file; - reads standard input"),
    json=ONE,
)
def run_import(session: Session, chosen: Chosen) -> Answer:
    data = _read_file(chosen.file)
    with Progress(1, "Importing") as progress:
        report = import_list(
            session.conn, data, session.now, lambda done, total: progress.reach(done, total, "Importing")
        )
    is_running = hand_over(session.profile, {"do": FEEDS}) is not None
    # Passwords that were in addresses go to the system's keyring.
    kept = [keep_password(url, one.username, one.password) for url, one in report.passwords]
    if any(message is not None for message in kept):
        complain(_NOT_KEPT)
    skipped = [in_english(message) for message in report.skipped]
    for message in () if chosen.json else skipped:
        complain(message)
    known = f", {report.already_there} were there already" if report.already_there else ""
    fetched = "They are being fetched." if is_running else "To fetch them: paperround refresh"
    row = pick(report, "added already_there") | {"skipped": skipped}
    return Answer([row], [f"Subscribed to {report.added} feeds{known}. {fetched}"])


@COMMANDS.add(
    "export", "write all subscriptions to an OPML file", value("file", "FILE", "where to; - writes to standard output")
)
def run_export(session: Session, chosen: Chosen) -> None:
    if chosen.file == "-":
        sys.stdout.buffer.write(export_opml(session.conn))
        return
    count = export_file(session.conn, Path(chosen.file))
    say(f"Wrote {count} feeds to {chosen.file}.")


def _read_file(name: str) -> bytes:
    try:
        return sys.stdin.buffer.read(MAX_BYTES + 1) if name == "-" else read_up_to(Path(name), MAX_BYTES)
    except OSError as error:
        raise ParseError(f"The file {name} cannot be read ({error.strerror}); check its name.") from None


def _find_recipe(chosen: Chosen) -> PageRecipe | None:
    if chosen.select:
        check_selector(chosen.select)
    if chosen.changes:
        return PageRecipe(PageKind.CHANGES, chosen.select)
    return PageRecipe(PageKind.ENTRIES, chosen.select) if chosen.page or chosen.select else None


def _print_added(added: Added) -> None:
    if added.message is not None:
        complain(_NOT_KEPT)
    if not added.is_new:
        say(f"You are subscribed to {added.name} already.")
        return
    count = len(added.first_poll.new_ids) if added.first_poll else 0
    say(f"Subscribed to {added.name}, {count} articles.")
    for other in added.others[:5]:
        say(f"  also there: {other.title or other.kind} {other.url}")


def _added_object(added: Added) -> Row:
    return {
        "id": added.feed_id,
        **pick(added, "url name"),
        "new": added.is_new,
        "articles": len(added.first_poll.new_ids) if added.first_poll else 0,
        "others": [{"url": other.url, "title": other.title} for other in added.others],
    }


def feed_object(
    session: Session, feed: Feed, paths: dict[int, tuple[str, ...]] | None = None, unread: dict[int, int] | None = None
) -> dict[str, Any]:
    paths = list_paths(session.conn) if paths is None else paths
    unread = get_unread_counts(session.conn) if unread is None else unread
    return {
        **pick(feed, "id url name"),
        **pick(feed.publisher, "title site_url kind"),
        "folder": join_path(paths.get(feed.folder_id or 0, ())),
        "tags": list(feed.choices.labels),
        "unread": unread.get(feed.id, 0),
        "health": in_english(find_health(feed, session.now).message),
        "message": in_english(feed.http.message),
        "selector": feed.choices.page_selector,
        **pick(feed.choices, "paused out_of_unread expire_days"),
        "last_fetched": iso_time(feed.http.last_fetched_at),
        "earliest_next": iso_time(feed.http.earliest_at or None),
        "earliest_reason": describe_reason(feed.http.earliest_reason, LocalZone()),
    }


@COMMANDS.add(
    "edit",
    "rename a feed, move it to a folder, pause it, let its articles expire",
    value("feed", "URL", "a feed's address, id or name"),
    value("--name", "TEXT", "show it under this name; empty for the publisher's"),
    value("--folder", "PATH", "move it there; empty for the top"),
    either(
        flag("--pause", "visit it no more until it is resumed"),
        flag("--resume", "visit it again, also if it was set aside"),
    ),
    value("--weight", words="how much it matters", choices=[str(weight) for weight in Weight]),
    value("--every", "TIME", "poll it every 2h; plan: by its worth"),
    switch("--alert", "its posts are wanted at once"),
    switch("--when-opened", "poll it whenever it is opened"),
    switch("--in-unread", "whether it is in Unread and in counts"),
    value("--expire", "TIME", "its unread articles count as read after 3d; never"),
    switch("--shorts", "of a channel on YouTube: Shorts and live, too"),
    value("--select", "CSS", "of a followed page: its entries, or the part that counts"),
    columns=COLUMNS,
    json="",
)
def run_edit(session: Session, chosen: Chosen) -> list[Row]:
    feed = get_feed(session, chosen.feed)
    with transaction(session.conn):  # a mistake in one option changes nothing
        if chosen.name is not None:
            feed_rows.rename_feed(session.conn, feed.id, chosen.name)
        if chosen.folder is not None:
            folder_id = make_folder_path(session.conn, split_path(chosen.folder))
            feed_rows.move_feed(session.conn, feed.id, folder_id)
        if chosen.shorts is not None:
            _choose_videos(session, feed, videos_alone=not chosen.shorts)
        if chosen.pause or chosen.resume:
            choices = feed_rows.get_feed(session.conn, feed.id).choices
            feed_rows.set_choices(session.conn, feed.id, replace(choices, paused=chosen.pause))
            if chosen.resume:  # forgives what went wrong before
                set_status(session.conn, feed.id, FeedStatus.ACTIVE)
        _set_wishes(session, feed, chosen)
    hand_over(session.profile, {"do": FEEDS})
    return [feed_object(session, feed_rows.get_feed(session.conn, feed.id))]


def _set_wishes(session: Session, feed: Feed, chosen: Chosen) -> None:
    """Change how the plan treats a feed; what was not given stays."""
    said: dict[str, Any] = {"alert": chosen.alert, "poll_when_opened": chosen.when_opened}
    said |= {"out_of_unread": None if chosen.in_unread is None else not chosen.in_unread}
    said = {name: value for name, value in said.items() if value is not None}
    if chosen.weight:
        said["weight"] = Weight(chosen.weight)
    if chosen.select is not None:
        said["page_selector"] = _selector(feed, chosen.select)
    if chosen.every:
        said["interval_s"] = None if chosen.every == "plan" else _interval(chosen.every)
    if chosen.expire:
        said["expire_days"] = None if chosen.expire == "never" else _days(chosen.expire)
    if said:
        choices = feed_rows.get_feed(session.conn, feed.id).choices
        feed_rows.set_choices(session.conn, feed.id, replace(choices, **said))
    if said.get("expire_days"):
        expired = expire_feed(session.conn, feed.id, said["expire_days"], session.now)
        say(f"{len(expired.ids)} articles were that old and count as read now.")


def _choose_videos(session: Session, feed: Feed, *, videos_alone: bool) -> None:
    if not find_channel(feed.url, feed.publisher.site_url):
        raise UsageError("This is no channel on YouTube.")
    url = choose_videos(feed.url, feed.publisher.site_url, videos_alone=videos_alone)
    if url != feed.url:
        feed_rows.change_address(session.conn, feed.id, url)


def _selector(feed: Feed, selector: str) -> str:
    if not feed.choices.page_kind:
        raise UsageError("Only a page that is followed without a feed has a selector.")
    if selector or feed.choices.page_kind is PageKind.ENTRIES:
        check_selector(selector)
    return selector


def _days(text: str) -> int:
    days = round(parse_span(text) / 86_400)
    if not 1 <= days <= LONGEST_TERM_DAYS:
        raise UsageError("A term must lie between 1 and 3650 days, such as 3d; never ends it.")
    return days


def _interval(text: str) -> int:
    seconds = int(parse_span(text))
    if not SHORTEST_INTERVAL_S <= seconds <= LONGEST_INTERVAL_S:
        raise UsageError("An interval must lie between 10 minutes and 31 days.")
    return seconds
