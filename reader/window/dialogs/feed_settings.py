"""The feed settings dialog, with what the feed is about: its terms, how much of it is new, similar feeds.

What it is about takes a moment and loads numpy: it is found on a thread of its own, and shown when it is there. Main
thread only.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from functools import partial
from typing import Any

from msgspec import Struct
from msgspec.structs import replace
from PySide6.QtCore import Qt, SignalInstance
from PySide6.QtGui import QKeySequence, QPixmap, QShortcut
from PySide6.QtWidgets import QFormLayout, QLineEdit, QSizePolicy, QWidget

from reader.core.records.content import SimilarFeed
from reader.core.records.pages import PageKind
from reader.core.records.stored import Feed, FeedChoices, Folder
from reader.features.mail.records import is_mail
from reader.features.stories import worker as content_reader
from reader.features.stories.store import list_overlaps
from reader.features.subscriptions.opml import choose_videos, find_channel, has_videos_alone
from reader.features.subscriptions.service.subscription_files import split_login
from reader.html.addresses import feed_address
from reader.insights.feed_health import find_health
from reader.store.content import list_similar
from reader.store.db import Connection
from reader.store.feeds import find_feed
from reader.window.bridge.bridge import Changes, Topic
from reader.window.dialogs.dialog_commands import DialogCommands
from reader.window.dialogs.folders import FolderBox
from reader.window.dialogs.operations import FeedEdit
from reader.window.dialogs.wish_cost import CostEstimator
from reader.window.dialogs.words import weight_in_words, weight_options
from reader.window.kit.controls import CheckBox, Choice, Segments, make_form_button
from reader.window.kit.dialog import Dialog, add_row, make_form, make_heading, make_quiet, make_rule
from reader.window.kit.humanize import joined
from reader.window.kit.layouts import make_column, make_row
from reader.window.kit.screens import make_timer
from reader.window.kit.text import Label, LinkLabel, link, set_tooltip
from reader.window.kit.theme import Theme
from reader.window.kit.translate import tr
from reader.window.kit.wording import say

_MINUTE, _HOUR = 60, 3_600


class SourceRows:
    def __init__(self, form: QFormLayout, theme: Theme, feed: Feed) -> None:
        self._feed = feed
        self.selector = QLineEdit(feed.choices.page_selector)
        self.selector.setCursorPosition(0)
        self.videos = CheckBox(theme, tr("Hide Shorts and live-stream announcements"))
        self.videos.setChecked(has_videos_alone(feed.url))
        if feed.choices.page_kind is PageKind.ENTRIES:
            add_row(form, tr("Articles (CSS selector)"), self.selector)
        elif feed.choices.page_kind is PageKind.CHANGES:
            self.selector.setPlaceholderText(tr("The main part of the page"))
            add_row(form, tr("Part to compare (CSS selector)"), self.selector)
        if find_channel(feed.url, feed.publisher.site_url):
            form.addRow(Label(" "), self.videos)

    def choose(self, choices: FeedChoices) -> FeedChoices:
        """The choices with the selector; entries of a page need one, so an empty field keeps the old one."""
        selector = self.selector.text().strip()
        is_kept = not choices.page_kind or (not selector and choices.page_kind is PageKind.ENTRIES)
        return choices if is_kept else replace(choices, page_selector=selector)

    def choose_url(self, url: str) -> str:
        """The channel's address with or without Shorts; an address that the user typed stays as it is."""
        if url != self._feed.url:
            return url
        return choose_videos(url, self._feed.publisher.site_url, videos_alone=self.videos.isChecked())


_LEAST_SIMILARITY = 0.12
"""Below this, two feeds share some words but no topic."""
_ABOVE = 5
_TOP = Qt.AlignmentFlag.AlignLeading | Qt.AlignmentFlag.AlignTop


class AboutFeed(Struct, frozen=True):
    terms: tuple[str, ...] = ()
    """Heaviest first; none if there are too few posts."""
    novel_share: float | None = None
    similar: Sequence[SimilarFeed] = ()
    same_ids: frozenset[int] = frozenset()
    """Feeds that are known to bring the same posts."""


