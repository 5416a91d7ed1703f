"""Reads and writes of the store for the dialogs. They run on the bridge's threads."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from threading import Event

from msgspec import Struct
from msgspec.structs import replace

from reader.core.errors import UsageError
from reader.core.records.logged import LIST_PICTURE, PICTURE, ReadingFacts
from reader.core.records.pages import PageRecipe
from reader.core.records.stored import Change, Feed, FeedChoices, Folder
from reader.core.settings import Settings
from reader.core.words.catalogue import Code
from reader.features.rules import store as rules
from reader.features.rules.records import Rule, RuleOutcome
from reader.features.sharing import store as sending
from reader.features.subscriptions.service.subscription_files import ImportReport
from reader.features.subscriptions.store import Addition, TakenBack, bring_again, note_addition, undo_addition
from reader.features.transfer.service import import_files
from reader.store import feeds, folders, marks, tags
from reader.store.db import Connection, transaction
from reader.store.marks import expire_feed
from reader.store.poll_log import list_days
from reader.store.reading_log import get_reading_facts
from reader.store.settings import load_settings
from reader.window.dialogs.folders import FolderChoice


def set_recipe(conn: Connection, feed_id: int, recipe: PageRecipe) -> PageRecipe:
    """Set the recipe of a followed page, and return the one before, for undo."""
    with transaction(conn):
        choices = feeds.get_feed(conn, feed_id).choices
        feeds.set_choices(conn, feed_id, replace(choices, page_kind=recipe.kind, page_selector=recipe.selector))
    return PageRecipe(choices.page_kind, choices.page_selector)


class FeedEdit(Struct, frozen=True):
    feed_id: int
    url: str
    folder: FolderChoice
    choices: FeedChoices


class EditedFeed(Struct, frozen=True):
    """What an edit changed, for undo."""

    before: Feed
    places: tuple[feeds.FeedPlace, ...]
    """The positions of the feed and its new neighbours, if it was moved."""
    made: Addition
    """The folder that was made for it, if any."""
    expired: Change
    """Entries that count as read because they expire sooner now."""


def edit_feed(conn: Connection, edit: FeedEdit, now: float, undone: TakenBack | None = None) -> EditedFeed:
    """Change a feed; `undone` is what undo_edit returned, if the same edit is made again."""
    days = edit.choices.expire_days
    expired = Change("read", 0, 1, ())
    with transaction(conn):
        before, known = feeds.get_feed(conn, edit.feed_id), folders.list_folders(conn)
        if undone is not None:
            bring_again(conn, undone)
        folder = edit.folder
        folder_id = folders.make_folder(conn, folder.new_name) if folder.new_name else folder.id
        made = note_addition(conn, (), known)
        if edit.url != before.url:
            feeds.change_address(conn, edit.feed_id, edit.url)
        moved = folder_id != before.folder_id
        places = feeds.move_feed(conn, edit.feed_id, folder_id) if moved else ()
        feeds.set_choices(conn, edit.feed_id, edit.choices)
        if days is not None and days != before.choices.expire_days:
            expired = expire_feed(conn, edit.feed_id, days, now)
    return EditedFeed(before, places, made, expired)


def undo_edit(conn: Connection, edited: EditedFeed) -> TakenBack:
    """Take back an edit, and return what edit_feed needs to make it again."""
    before = edited.before
    with transaction(conn):
        marks.undo(conn, edited.expired)
        now = feeds.get_feed(conn, before.id)
        if now.url != before.url:
            feeds.change_address(conn, before.id, before.url)
        feeds.put_feeds(conn, edited.places)
        feeds.set_choices(conn, before.id, before.choices)
        return undo_addition(conn, edited.made, 0.0)


def import_into(
    conn: Connection, paths: tuple[Path, ...], now: float, progress_to: Callable[[int, int], None], cancelled: Event
) -> ImportReport:
    """Import these files: of a list of feeds all or, if it is cancelled, nothing."""

    def on_progress(done: int, total: int) -> None:
        if cancelled.is_set():
            raise UsageError(Code.IMPORT_CANCELLED())
        # A signal for each of 50,000 feeds would keep the window busy with painting.
        if done == total or done % max(1, total // 200) == 0:
            progress_to(done, total)

    return import_files(conn, paths, now, on_progress)


class RuleBook(Struct, frozen=True):
    rules: tuple[Rule, ...]
    feeds: tuple[Feed, ...]
    tags: tuple[str, ...]
    hidden: int
    folders: tuple[Folder, ...] = ()
    targets: tuple[tuple[int, str], ...] = ()
    """The ids and names of targets."""


def load_rules(conn: Connection) -> RuleBook:
    return RuleBook(
        tuple(rules.list_rules(conn)),
        tuple(feeds.list_feeds(conn)),
        tuple(tag.name for tag in tags.list_tags(conn)),
        rules.count_hidden(conn),
        tuple(folders.list_folders(conn)),
        tuple((target.id, target.name) for target in sending.list_targets(conn)),
    )


class RulesEdit(Struct, frozen=True):
    rules: tuple[Rule, ...]
    apply: tuple[tuple[RuleOutcome, tuple[int, ...]], ...] = ()
    """What to do with entries that are stored already."""


class EditedRules(Struct, frozen=True):
    before: tuple[Rule, ...]
    applied: tuple[rules.AppliedOutcome, ...]

    @property
    def count(self) -> int:
        return len(set().union(*(applied.ids for applied in self.applied)))


def edit_rules(conn: Connection, edit: RulesEdit) -> EditedRules:
    with transaction(conn):
        before = rules.replace_rules(conn, edit.rules)
        applied = tuple(rules.apply_rule_outcome(conn, rule_outcome, ids) for rule_outcome, ids in edit.apply)
    return EditedRules(tuple(before), applied)


def undo_rules(conn: Connection, edited: EditedRules) -> tuple[Rule, ...]:
    """Take back an edit, and return the rules that it had made, with their ids."""
    with transaction(conn):
        for applied in reversed(edited.applied):
            rules.undo_rule_outcome(conn, applied)
        return tuple(rules.replace_rules(conn, edited.before))


class SettingsBook(Struct, frozen=True):
    settings: Settings
    facts: ReadingFacts
    picture_bytes: int = 0
    """What was fetched for pictures in the last seven days with pictures."""
    feeds: int = 0


def load_book(conn: Connection) -> SettingsBook:
    pictures = [use for use in list_days(conn) if use.trigger in (PICTURE, LIST_PICTURE)]
    days = sorted({use.day for use in pictures})[-7:]
    took = sum(use.wire_bytes for use in pictures if use.day in days)
    return SettingsBook(load_settings(conn), get_reading_facts(conn), took, len(feeds.list_feeds(conn)))
