"""The pages of the settings: a title, a sentence, and rows of fields with their help, and cards for the
daily budget. Main thread only."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import TYPE_CHECKING, Any

from msgspec import Struct
from PySide6.QtCore import QRectF, QSize, Qt
from PySide6.QtGui import QFontDatabase, QPainter, QPaintEvent, QPen, QResizeEvent
from PySide6.QtWidgets import QButtonGroup, QLineEdit, QRadioButton, QSizePolicy, QSlider, QSpacerItem, QWidget

from reader.core.about import RELEASES_FEED
from reader.core.settings import SETTINGS
from reader.features.settings.window.settings_fields import (
    Field,
    Hours,
    make_choice,
    make_field,
    make_quiet_day,
    make_quiet_hours,
    make_switch,
)
from reader.window.article.read_policy import MarkRead
from reader.window.article.record import LARGEST_TEXT_PX, SMALLEST_TEXT_PX, TextChoice
from reader.window.kit.controls import Choice, make_fold, make_form_button
from reader.window.kit.dialog import make_heading, make_quiet, make_rule
from reader.window.kit.fonts import break_lines, make_font
from reader.window.kit.humanize import minutes, number, percent, say_size
from reader.window.kit.language import list_languages
from reader.window.kit.layouts import STRETCH, fill, fold, make_column, make_row
from reader.window.kit.text import Label
from reader.window.kit.theme import Theme
from reader.window.kit.tokens import PAGE_TITLE, PANE_TITLE, RADIUS_CARD, SMALL
from reader.window.kit.translate import tr
from reader.window.kit.window_state import DARK, LIGHT, NEWSPAPER, SYSTEM, THREE, WIDE

if TYPE_CHECKING:
    from reader.insights.budget import Tariff

_HEIGHT, _PAD, _DOT = 148, 14, 14
_LEAST_WIDE = 140
"""Side by side; the layout itself lets them get narrower, so that the window can."""
_LINE = 18
_UNKNOWN = (200, 400, 1_200)


class Preset(Struct, frozen=True):
    name: str
    picture: str
    meaning: str
    budget: int
    megabytes: float | None = None
    """What it takes a day, and how long the user waits on average; None until that is known."""
    wait_min: float | None = None

    def facts(self) -> list[str]:
        said = [tr("About {n} fetches a day", n=self.budget).format(n=number(self.budget))]
        if self.megabytes is not None:
            said.append(tr("{size} a day").format(size=say_size(self.megabytes)))
        if self.wait_min is not None:
            said.append(tr("{wait} average wait").format(wait=minutes(self.wait_min)))
        return said


def make_presets(tariff: Tariff | None, feeds: int, *, is_guess: bool = True) -> list[Preset]:
    """Frugal, Balanced and Fresh: half the best value of the user's own curve, the best value, and three times as much;
    200, 400 and 1,200 while the curve is a guess."""
    budgets = _UNKNOWN if tariff is None or is_guess else tariff.presets()
    meanings = (
        tr("For laptops and slow connections"),
        tr("The best value for your {n} feeds", n=feeds).format(n=number(feeds)) if feeds else tr("The best value"),
        tr("New articles as soon as possible"),
    )
    names = (tr("Frugal"), tr("Balanced"), tr("Fresh"))
    presets = []
    for name, picture, meaning, budget in zip(names, ("leaf", "scale", "zap"), meanings, budgets, strict=True):
        offer = tariff.at(budget) if tariff is not None else None
        size, wait = (offer.wire_bytes, offer.wait_min) if offer is not None else (None, None)
        presets.append(Preset(name, picture, meaning, budget, size, wait))
    return presets


class PresetCard(QRadioButton):
    def __init__(self, theme: Theme, preset: Preset) -> None:
        super().__init__()
        self._theme, self.preset = theme, preset
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        self.setAccessibleName(preset.name)
        self.setAccessibleDescription(". ".join((preset.meaning, *preset.facts())))
        theme.changed.connect(self.update)

    def sizeHint(self) -> QSize:
        return QSize(190, _HEIGHT)

    def minimumSizeHint(self) -> QSize:
        return QSize(_LEAST_WIDE - 40, _HEIGHT)

    def hitButton(self, position: object) -> bool:
        return True

    def paintEvent(self, event: QPaintEvent) -> None:
        painter, theme, on = QPainter(self), self._theme, self.isChecked()
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        edge = QPen(theme.ink("accent" if on or self.hasFocus() else "line_2"), 2 if on or self.hasFocus() else 1)
        painter.setPen(edge)
        painter.setBrush(theme.ink("accent_soft" if on else "bg_raised"))
        painter.drawRoundedRect(QRectF(self.rect()).adjusted(1, 1, -1, -1), RADIUS_CARD, RADIUS_CARD)
        left = _PAD if self.layoutDirection() is Qt.LayoutDirection.RightToLeft else self.width() - _PAD - _DOT
        ring = QRectF(left, _PAD + 1, _DOT, _DOT)
        painter.setPen(QPen(self._theme.ink("accent" if on else "field"), 1.2))
        painter.setBrush(self._theme.ink("accent" if on else "bg_raised"))
        painter.drawEllipse(ring)
        if on:
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(self._theme.ink("on_accent"))
            painter.drawEllipse(ring.adjusted(4, 4, -4, -4))
        mirrored = self.layoutDirection() is Qt.LayoutDirection.RightToLeft
        icon = theme.pixmap(self.preset.picture, "accent_text" if on else "text_2", self.devicePixelRatioF(), 16)
        painter.drawPixmap(self.width() - _PAD - 16 if mirrored else _PAD, _PAD, icon)
        painter.setFont(make_font(PANE_TITLE))
        painter.setPen(theme.ink("text"))
        room = QRectF(_PAD + 22, _PAD - 3, self.width() - 2 * _PAD - 44, 22)
        flags = Qt.AlignmentFlag.AlignVCenter | (
            Qt.AlignmentFlag.AlignRight if mirrored else Qt.AlignmentFlag.AlignLeft
        )
        painter.drawText(room, flags, self.preset.name)
        painter.setFont(make_font(SMALL))
        painter.setPen(self._theme.ink("text_2"))
        wide, top = self.width() - 2 * _PAD, _PAD + 26.0
        for line in break_lines(self.preset.meaning, painter.font(), wide, 2):
            painter.drawText(QRectF(_PAD, top, wide, _LINE), flags, line)
            top += _LINE
        top += 4
        for fact in self.preset.facts():
            painter.drawText(QRectF(_PAD, top, wide, _LINE), flags, fact)
            top += _LINE
        painter.end()


class PresetCards(QWidget):
    """The cards side by side, or one above the other in a narrow window. The one with the chosen budget is selected."""

    def __init__(self, theme: Theme, choose: Callable[[int], object]) -> None:
        super().__init__()
        self._theme, self._choose_budget, self._budget = theme, choose, 0
        self._row = make_row(self, spacing=12)
        self._group = QButtonGroup(self)
        self._group.idClicked.connect(lambda number: self._choose_budget(self.cards[number].preset.budget))
        self.cards: list[PresetCard] = []
        self.show_presets(make_presets(None, 0))

    def show_presets(self, presets: Sequence[Preset]) -> None:
        for card in self.cards:
            self._group.removeButton(card)
            self._row.removeWidget(card)
            card.deleteLater()
        self.cards = [PresetCard(self._theme, preset) for preset in presets]
        for place, card in enumerate(self.cards):
            self._row.addWidget(card)
            self._group.addButton(card, place)
        self.show_budget(self._budget)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        fold(self._row, event.size().width() < 3 * _LEAST_WIDE)

    def show_budget(self, budget: int) -> None:
        self._budget = budget
        self._group.setExclusive(False)
        for card in self.cards:
            card.setChecked(card.preset.budget == budget)
        self._group.setExclusive(True)

    @property
    def is_custom(self) -> bool:
        return not any(card.isChecked() for card in self.cards)


_NARROW, _NARROW_LABELS = 480, 96
LABELS = 160
"""Pixels that the labels take, on every page."""
_GROWS = 9
"""The share of a row that text and sliders take, up to their full width; the rest stays empty."""


class Appearance(Struct, frozen=True):
    """Choices about the window and reading that the window keeps itself, not the database."""

    mark_read: MarkRead
    text: TextChoice
    layout: str
    language: str = ""
    start_at_login: bool | None = None
    """None if that cannot be chosen here."""
    fold_stories: bool = True
    colour_scheme: str = SYSTEM
    interface_percent: int = 100
    can_restart: bool = False
    """Whether the window can restart itself for another language or size."""


class Page(QWidget):
    """A title, a sentence, and rows: each a label, a field and perhaps a sentence of help under it."""

    def __init__(self, theme: Theme, title: str, subtitle: str) -> None:
        super().__init__()
        self.theme, self.title = theme, title
        self.fields: list[Field] = []
        self.labels: dict[str, QWidget] = {}
        """What a search marks, by the name of the field."""
        heading = Label(title)
        heading.setFont(make_font(PAGE_TITLE))
        self.column = make_column(self, heading, make_quiet(subtitle), 8, spacing=6)
        self._names: list[Label] = []
        self._fold(False)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._fold(event.size().width() < _NARROW)

    def _fold(self, is_narrow: bool) -> None:
        """Give labels and margins less room in a narrow window, so that no page scrolls sideways."""
        side = 16 if is_narrow else 32
        self.column.setContentsMargins(side, 24, side, 20)
        for label in self._names:
            label.setFixedWidth(_NARROW_LABELS if is_narrow else LABELS)

    def add(self, part: Field | str, help: str = "", beside: QWidget | None = None, within: Any = None) -> Field:
        """Add the field of a setting, or one that is already made; `within` another column than the page's."""
        field = make_field(self.theme, part, help=help) if isinstance(part, str) else part
        column = self.column if within is None else within
        if field.has_label:
            label = Label(field.label, wraps=True)
            self._names.append(label)
            label.setFixedWidth(LABELS)
            label.setBuddy(field.widget)
            if not isinstance(field.widget, Hours):
                field.widget.setMinimumWidth(max(field.widget.minimumWidth(), 128))
                field.widget.setMaximumWidth(max(field.widget.minimumWidth(), 345))
            if not field.widget.accessibleName():
                field.widget.setAccessibleName(field.label)
            grows = _GROWS if isinstance(field.widget, QLineEdit | QSlider) else 0
            parts = ((field.widget, grows), *((beside,) if beside else ()), STRETCH)
            column.addLayout(make_row(None, label, *parts, spacing=12))
            self.labels[field.name] = label
        else:
            column.addWidget(field.widget)
            self.labels[field.name] = field.widget
        if field.help or help:
            quiet = make_quiet(field.help or help)
            quiet.setFont(make_font(SMALL))
            indent = LABELS + 12 if field.has_label else 24
            column.addLayout(make_row(None, indent, (quiet, 1)))
            column.addSpacing(4)
        self.fields.append(field)
        return field

    def add_heading(self, words: str) -> None:
        fill(self.column, (10, make_rule(), 8, make_heading(words)))

    def show_values(self, values: Mapping[str, Any]) -> None:
        for field in self.fields:
            field.show(values[field.name])