def about_operation(feed_id: int) -> Callable[[Connection], AboutFeed]:
    def run(conn: Connection) -> AboutFeed:
        found = content_reader.list_topics(conn, [feed_id])
        pairs = [{one.feed_id, one.inside_id} for one in list_overlaps(conn)]
        same = frozenset[int]().union(*(pair - {feed_id} for pair in pairs if feed_id in pair))
        near = list_similar(conn, feed_id, 5)
        similar = tuple(one for one in near if one.similarity >= _LEAST_SIMILARITY or one.feed_id in same)
        if not found:
            return AboutFeed(similar=similar, same_ids=same)
        terms = tuple(term for term, _ in found[0].terms)
        return AboutFeed(terms, found[0].novel_share, similar, same)

    return run


class FeedAbout:
    def __init__(self, form: QFormLayout, show_feed: Callable[[int], object]) -> None:
        self.about, self.similar = Label("…"), LinkLabel("…")
        _make_room(self.about, 3)
        _make_room(self.similar, 2)
        by = Qt.TextInteractionFlag
        self.similar.setTextInteractionFlags(by.LinksAccessibleByMouse | by.LinksAccessibleByKeyboard)
        self.similar.linkActivated.connect(lambda link: show_feed(int(link)))
        for words, label in ((tr("Topics"), self.about), (tr("Similar feeds"), self.similar)):
            name = add_row(form, words, label)
            name.setAlignment(_TOP)
            name.setContentsMargins(0, _ABOVE, 0, 0)

    def show_about(self, about: AboutFeed) -> None:
        self.about.setText(about_in_words(about))
        self.similar.setText(similar_in_words(about))


def _make_room(label: Label | LinkLabel, lines: int) -> None:
    """Make the label as tall as its text will be, so that nothing moves when that arrives."""
    label.setWordWrap(True)
    label.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Minimum)
    label.setAlignment(_TOP)
    label.setContentsMargins(0, _ABOVE, 0, 0)
    label.setMinimumHeight(lines * label.fontMetrics().lineSpacing() + 10)


def about_in_words(about: AboutFeed) -> str:
    if not about.terms:
        return tr("Not enough articles yet.")
    terms = tr("{names}.").format(names=joined(about.terms))
    return f"{terms}\n{novelty_in_words(about.novel_share or 0.0)}"


def novelty_in_words(share: float) -> str:
    """A sentence about the share of new posts, in tenths."""
    tenths = round(share * 10)
    if tenths >= 9:
        return tr("Almost all of its articles are original.")
    if tenths <= 1:
        return tr("Almost all of its articles repeat earlier ones.")
    return tr("About {n} in 10 articles are original.", n=tenths).format(n=tenths)


def similar_in_words(about: AboutFeed) -> str:
    """The similar feeds for a LinkLabel; each feed's link is its id."""
    if not about.similar:
        return tr("None of your other feeds covers the same topics.")
    return joined(_name(feed, feed.feed_id in about.same_ids) for feed in about.similar)


def _name(feed: SimilarFeed, is_same: bool) -> str:
    name = link(str(feed.feed_id), feed.name)
    return tr("{feed} (duplicate)").format(feed=name) if is_same else name


class FeedWays(Struct, frozen=True):
    """Where the dialog leads to, each by a feed's id, and the picture of the feed."""

    show_feed: Callable[[int], object]
    show_insights: Callable[[int], object]
    """Shows why the feed is polled when it is."""
    leave_newsletter: Callable[[int, str], object]
    """Takes the newsletter's name too."""
    picture: QPixmap


