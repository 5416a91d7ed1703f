"""Reads articles from the store as they are shown, on the read thread, and chooses between their texts."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from msgspec import Struct
from msgspec.structs import replace

from reader.core.records.stored import EntryFull, EntryRow, FeedChoices
from reader.core.words.entry_names import name_entry
from reader.features.offline.store import was_page_unasked
from reader.features.podcasts.records import Download, Episode
from reader.features.podcasts.service import read_chapters
from reader.features.podcasts.store import find_episode
from reader.html.picture_tag import list_pictures
from reader.html.prepare import SHOWN
from reader.html.text import is_right_to_left
from reader.store.bodies import find_full_text
from reader.store.db import Connection
from reader.store.feeds import find_feed, find_icon
from reader.store.reading_log import list_visits
from reader.store.settings import load_settings
from reader.store.views import get_entry, get_rows
from reader.window.article.record import Article, ArticleSound, FullText
from reader.window.kit.humanize import clock_time, date_in_words, duration, local, local_day, name_in_words, say_size
from reader.window.kit.tiles import hue_of
from reader.window.kit.translate import tr
from reader.window.kit.wording import say
from reader.window.pictures.decode import PictureRule, decide_pictures


class Texts(Struct, frozen=True):
    """The text that the feed sent, and the full text."""

    article: Article
    """With the feed's own text."""
    page: str | None = None
    """The full text; None if the page was not fetched yet."""
    is_usual: bool = False
    """The user wants full texts of this feed without asking."""
    is_unasked: bool = False
    """The page was prefetched for hours offline."""
    is_online: bool = True


def first_state(texts: Texts, can_fetch: bool) -> FullText:
    """How an entry is shown when it is opened; FETCHING means that the page must be fetched.

    A stored page was asked for once, so it is shown again.
    """
    if texts.is_unasked and not texts.is_usual and texts.is_online:
        return FullText.NOT_ASKED  # the feed's text first; the key shows the other at once
    if texts.page is not None and (texts.page or texts.is_usual):
        return stored_state(texts)
    if not texts.is_usual or not texts.article.link:
        return FullText.NOT_ASKED
    return FullText.FETCHING if can_fetch else FullText.NOT_ASKED


def next_state(texts: Texts, now_shown: FullText) -> FullText:
    if now_shown is FullText.SHOWN:
        return FullText.NOT_ASKED
    if now_shown is FullText.FETCHING or not texts.article.link:
        return now_shown
    return FullText.SHOWN if texts.page else FullText.FETCHING


def stored_state(texts: Texts) -> FullText:
    return FullText.SHOWN if texts.page else FullText.NONE_FOUND


def make_article(texts: Texts, state: FullText, message: str = "") -> Article:
    article = replace(texts.article, full_text=state, full_text_message=message)
    if state is FullText.SHOWN and texts.page is not None:
        return replace(article, html=texts.page)
    return article


class Shown(Struct, frozen=True):
    """An article as the feed sent it, with its row, the rule for its pictures, and its full text."""

    row: EntryRow
    article: Article
    pictures: PictureRule
    picture_urls: tuple[str, ...] = ()
    page: str | None = None
    page_is_unasked: bool = False
    """The page was prefetched for hours offline."""
    wants_page: bool = False
    """The user wants full texts of this feed."""
    mentions_pictures: bool = False
    """Pictures are shown by default: say once what they cost."""

    def texts(self, is_online: bool = True) -> Texts:
        return Texts(self.article, self.page, self.wants_page, self.page_is_unasked, is_online)


def article_operation(entry_id: int) -> Callable[[Connection], Shown]:
    return lambda conn: make_shown(conn, get_entry(conn, entry_id))


def articles_operation(ids: Sequence[int]) -> Callable[[Connection], list[Shown]]:
    """Read several for the newspaper; those that are gone are left out."""
    return lambda conn: [make_shown(conn, get_entry(conn, row.id)) for row in get_rows(conn, ids)]


def make_shown(conn: Connection, entry: EntryFull) -> Shown:
    row, feed, settings = entry.row, find_feed(conn, entry.row.feed_id), load_settings(conn)
    icon = find_icon(conn, row.feed_id)
    named = name_entry(row.title, row.snippet, row.link)
    article = Article(
        entry_id=row.id,
        feed_title=row.feed_name,
        title=row.title if named.words == " ".join(row.title.split()) else "",
        name=name_in_words(named, row.has_sound),
        tags=row.tags,
        html=entry.html,
        author=row.author,
        published_at=row.published_at,
        link=row.link,
        fetched_note=fetched_note(conn, entry, feed.added_at) if feed and settings.note_reading else "",
        feed_icon=icon[0] if icon else b"",
        feed_hue=hue_of((feed.publisher.site_url or feed.url) if feed else row.feed_name),
        enclosures=entry.enclosures,
        sound=read_sound(conn, row) if row.sound is not None else None,
        comments=entry.comments,
        right_to_left=is_right_to_left(entry.language) or None,
    )
    page = find_full_text(conn, row.id)
    choices = feed.choices if feed else FeedChoices()
    return Shown(
        row,
        article,
        decide_pictures(settings.pictures, choices.images),
        list_pictures(entry.html, SHOWN.pictures) + list_pictures(page or "", SHOWN.pictures),
        page,
        page is not None and was_page_unasked(conn, row.id),
        choices.full_text,
        settings.pictures == "always" and not settings.pictures_asked and choices.images is None,
    )


def fetched_note(conn: Connection, entry: EntryFull, added_at: float) -> str:
    """Say whether it was here before the user looked; nothing if that is unknown, or if it was posted before the feed
    was subscribed to."""
    posted, seen = entry.row.published_at, entry.first_seen_at
    if posted is None or not added_at <= posted <= seen:
        return ""
    visits = list_visits(conn, posted, limit=1)
    if visits and visits[0].at < seen:
        return tr("Arrived {time} after you opened Paperround").format(time=duration(seen - visits[0].at))
    if local_day(seen) == local_day(posted):
        return tr("Arrived {time}, before you did").format(time=clock_time(local(seen)))
    return tr("Downloaded on {day}, before you read it").format(day=date_in_words(seen))


def read_sound(conn: Connection, row: EntryRow) -> ArticleSound | None:
    episode = find_episode(conn, row.id)
    if episode is None:
        return None
    note, offer = say_download(episode)
    return ArticleSound(episode.duration_s, note, offer, read_chapters(conn, row.id))


def say_download(episode: Episode) -> tuple[str, str]:
    """A sentence about the download, and what can be done."""
    download = episode.download
    size = (download.size if download else None) or episode.size
    words = say_size(size) if size else ""
    if download is None:
        note = tr("Not downloaded, {size}").format(size=words) if words else tr("Not downloaded")
        return note, tr("Download")
    if download.done_at is not None:
        return " · ".join(filter(None, (_say_here(download), words))), tr("Remove")
    if download.message is not None:
        return say(download.message), tr("Try again") if download.next_at is None else ""
    return (tr("Downloading, {size}").format(size=words) if words else tr("Downloading")), tr("Stop")


def _say_here(download: Download) -> str:
    if download.by_plan and download.for_at is not None:
        time = clock_time(local(download.for_at))
        return tr("Downloaded ahead of {time}, when you usually listen").format(time=time)
    return tr("Downloaded")