class SectionsPage(Page):
    """A page of sections that others fill, such as accounts."""

    def __init__(self, theme: Theme, title: str, subtitle: str, *sections: QWidget) -> None:
        super().__init__(theme, title, subtitle)
        fill(self.column, (*sections, STRETCH))


def make_general_page(theme: Theme, appearance: Appearance, today: str) -> Page:
    """The page about this computer; starting at login is there if it can be chosen."""
    page = Page(theme, tr("General"), tr("How Paperround behaves on this computer."))
    languages = [(tr("Match system"), ""), *list_languages()]
    again = "" if appearance.can_restart else tr("Takes effect the next time Paperround starts.")
    page.add(make_choice(theme, "language", tr("Language"), languages, again))
    page.add("closing")
    if appearance.start_at_login is not None:
        page.add(make_switch(theme, "start_at_login", tr("Start Paperround at login")))
    if RELEASES_FEED:
        page.add("newer_version_check")
    page.add_heading(tr("Notifications"))
    page.add(make_quiet_hours(theme))
    page.add(make_quiet_day(theme, today))
    page.column.addStretch(1)
    return page


def make_reading_page(theme: Theme) -> Page:
    page = Page(theme, tr("Reading"), tr("What counts as read, and how lists and articles are shown."))
    marks = [
        (tr("Shortly after I open it"), MarkRead.OPENED),
        (tr("When I open it or scroll past"), MarkRead.SCROLLED),
        (tr("Only when I mark it"), MarkRead.NEVER),
    ]
    layouts = [(tr("Three panes"), THREE), (tr("Wide list"), WIDE), (tr("Newspaper"), NEWSPAPER)]
    page.add(make_choice(theme, "mark_read", tr("Mark articles as read"), marks))
    page.add(make_choice(theme, "layout", tr("Layout"), layouts))
    page.add("highlight_words", tr("Highlighted in lists and articles. Use quotes for a phrase."))
    page.add_heading(tr("Duplicates"))
    page.add(make_switch(theme, "fold_stories", tr("Group the same story from different feeds")))
    page.add("mark_duplicates_read")
    page.column.addStretch(1)
    return page