class FeedSettingsDialog(Dialog):
    """Sections of choices. Each applies as soon as the user has come to rest, and can be undone here."""

    def __init__(
        self,
        theme: Theme,
        commands: DialogCommands,
        feed: Feed,
        folders: Sequence[Folder],
        ways: FeedWays,
        parent: QWidget | None = None,
    ) -> None:
        super().__init__(theme, parent)
        self.setWindowTitle(self.tr("{feed} settings").format(feed=feed.name))
        self._commands, self._feed, self._ways = commands, feed, ways
        self._bridge = commands.bridge.bound_to(self)
        self._estimator, self._at_first = CostEstimator(commands, self.show_note, self), feed
        self._rest = make_timer(self, self.apply, 300)
        self._fields: dict[str, tuple[Callable[[], Any], Callable[[Any], None]]] = {}
        """How each choice is read and shown, by its name in FeedChoices."""
        self._is_showing, self._made = True, 0
        """Whether fields change without the user; and how many changes undo here can take back."""
        self._form = make_form()
        self._add_head()
        self._add_place(folders)
        for title, add_section in (
            (self.tr("Refreshing"), self._add_fetching),
            (self.tr("Reading"), self._add_reading),
            (self.tr("Storage"), self._add_storage),
            (self.tr("Sign-in"), self._add_password),
        ):
            self._form.addRow(make_rule())
            self._form.addRow(make_heading(title))
            add_section()
        if is_mail(feed.url):
            self._show_mail()
        self._form.addRow(make_rule())
        self.about, topic = FeedAbout(self._form, partial(self._leave_for, ways.show_feed)), Topic()
        self._bridge.study(about_operation(feed.id), self.about.show_about, topic)
        self.finished.connect(topic.renew)
        self._estimator.ask(feed.choices, feed)
        self.body.addLayout(self._form)
        self.undo_button = self.add_button(self.tr("Undo"))
        self.undo_button.clicked.connect(self._undo)
        self.undo_button.hide()
        QShortcut(QKeySequence(QKeySequence.StandardKey.Undo), self, self._undo)
        self.add_button(self.tr("Close"), is_main=True).clicked.connect(self.accept)
        self.name.setFocus()
        self._is_showing, self._applied = False, self._make_edit(feed.url)
        commands.bridge.changed.connect(self._on_changed)
        commands.bridge.failed.connect(self._refuse)
        self.fit(560)

    def _leave_for(self, show: Callable[[int], object], feed_id: int) -> None:
        self.reject()
        show(feed_id)

    # --- the sections -------------------------------------------------------------------------

    def _add_head(self) -> None:
        """Add picture, name and state of the feed, and the way to its schedule."""
        feed, picture = self._feed, Label()
        picture.setPixmap(self._ways.picture)
        health = find_health(feed, self._commands.clock.now())
        self.health = make_quiet(say(health.sentence or health.message))
        why = self.tr("Open schedule")
        self.why = make_form_button(why, lambda: self._leave_for(self._ways.show_insights, feed.id))
        said = make_column(None, make_heading(feed.name), self.health, spacing=2)
        top = Qt.AlignmentFlag.AlignTop
        self.body.addLayout(make_row(None, (picture, top), (said, 1), (self.why, top), spacing=12))

    def _add_text(self, words: str, name: str, text: str, hint: str = "") -> QLineEdit:
        line = QLineEdit(text, placeholderText=hint)
        line.setCursorPosition(0)
        add_row(self._form, words, line)
        self._bind(name, lambda: " ".join(line.text().split()), line.setText, line.editingFinished)
        return line

    def _bind(
        self, name: str, value: Callable[[], Any], show: Callable[[Any], None], changed: SignalInstance | None
    ) -> None:
        """Note how a choice is read and shown; without `changed` it is applied with another or at the end."""
        self._fields[name] = (value, show)
        if changed is not None:
            changed.connect(self._on_edited)

    def _add_place(self, folders: Sequence[Folder]) -> None:
        feed = self._feed
        self.name = self._add_text(self.tr("Name"), "name", feed.choices.name, feed.publisher.title or feed.url)
        self.address = QLineEdit(feed.url)
        self.address.setCursorPosition(0)
        self.address.editingFinished.connect(self._on_edited)
        self.folder = FolderBox(self.theme, folders, feed.folder_id)
        self.folder.activated.connect(self._on_edited)
        add_row(self._form, self.tr("Address"), self.address)
        add_row(self._form, self.tr("Folder"), self.folder)
        self.source = SourceRows(self._form, self.theme, feed)
        self.source.selector.editingFinished.connect(self._on_edited)
        self.source.videos.toggled.connect(self._on_edited)

    def _add_choice(self, words: str, name: str, options: Iterable[tuple[str, Any]], other: str = "") -> Choice:
        """Add a row of options; `other` names the value if it is not among them."""
        choice = Choice(self.theme, "", options)
        choice.choose(getattr(self._feed.choices, name), other)
        add_row(self._form, words, choice)
        self._bind(name, choice.value, choice.choose, choice.currentIndexChanged)
        return choice

    def _add_box(self, words: str, name: str, *, is_opposite: bool = False) -> CheckBox:
        """Add a check box under the fields, not under their names."""
        box = CheckBox(self.theme, words)
        box.setChecked(getattr(self._feed.choices, name) != is_opposite)
        self._form.addRow(Label(" "), box)
        self._bind(
            name, lambda: box.isChecked() != is_opposite, lambda on: box.setChecked(on != is_opposite), box.toggled
        )
        return box

    def _add_fetching(self) -> None:
        choices = self._feed.choices
        intervals = [
            (self.tr("Automatic"), None),
            (self.tr("Every 15 minutes"), 15 * _MINUTE),
            (self.tr("Every 30 minutes"), 30 * _MINUTE),
            (self.tr("Every hour"), _HOUR),
            (self.tr("Every 3 hours"), 3 * _HOUR),
            (self.tr("Every 6 hours"), 6 * _HOUR),
            (self.tr("Every 12 hours"), 12 * _HOUR),
            (self.tr("Once a day"), 24 * _HOUR),
        ]
        minutes = (choices.interval_s or 0) // _MINUTE
        other = self.tr("Every {n} minutes", n=minutes).format(n=minutes)
        self.interval = self._add_choice(self.tr("Fetch for new articles"), "interval_s", intervals, other)
        self.weight = Segments(self.tr("Priority"), weight_options())
        set_tooltip(self.weight, weight_in_words())
        self.weight.choose(choices.weight)
        add_row(self._form, self.tr("Priority"), self.weight)
        self._bind("weight", self.weight.value, self.weight.choose, self.weight.chosen)
        about_weight = make_quiet(weight_in_words())
        about_weight.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Minimum)
        self._form.addRow(Label(" "), about_weight)
        self.alert = self._add_box(self.tr("Notify me about new articles"), "alert")
        self.miss_nothing = self._add_box(self.tr("Don’t miss any of its articles"), "miss_nothing")
        set_tooltip(
            self.miss_nothing,
            self.tr("Fetched before an article can drop off the feed’s list, even if other feeds wait longer."),
        )
        self.paused = self._add_box(self.tr("Pause this feed"), "paused")
        self.paused.toggled.connect(self._show_paused)
        self._show_paused(choices.paused)

    def _add_reading(self) -> None:
        expire = self._feed.choices.expire_days or 0
        images = [(self.tr("Use default"), None), (self.tr("Show"), True), (self.tr("Ask first"), False)]
        self.images = self._add_choice(self.tr("Images"), "images", images)
        ends = [
            (self.tr("Never"), None),
            (self.tr("After a day"), 1),
            (self.tr("After 3 days"), 3),
            (self.tr("After a week"), 7),
            (self.tr("After 2 weeks"), 14),
            (self.tr("After a month"), 30),
        ]
        other = self.tr("After {n} days", n=expire).format(n=expire)
        self.expire = self._add_choice(self.tr("Mark as read automatically"), "expire_days", ends, other)
        set_tooltip(self.expire, self.tr("Starred or tagged articles, and ones you marked as unread, stay unread."))
        include = self.tr("Include in Unread and counts")
        self.in_unread = self._add_box(include, "out_of_unread", is_opposite=True)
        self.full_text = self._add_box(self.tr("Always load the full article"), "full_text")

    def _add_storage(self) -> None:
        days, count = self._feed.choices.keep_days or 0, self._feed.choices.keep_per_feed or 0
        usual: tuple[str, Any] = self.tr("Use default"), None
        spans = [
            usual,
            (self.tr("Forever"), 0),
            (self.tr("For a week"), 7),
            (self.tr("For 30 days"), 30),
            (self.tr("For 90 days"), 90),
            (self.tr("For a year"), 365),
        ]
        other = self.tr("For {n} days", n=days).format(n=days)
        self.keep_days = self._add_choice(self.tr("Keep articles"), "keep_days", spans, other)
        newest = self.tr("Newest {n}")
        counts = [usual, (self.tr("All of them"), 0), *((newest.format(n=most), most) for most in (50, 200, 1_000))]
        other = newest.format(n=count)
        self.keep_count = self._add_choice(self.tr("Keep at most"), "keep_per_feed", counts, other)
        prefetch = [
            (self.tr("Download what I’m likely to open"), None),
            (self.tr("Download every article in full"), True),
            (self.tr("Don’t download in advance"), False),
        ]
        self.prefetch = self._add_choice(self.tr("Offline reading"), "prefetch", prefetch)

    def _add_password(self) -> None:
        hint, name = self.tr("Only if the feed requires a sign-in"), self._feed.choices.username
        self.username = self._add_text(self.tr("User name"), "username", name, hint)
        self.password = QLineEdit(echoMode=QLineEdit.EchoMode.Password)
        if name:
            self.password.setPlaceholderText(self.tr("Unchanged"))
        self.username.textChanged.connect(self._show_username)
        add_row(self._form, self.tr("Password"), self.password)
        self._show_username(name)

    def _show_mail(self) -> None:
        """Hide what concerns polling and passwords, and offer to leave the newsletter."""
        self.address.setReadOnly(True)
        for part in (self.interval, self.miss_nothing, self.paused, self.username, self.password):
            self._form.setRowVisible(part, False)
        self.why.hide()
        self.leave = make_form_button(
            self.tr("Unsubscribe from this newsletter…"),
            lambda: self._ways.leave_newsletter(self._feed.id, self._feed.name),
        )
        set_tooltip(self.leave, self.tr("Opens the sender’s unsubscribe page or a ready-made email."))
        add_row(self._form, self.tr("Newsletter"), self.leave)

    def _show_paused(self, paused: bool) -> None:
        for part in (self.weight, self.interval, self.alert, self.miss_nothing):
            part.setEnabled(not paused)

    def focus_password(self) -> None:
        """Focus the password, or the user name if there is none yet."""
        (self.password if self.username.text().strip() else self.username).setFocus()

    def _show_username(self, name: str) -> None:
        self.password.setEnabled(bool(name.strip()))

    # --- changing -----------------------------------------------------------------------------

    def _on_edited(self) -> None:
        if not self._is_showing:
            self._rest.start()

    def _make_edit(self, url: str) -> FeedEdit:
        chosen = {name: value() for name, (value, _) in self._fields.items()}
        choices = replace(self.source.choose(self._feed.choices), **chosen)
        return FeedEdit(self._feed.id, self.source.choose_url(url), self.folder.value(), choices)

    def apply(self) -> bool:
        """Save what is chosen now; False if the address is none."""
        self._rest.stop()
        url = self._feed.url if is_mail(self._feed.url) else feed_address(self.address.text())
        if not url:
            self.show_problem(self.tr("That isn’t a web address. Enter one that starts with https://."))
            self.address.setFocus()
            return False
        url, login = split_login(url)
        if login is not None:
            self.username.setText(login.username)
            self.password.setText(login.password)
        edit = self._make_edit(url)
        if edit.choices.username and self.password.text():
            self._commands.keep_password(url, edit.choices.username, self.password.text())
            self.password.clear()
        if edit != self._applied:
            self._applied = edit
            self._commands.edit_feed(edit, self._feed.name)
            self._note_made(1)
            self._estimator.ask(edit.choices, self._at_first)
        return True

    def _note_made(self, by: int) -> None:
        self._made = max(0, self._made + by)
        self.undo_button.setVisible(self._made > 0)

    def _refuse(self, problem: str) -> None:
        """Say why nothing was changed, such as an address that another feed has; the fields show what is stored."""
        self.address.setText(self._feed.url)
        self._applied = self._make_edit(self._feed.url)
        self._note_made(-1)
        self.show_problem(problem)

    def _undo(self) -> None:
        self.apply()
        if self._made:
            self._note_made(-1)
            self._commands.undo.undo()

    def _on_changed(self, changes: Changes) -> None:
        if changes & Changes.FEEDS:
            self._bridge.read(lambda conn: find_feed(conn, self._feed.id), self._show_feed)

    def _show_feed(self, feed: Feed | None) -> None:
        """Show what was changed elsewhere, or undone; what the user is typing stays."""
        if feed is None or self._rest.isActive():
            return
        before, self._feed, self._is_showing = self._feed, feed, True
        for name, (_, show) in self._fields.items():
            if (value := getattr(feed.choices, name)) != getattr(before.choices, name):
                show(value)
        if feed.url != before.url:
            self.address.setText(feed.url)
        if feed.folder_id != before.folder_id:
            self.folder.choose_known(feed.folder_id)
        self._is_showing, self._applied = False, self._make_edit(feed.url)

    def enter(self) -> None:
        if self.apply():
            self.accept()

    def done(self, result: int) -> None:
        if not feed_address(self.address.text()) and not is_mail(self._feed.url):
            self.address.setText(self._feed.url)
        self.apply()
        super().done(result)
