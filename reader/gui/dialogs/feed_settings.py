"""The feed settings dialog. What is chosen comes out as one record. Main thread only."""

from __future__ import annotations

from collections.abc import Sequence

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
from reader.gui.kit.wording import say
from reader.model.mail import is_mail
from reader.model.pages import PageKind
from reader.model.stored import Feed, FeedChoices, Folder
from reader.opml import choose_videos, clean_address, find_channel, has_videos_alone
from reader.services.feed_health import Health
from reader.services.subscription_files import split_login

_MINUTE, _HOUR, _DAY = 60, 3_600, 86_400


def images_options(widget: QWidget) -> list[tuple[str, bool | None]]:
    return [
        (widget.tr("As in the settings"), None),
        (widget.tr("Show"), True),
        (widget.tr("Show only when asked"), False),
    ]


def prefetch_options(dialog: QWidget) -> list[tuple[str, bool | None]]:
    return [
        (dialog.tr("Fetch what I will probably open"), None),
        (dialog.tr("Fetch every post whole"), True),
        (dialog.tr("Fetch nothing ahead"), False),
    ]


def days_options(widget: QWidget) -> list[tuple[str, int | None]]:
    return [
        (widget.tr("As in the settings"), None),
        (widget.tr("For ever"), 0),
        (widget.tr("For a week"), 7),
        (widget.tr("For 30 days"), 30),
        (widget.tr("For 90 days"), 90),
        (widget.tr("For a year"), 365),
    ]


def expire_options(widget: QWidget) -> list[tuple[str, int | None]]:
    return [
        (widget.tr("Never"), None),
        (widget.tr("After a day"), 1),
        (widget.tr("After 3 days"), 3),
        (widget.tr("After a week"), 7),
        (widget.tr("After 2 weeks"), 14),
        (widget.tr("After a month"), 30),
    ]


def count_options(widget: QWidget) -> list[tuple[str, int | None]]:
    options: list[tuple[str, int | None]] = [(widget.tr("As in the settings"), None), (widget.tr("All of them"), 0)]
    return options + [(widget.tr("The newest {n}").format(n=count), count) for count in (50, 200, 1_000)]


def interval_options(widget: QWidget) -> list[tuple[str, int | None]]:
    return [
        (widget.tr("When it is worth it"), None),
        (widget.tr("Every 15 minutes"), 15 * _MINUTE),
        (widget.tr("Every 30 minutes"), 30 * _MINUTE),
        (widget.tr("Every hour"), _HOUR),
        (widget.tr("Every 3 hours"), 3 * _HOUR),
        (widget.tr("Every 6 hours"), 6 * _HOUR),
        (widget.tr("Every 12 hours"), 12 * _HOUR),
        (widget.tr("Once a day"), _DAY),
    ]


class SourceRows(QObject):
    """Only what the feed at hand can have is there."""

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
        """A page's entries are not without a selector: an empty field leaves it as it is."""
        selector = self.selector.text().strip()
        is_kept = not choices.page_kind or (not selector and choices.page_kind is PageKind.ENTRIES)
        return choices if is_kept else replace(choices, page_selector=selector)

    def choose_url(self, url: str) -> str:
        """An address that the user typed anew is meant as it is."""
        if url != self._feed.url:
            return url
        return choose_videos(url, self._feed.publisher.site_url, videos_alone=self.videos.isChecked())