class RefreshingPage(Page):
    def __init__(self, theme: Theme, feeds: int, open_budget: Callable[[], object]) -> None:
        super().__init__(theme, tr("Refreshing"), tr("How often Paperround fetches your feeds, and what that costs."))
        self._feeds, self._has_chosen = feeds, False
        self.cards = PresetCards(theme, self._choose)
        self.cards.show_presets(make_presets(None, feeds))
        self.column.addWidget(self.cards)
        self.column.addSpacing(8)
        self.custom = make_quiet()
        link = make_form_button(tr("See the effect in Insights > Budget"), open_budget, "linkButton")
        once = tr("Each fetch checks one feed for new articles. Your own refreshes are never refused.")
        self.budget = self.add("daily_budget", once, self.custom)
        self.budget.changed.connect(lambda *_: self._show_budget())
        below = make_row(None, link, STRETCH)
        below.insertSpacerItem(0, QSpacerItem(LABELS + 12, 0, QSizePolicy.Policy.Maximum))
        self.column.addLayout(below)
        self.add("limit_every_day", tr("If off, busy days may use up to half as many again, and quiet days use fewer."))
        self.add(
            "megabytes_per_day",
            tr(
                "Images in lists use at most a tenth of it, and downloads ahead of time at most four fifths. What you "
                "open, add or download yourself isn’t limited."
            ),
        )
        self.add(
            "prefetch",
            tr(
                "Downloads full articles before the hours when you usually read offline. Only when plugged in, never "
                "on a metered connection."
            ),
        )
        self.advanced = QWidget()
        column = make_column(self.advanced, spacing=6)
        self.fold = make_fold(tr("Advanced"), self.advanced)
        about = make_quiet(tr("Battery and metered connections, batches per day, proxy"))
        fill(self.column, (10, make_rule(), make_row(None, self.fold, (about, 1), spacing=8), self.advanced))
        for name in (
            *("battery_share", "metered_share", "busy_share", "batches_per_day", "battery_batches_per_day"),
            *("parallel_fetches", "fetches_per_minute", "strategy", "novelty_in_schedule"),
            *("interest_in_schedule", "proxy", "password_command", "password_file"),
        ):
            self.add(name, tr(SETTINGS[name].help), within=column)
        self.column.addStretch(1)

    def show_tariff(self, tariff: Tariff | None, *, is_guess: bool) -> None:
        """Work the presets out from the user's own curve, unless one was chosen before it was there."""
        self.cards.show_presets(make_presets(tariff, self._feeds, is_guess=is_guess or self._has_chosen))
        self._show_budget()

    def _choose(self, budget: int) -> None:
        self._has_chosen = True
        self.budget.show(budget)

    def _show_budget(self) -> None:
        self.cards.show_budget(self.budget.value())
        self.custom.setText(tr("Custom") if self.cards.is_custom else "")
        self.custom.setVisible(self.cards.is_custom)


