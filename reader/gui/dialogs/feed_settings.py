"""The feed settings dialog; it emits what was chosen as one FeedEdit. Main thread only."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from functools import partial
from typing import Any

from msgspec.structs import replace
from PySide6.QtCore import QObject, Qt, Signal
from PySide6.QtWidgets import QFormLayout, QLineEdit, QSizePolicy, QWidget

from reader.gui.dialogs.feed_topics import FeedAbout
from reader.gui.dialogs.folders import FolderBox
from reader.gui.dialogs.operations import FeedEdit
from reader.gui.dialogs.words import weight_in_words, weight_options
from reader.gui.kit.controls import CheckBox, Choice, Segments, make_form_button
from reader.gui.kit.dialog import Dialog, add_row, make_form, make_quiet, make_rule
from reader.gui.kit.layouts import make_row
from reader.gui.kit.text import Label, set_tooltip
from reader.gui.kit.theme import Theme
from reader.gui.kit.translate import tr
from reader.gui.kit.wording import say
from reader.html.addresses import feed_address
from reader.model.mail import is_mail
from reader.model.pages import PageKind
from reader.model.stored import Feed, FeedChoices, Folder
from reader.opml import choose_videos, find_channel, has_videos_alone
from reader.services.feed_health import Health
from reader.services.subscription_files import split_login

_MINUTE, _HOUR, _DAY = 60, 3_600, 86_400


def images_options() -> list[tuple[str, bool | None]]:
    return [(tr("As in the settings"), None), (tr("Show"), True), (tr("Show only when asked"), False)]


def prefetch_options() -> list[tuple[str, bool | None]]:
    return [
        (tr("Fetch what I will probably open"), None),
        (tr("Fetch every post whole"), True),
        (tr("Fetch nothing ahead"), False),
    ]


def days_options() -> list[tuple[str, int | None]]:
    return [
        (tr("As in the settings"), None),
        (tr("For ever"), 0),
        (tr("For a week"), 7),
        (tr("For 30 days"), 30),
        (tr("For 90 days"), 90),
        (tr("For a year"), 365),
    ]


def expire_options() -> list[tuple[str, int | None]]:
    return [
        (tr("Never"), None),
        (tr("After a day"), 1),
        (tr("After 3 days"), 3),
        (tr("After a week"), 7),
        (tr("After 2 weeks"), 14),
        (tr("After a month"), 30),
    ]


def count_options() -> list[tuple[str, int | None]]:
    options: list[tuple[str, int | None]] = [(tr("As in the settings"), None), (tr("All of them"), 0)]
    return options + [(tr("The newest {n}").format(n=count), count) for count in (50, 200, 1_000)]


def interval_options() -> list[tuple[str, int | None]]:
    return [
        (tr("When it is worth it"), None),
        (tr("Every 15 minutes"), 15 * _MINUTE),
        (tr("Every 30 minutes"), 30 * _MINUTE),
        (tr("Every hour"), _HOUR),
        (tr("Every 3 hours"), 3 * _HOUR),
        (tr("Every 6 hours"), 6 * _HOUR),
        (tr("Every 12 hours"), 12 * _HOUR),
        (tr("Once a day"), _DAY),
    ]


class SourceRows(QObject):
    """Rows about where posts come from, if the feed has them: a page's selector, a channel's kinds of videos."""

    def __init__(self, form: QFormLayout, theme: Theme, feed: Feed, parent: QObject) -> None:
        super().__init__(parent)
        self._feed = feed
        self.selector = QLineEdit(feed.choices.page_selector)
        self.selector.setCursorPosition(0)
        self.videos = CheckBox(theme, self.tr("Without Shorts and live announcements"))
        self.videos.setChecked(has_videos_alone(feed.url))
        if feed.choices.page_kind is PageKind.ENTRIES:
            add_row(form, self.tr("Its posts (CSS selector)"), self.selector)
        elif feed.choices.page_kind is PageKind.CHANGES:
            self.selector.setPlaceholderText(self.tr("The main part of the page"))
            add_row(form, self.tr("What is compared (CSS selector)"), self.selector)
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


class FeedSettingsDialog(Dialog):
    edit_chosen = Signal(object)
    """A FeedEdit."""
    feed_chosen = Signal(int)
    """The id of a similar feed that the user wants to see."""
    wish_changed = Signal(object)
    """The FeedChoices as they would be saved now; emitted when a choice about polling changes."""
    password_chosen = Signal(str, str, str)
    """Address, user name and password: kept in the system's keyring, never in the database."""
    leave_wanted = Signal(int, str)
    """The id and name of a newsletter that the user wants to leave."""
    insights_wanted = Signal(int)
    """The id of the feed, to show why it is polled when it is."""

    def __init__(
        self, theme: Theme, feed: Feed, folders: Sequence[Folder], health: Health, parent: QWidget | None = None
    ) -> None:
        super().__init__(theme, parent)
        self.setWindowTitle(self.tr("Settings of {feed}").format(feed=feed.name))
        self._feed = feed
        self._form = make_form()
        places = partial(self._add_health, health), partial(self._add_place, folders)
        for add_section in (*places, self._add_reading, self._add_fetching, self._add_password):
            add_section()
            self._form.addRow(make_rule())
        if is_mail(feed.url):
            self._show_mail()
        self.about = FeedAbout(self._form, self)
        self.about.feed_chosen.connect(self._leave_for)
        self.body.addLayout(self._form)
        self.add_cancel()
        self.add_button(self.tr("Save"), is_main=True).clicked.connect(self._submit)
        self.name.setFocus()
        self.fit(560)

    def _leave_for(self, feed_id: int) -> None:
        self.reject()
        self.feed_chosen.emit(feed_id)

    def _add_health(self, health: Health) -> None:
        self.health = make_quiet(say(health.sentence or health.message))
        self.why = make_form_button(self.tr("Why it is polled when it is"), self._leave_for_insights)
        line = QWidget()
        make_row(line, (self.health, 1), (self.why, Qt.AlignmentFlag.AlignTop), spacing=12)
        add_row(self._form, self.tr("How it is doing"), line)

    def _leave_for_insights(self) -> None:
        self.reject()
        self.insights_wanted.emit(self._feed.id)

    def _add_place(self, folders: Sequence[Folder]) -> None:
        self.name = QLineEdit(self._feed.choices.name)
        self.name.setPlaceholderText(self._feed.publisher.title or self._feed.url)
        self.address = QLineEdit(self._feed.url)
        self.address.setCursorPosition(0)
        self.folder = FolderBox(self.theme, folders, self._feed.folder_id)
        add_row(self._form, self.tr("Name"), self.name)
        add_row(self._form, self.tr("Address"), self.address)
        add_row(self._form, self.tr("Folder"), self.folder)
        self.source = SourceRows(self._form, self.theme, self._feed, self)

    def _add_choice(
        self, words: str, options: Iterable[tuple[str, Any]], value: int | bool | None, other: str = ""
    ) -> Choice:
        """Add a row of options; `other` names the value if it is not among them."""
        choice = Choice(self.theme, "", options)
        choice.choose(value, other)
        add_row(self._form, words, choice)
        return choice

    def _add_box(self, words: str, is_on: bool) -> CheckBox:
        """Add a check box under the fields, not under their names."""
        box = CheckBox(self.theme, words)
        box.setChecked(is_on)
        self._form.addRow(Label(" "), box)
        return box

    def _add_reading(self) -> None:
        choices = self._feed.choices
        days, count, expire = choices.keep_days or 0, choices.keep_per_feed or 0, choices.expire_days or 0
        self.images = self._add_choice(self.tr("Pictures"), images_options(), choices.images)
        self.prefetch = self._add_choice(self.tr("Before I go offline"), prefetch_options(), choices.prefetch)
        other = self.tr("For {n} days", n=days).format(n=days)
        self.keep_days = self._add_choice(self.tr("Keep posts"), days_options(), choices.keep_days, other)
        other = self.tr("The newest {n}").format(n=count)
        self.keep_count = self._add_choice(self.tr("Keep at most"), count_options(), choices.keep_per_feed, other)
        other = self.tr("After {n} days", n=expire).format(n=expire)
        self.expire = self._add_choice(self.tr("Unread counts as read"), expire_options(), choices.expire_days, other)
        set_tooltip(
            self.expire, self.tr("Posts with a star or a tag stay unread, and those that you marked unread yourself.")
        )
        self.in_unread = self._add_box(self.tr("In Unread and in counts"), not choices.out_of_unread)
        self.full_text = self._add_box(self.tr("Fetch the full text of every post I open"), choices.full_text)

    def _add_fetching(self) -> None:
        choices = self._feed.choices
        self.weight = Segments(self.tr("Weight"), weight_options())
        set_tooltip(self.weight, weight_in_words())
        self.weight.choose(choices.weight)
        add_row(self._form, self.tr("Weight"), self.weight)
        about_weight = make_quiet(weight_in_words())
        about_weight.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Minimum)
        self._form.addRow(Label(" "), about_weight)
        minutes = (choices.interval_s or 0) // _MINUTE
        other = self.tr("Every {n} minutes", n=minutes).format(n=minutes)
        self.interval = self._add_choice(self.tr("Poll"), interval_options(), choices.interval_s, other)
        self.alert = self._add_box(self.tr("Tell me at once when it posts"), choices.alert)
        self.paused = self._add_box(self.tr("Paused: do not poll it"), choices.paused)
        self.paused.toggled.connect(self._show_paused)
        self._show_paused(choices.paused)
        for changed in (self.weight.chosen, self.interval.currentIndexChanged, self.alert.toggled, self.paused.toggled):
            changed.connect(self._emit_wish)

    def _emit_wish(self) -> None:
        self.wish_changed.emit(self.make_choices())

    def _add_password(self) -> None:
        self.username = QLineEdit(self._feed.choices.username)
        self.username.setPlaceholderText(self.tr("Only where the feed asks for one"))
        self.password = QLineEdit()
        self.password.setEchoMode(QLineEdit.EchoMode.Password)
        if self._feed.choices.username:
            self.password.setPlaceholderText(self.tr("Unchanged"))
        self.username.textChanged.connect(self._show_username)
        add_row(self._form, self.tr("User name"), self.username)
        add_row(self._form, self.tr("Password"), self.password)
        self._show_username(self.username.text())

    def _show_mail(self) -> None:
        """Hide what concerns polling and passwords, and offer to leave the newsletter."""
        self.address.setReadOnly(True)
        for part in (self.interval, self.paused, self.username, self.password, self.why):
            self._form.setRowVisible(part, False) if self._form.indexOf(part) >= 0 else part.hide()
        self.leave = make_form_button(
            self.tr("Leave this newsletter…"), lambda: self.leave_wanted.emit(self._feed.id, self._feed.name)
        )
        set_tooltip(self.leave, self.tr("Opens what its sender offers for that, in your browser or mail program."))
        add_row(self._form, self.tr("Newsletter"), self.leave)

    def _show_paused(self, paused: bool) -> None:
        for part in (self.weight, self.interval, self.alert):
            part.setEnabled(not paused)

    def focus_password(self) -> None:
        """Focus the password, or the user name if there is none yet."""
        (self.password if self.username.text().strip() else self.username).setFocus()

    def _show_username(self, name: str) -> None:
        self.password.setEnabled(bool(name.strip()))

    def make_choices(self) -> FeedChoices:
        return replace(
            self.source.choose(self._feed.choices),
            name=" ".join(self.name.text().split()),
            weight=self.weight.value(),
            alert=self.alert.isChecked(),
            interval_s=self.interval.value(),
            paused=self.paused.isChecked(),
            keep_days=self.keep_days.value(),
            keep_per_feed=self.keep_count.value(),
            images=self.images.value(),
            prefetch=self.prefetch.value(),
            full_text=self.full_text.isChecked(),
            out_of_unread=not self.in_unread.isChecked(),
            expire_days=self.expire.value(),
            username=self.username.text().strip(),
        )

    def _submit(self) -> None:
        url = self._feed.url if is_mail(self._feed.url) else feed_address(self.address.text())
        if not url:
            self.show_problem(self.tr("This is no web address; type one that begins with https://."))
            self.address.setFocus()
            return
        url, login = split_login(url)
        if login is not None:
            self.username.setText(login.username)
            self.password.setText(login.password)
        edit = FeedEdit(self._feed.id, self.source.choose_url(url), self.folder.value(), self.make_choices())
        if edit.choices.username and self.password.text():
            self.password_chosen.emit(url, edit.choices.username, self.password.text())
        self.edit_chosen.emit(edit)
        self.accept()