class FeedSettingsDialog(Dialog):
    edit_chosen = Signal(object)
    """A FeedEdit."""
    feed_chosen = Signal(int)
    """The user wants to see a feed that is like this one."""
    wish_changed = Signal(object)
    """FeedChoices as they would be saved now, whenever something of them changed that concerns polling."""
    password_chosen = Signal(str, str, str)
    """Address, user name and password: kept in the system's safe, never in the database."""

    leave_wanted = Signal(int, str)
    """The user wants to leave a newsletter: the feed and its name."""
    insights_wanted = Signal(int)
    """The user wants to see why it is polled when it is."""

    def __init__(
        self, theme: Theme, feed: Feed, folders: Sequence[Folder], health: Health, parent: QWidget | None = None
    ) -> None:
        super().__init__(theme, parent)
        self.setWindowTitle(self.tr("Settings of {feed}").format(feed=feed.name))
        self._feed = feed
        form = make_form()
        self._add_health(form, health)
        form.addRow(make_rule())
        self._add_place(form, folders)
        form.addRow(make_rule())
        self._add_reading(form)
        form.addRow(make_rule())
        self._add_fetching(form)
        form.addRow(make_rule())
        self._add_password(form)
        form.addRow(make_rule())
        if is_mail(feed.url):
            self._show_mail(form)
        self.about = FeedAbout(form, self)
        self.about.feed_chosen.connect(self._leave_for)
        self.body.addLayout(form)
        self.add_cancel()
        self.add_button(self.tr("Save"), is_main=True).clicked.connect(self._submit)
        self.name.setFocus()
        self.fit(560)

    def _leave_for(self, feed_id: int) -> None:
        self.reject()
        self.feed_chosen.emit(feed_id)

    def _add_health(self, form: QFormLayout, health: Health) -> None:
        self.health = make_quiet(say(health.sentence or health.message))
        self.why = make_form_button(self.tr("Why it is polled when it is"), self._leave_for_insights)
        line = QWidget()
        make_row(line, (self.health, 1), (self.why, Qt.AlignmentFlag.AlignTop), spacing=12)
        add_row(form, self.tr("How it is doing"), line)

    def _leave_for_insights(self) -> None:
        self.reject()
        self.insights_wanted.emit(self._feed.id)

    def _add_place(self, form: QFormLayout, folders: Sequence[Folder]) -> None:
        choices = self._feed.choices
        self.name = QLineEdit(choices.name)
        self.name.setPlaceholderText(self._feed.publisher.title or self._feed.url)
        self.address = QLineEdit(self._feed.url)
        self.address.setCursorPosition(0)
        self.folder = FolderBox(self.theme, folders, self._feed.folder_id)
        add_row(form, self.tr("Name"), self.name)
        add_row(form, self.tr("Address"), self.address)
        add_row(form, self.tr("Folder"), self.folder)
        self.source = SourceRows(form, self.theme, self._feed, self)

    def _add_reading(self, form: QFormLayout) -> None:
        choices = self._feed.choices
        self.images = Choice(self.theme, "", images_options(self))
        self.images.choose(choices.images)
        self.keep_days = Choice(self.theme, "", days_options(self))
        self.keep_days.choose(
            choices.keep_days, self.tr("For {n} days", n=choices.keep_days or 0).format(n=choices.keep_days or 0)
        )
        self.keep_count = Choice(self.theme, "", count_options(self))
        self.keep_count.choose(choices.keep_per_feed, self.tr("The newest {n}").format(n=choices.keep_per_feed or 0))
        self.expire = Choice(self.theme, "", expire_options(self))
        self.expire.choose(
            choices.expire_days,
            self.tr("After {n} days", n=choices.expire_days or 0).format(n=choices.expire_days or 0),
        )
        self.in_unread = CheckBox(self.theme, self.tr("In Unread and in counts"))
        self.in_unread.setChecked(not choices.out_of_unread)
        self.full_text = CheckBox(self.theme, self.tr("Fetch the full text of every post I open"))
        self.full_text.setChecked(choices.full_text)
        add_row(form, self.tr("Pictures"), self.images)
        self.prefetch = Choice(self.theme, "", prefetch_options(self))
        self.prefetch.choose(choices.prefetch)
        add_row(form, self.tr("Before I go offline"), self.prefetch)
        add_row(form, self.tr("Keep posts"), self.keep_days)
        add_row(form, self.tr("Keep at most"), self.keep_count)
        add_row(form, self.tr("Unread counts as read"), self.expire)
        set_tooltip(
            self.expire, self.tr("Posts with a star or a tag stay unread, and those that you marked unread yourself.")
        )
        _add_box(form, self.in_unread)
        _add_box(form, self.full_text)

    def _add_fetching(self, form: QFormLayout) -> None:
        choices = self._feed.choices
        self.weight = Segments(self.tr("Weight"), weight_options())
        set_tooltip(self.weight, weight_in_words())
        self.weight.choose(choices.weight)
        self.interval = Choice(self.theme, "", interval_options(self))
        self.interval.choose(
            choices.interval_s,
            self.tr("Every {n} minutes", n=(choices.interval_s or 0) // _MINUTE).format(
                n=(choices.interval_s or 0) // _MINUTE
            ),
        )
        self.alert = CheckBox(self.theme, self.tr("Tell me at once when it posts"))
        self.alert.setChecked(choices.alert)
        self.paused = CheckBox(self.theme, self.tr("Paused: do not poll it"))
        self.paused.setChecked(choices.paused)
        self.paused.toggled.connect(self._show_paused)
        add_row(form, self.tr("Weight"), self.weight)
        about_weight = make_quiet(weight_in_words())
        about_weight.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Minimum)
        form.addRow(Label(" "), about_weight)
        add_row(form, self.tr("Poll"), self.interval)
        _add_box(form, self.alert)
        _add_box(form, self.paused)
        self._show_paused(choices.paused)
        self.weight.chosen.connect(self._emit_wish)
        self.interval.currentIndexChanged.connect(self._emit_wish)
        self.alert.toggled.connect(self._emit_wish)
        self.paused.toggled.connect(self._emit_wish)

    def _emit_wish(self) -> None:
        self.wish_changed.emit(self.make_choices())

    def _add_password(self, form: QFormLayout) -> None:
        self.username = QLineEdit(self._feed.choices.username)
        self.username.setPlaceholderText(self.tr("Only where the feed asks for one"))
        self.password = QLineEdit()
        self.password.setEchoMode(QLineEdit.EchoMode.Password)
        if self._feed.choices.username:
            self.password.setPlaceholderText(self.tr("Unchanged"))
        self.username.textChanged.connect(self._show_username)
        add_row(form, self.tr("User name"), self.username)
        add_row(form, self.tr("Password"), self.password)
        self._show_username(self.username.text())

    def _show_mail(self, form: QFormLayout) -> None:
        """A newsletter is polled by nobody, and needs no password of its own; it can be left."""
        self.address.setReadOnly(True)
        for part in (self.interval, self.paused, self.username, self.password, self.why):
            form.setRowVisible(part, False) if form.indexOf(part) >= 0 else part.hide()
        self.leave = make_form_button(
            self.tr("Leave this newsletter…"), lambda: self.leave_wanted.emit(self._feed.id, self._feed.name)
        )
        set_tooltip(self.leave, self.tr("Opens what its sender offers for that, in your browser or mail program."))
        add_row(form, self.tr("Newsletter"), self.leave)

    def _show_paused(self, paused: bool) -> None:
        for part in (self.weight, self.interval, self.alert):
            part.setEnabled(not paused)

    def focus_password(self) -> None:
        """It was opened because the feed wants one."""
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
        url = self._feed.url if is_mail(self._feed.url) else clean_address(self.address.text())
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


def _add_box(form: QFormLayout, box: CheckBox) -> None:
    """Under the fields, not under their names."""
    form.addRow(Label(" "), box)