def make_listening_page(theme: Theme, open_paper: Callable[[], object]) -> Page:
    page = Page(theme, tr("Podcasts & Morning Paper"), tr("Episodes to listen to, and your own newspaper."))
    ahead = tr(
        "While plugged in and not on a metered connection. An episode often takes 30 to 100 MB, so you may have to "
        "raise the daily data limit."
    )
    page.add("podcast_prefetch", ahead)
    page.add("podcast_kept_mb", tr("Episodes you downloaded yourself are never deleted for it."))
    page.add("podcast_played_days")
    page.add_heading(tr("Morning Paper"))
    page.add("hold", tr("A bar above the list shows how many are waiting. Feeds that notify you aren’t held back."))
    button = make_form_button(tr("Open Morning Paper"), open_paper)
    page.column.addLayout(make_row(None, button, STRETCH))
    page.column.addStretch(1)
    return page


class AppearancePage(Page):
    def __init__(self, theme: Theme, appearance: Appearance, picture_bytes: int) -> None:
        """`picture_bytes`: what was fetched for images in the last seven days with images."""
        super().__init__(theme, tr("Appearance"), tr("Theme, text and images."))
        closes = tr("Changing the size reopens the window.")
        later = tr("Takes effect the next time Paperround starts.")
        schemes = [(tr("Match system"), SYSTEM), (tr("Light"), LIGHT), (tr("Dark"), DARK)]
        sizes = [(percent(size / 100), size) for size in (80, 90, 100, 110, 125, 150, 175, 200)]
        self.add(make_choice(theme, "colour_scheme", tr("Theme"), schemes))
        size_help = closes if appearance.can_restart else later
        self.add(make_choice(theme, "interface_percent", tr("Interface size"), sizes, size_help))
        self.add("thumbnails", tr("Only for rows on screen, none above 300 kB, at most 5 MB a day."))
        self.add_heading(tr("Articles"))
        self._add_text()
        self.add_heading(tr("Images"))
        took = tr("Images used {size} in the last seven days.").format(size=say_size(picture_bytes))
        seen = tr("The site that hosts an image can see that you loaded it. Tracking pixels are always blocked.")
        self.add("pictures", f"{seen} {took}" if picture_bytes else seen)
        self.column.addStretch(1)

    def _add_text(self) -> None:
        widths = [(tr("Narrow"), 520), (tr("Normal"), 640), (tr("Wide"), 780), (tr("Very wide"), 960)]
        spacings = [(tr("Compact"), 140), (tr("Normal"), 165), (tr("Relaxed"), 190)]
        self.sample = Label(tr("The sea comes when it comes. I only wrote it down."), wraps=True)
        self.sample.setObjectName("sunkenCard")
        self.sample.setMargin(12)
        generic = [(tr("Serif"), (True, "")), (tr("Sans serif"), (False, ""))]
        families = Choice(self.theme, tr("Font"), generic)
        for family in QFontDatabase.families():
            if not (family.startswith(".") or QFontDatabase.isPrivateFamily(family)):
                families.add(family, (True, family))
        self._families = families

        def show(font: tuple[bool, str]) -> None:
            # A font that is not installed any more stays chosen until the user takes another.
            families.choose((True, font[1]) if font[1] else font, font[1])

        self.add(
            Field(
                "font", families, tr("Font"), show, families.value, families.currentIndexChanged, families.currentText
            )
        )
        slider = self._size = QSlider(Qt.Orientation.Horizontal)
        slider.setMinimumHeight(22)  # the handle is taller than its groove
        slider.setRange(SMALLEST_TEXT_PX, LARGEST_TEXT_PX)
        slider.setAccessibleName(tr("Font size"))
        self.size_shown = Label()
        slider.valueChanged.connect(lambda size: self.size_shown.setText(number(size)))
        name, changed = tr("Font size"), slider.valueChanged
        size = Field("px", slider, name, slider.setValue, slider.value, changed, self.size_shown.text)
        self.add(size, beside=self.size_shown)
        self.add(make_choice(self.theme, "column", tr("Text width"), widths))
        self.add(make_choice(self.theme, "spacing", tr("Line spacing"), spacings))
        self.column.addLayout(make_row(None, LABELS + 12, (self.sample, 1)))
        for field in self.fields:
            if field.name in ("font", "px"):
                field.changed.connect(lambda *_: self._show_sample())

    def _show_sample(self) -> None:
        serif, family = self._families.value()
        font = self.sample.font()
        font.setFamilies([family] if family else ["Noto Serif" if serif else "Noto Sans"])
        font.setStyleHint(font.StyleHint.Serif if serif else font.StyleHint.SansSerif)
        font.setPixelSize(self._size.value())
        self.sample.setFont(font)

    def show_values(self, values: Mapping[str, Any]) -> None:
        super().show_values(values)
        self._show_sample()
