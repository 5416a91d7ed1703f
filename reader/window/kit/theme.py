"""The application's theme: palette, style sheet and colours, light or dark as the system or the user says.

Widgets read `theme.colours` when they paint and repaint on `changed`; none keeps a colour. Main thread only.
"""

from __future__ import annotations

from functools import cache
from string import Template

from PySide6.QtCore import QObject, QRectF, Qt, Signal
from PySide6.QtGui import QColor, QIcon, QPainter, QPalette, QPixmap
from PySide6.QtWidgets import QApplication, QWidget

from reader.window.kit.fonts import make_font
from reader.window.kit.tiles import make_icon, make_pixmap
from reader.window.kit.tokens import (
    BUTTON,
    DARK,
    DARK_CONTRAST,
    FIELD,
    INTERFACE,
    LIGHT,
    LIGHT_CONTRAST,
    NEW_POSTS_BAR,
    RADIUS_BUTTON,
    RADIUS_CARD,
    STATUS_BAR,
    Colours,
)
from reader.window.kit.window_state import DARK as CHOSE_DARK
from reader.window.kit.window_state import LIGHT as CHOSE_LIGHT

_DIALOG_RULES = """
#dialogFoot { background: $bg_sunken; border-top: 1px solid $line; }
#mainButton, QPushButton:default { background: $accent; color: $on_accent; border-color: $accent; }
#mainButton:hover, QPushButton:default:hover { background: $accent_text; }
#mainButton:disabled, QPushButton:default:disabled { background: $bg_raised; color: $field; border-color: $line; }
#linkButton { background: transparent; border-color: transparent; color: $accent_text; padding: 0 6px; }
#linkButton:hover, #flat:hover, #backToReading:hover { background: $hover; }
#titleLink { background: transparent; border: none; color: $text; padding: 0; text-align: left;
  min-height: 20px; max-height: 20px; }
#titleLink:hover { color: $accent_text; text-decoration: underline; }
#factRow { border: none; border-bottom: 1px solid $line; }
#flat { background: transparent; border-color: transparent; color: $text_2; }
#rule { border: none; border-top: 1px solid $line; }
#problem { color: $err; }
#good { color: $ok; }
#sunkenCard { background: $bg_sunken; border: none; border-radius: ${card}px; }
#pillOk, #pillWarn, #pillErr { border-radius: 10px; padding: 1px 10px; max-height: 18px; min-height: 18px; }
#pillOk { background: $ok_soft; color: $ok; }
#pillWarn { background: $warn_soft; color: $warn; }
#pillErr { background: $err_soft; color: $err; }
#addressField { min-height: 34px; max-height: 34px; padding: 0 8px; }

QComboBox { combobox-popup: 0; background: $bg_raised; border: 1px solid $line_2; border-radius: ${radius}px;
  padding: 0 28px 0 10px; min-height: ${field_height}px; }
QComboBox:hover { background: $hover; }
QComboBox::drop-down { border: none; width: 24px; }
QComboBox::down-arrow { image: none; }
QComboBox QAbstractItemView { background: $bg_raised; border: 1px solid $line_2; padding: 4px;
  selection-background-color: $hover; selection-color: $text; outline: none; }
QSpinBox, QTimeEdit { background: $bg_raised; border: 1px solid $line_2; border-radius: ${radius}px;
  min-height: ${field_height}px; max-height: ${field_height}px; selection-background-color: $accent; }
QSpinBox::up-button, QTimeEdit::up-button { width: 20px; border: none; background: transparent;
  subcontrol-origin: border; subcontrol-position: top right; }
QSpinBox::down-button, QTimeEdit::down-button { width: 20px; border: none; background: transparent;
  subcontrol-origin: border; subcontrol-position: bottom right; }
QSpinBox::up-arrow, QSpinBox::down-arrow, QTimeEdit::up-arrow, QTimeEdit::down-arrow { image: none; }
QSpinBox QLineEdit, QTimeEdit QLineEdit { border: none; background: transparent; padding: 0 6px; min-height: 0; }
QComboBox:focus, QSpinBox:focus, QTimeEdit:focus, QLineEdit:focus, #cardList:focus, #templateField:focus {
  border-color: $accent; }
QComboBox:disabled, QSpinBox:disabled, QTimeEdit:disabled, QLineEdit:disabled { color: $field; border-color: $line; }
#segments { border: 1px solid $line; border-radius: ${radius}px; background: $bg_raised; }
#segments QToolButton { border-radius: 4px; padding: 3px 12px; color: $text_2; }
#segments QToolButton:checked { color: $text; font-weight: 600; }
#segments QToolButton:disabled { color: $field; background: transparent; font-weight: 400; }

QProgressBar { background: $groove; border: none; border-radius: 3px; min-height: 6px; max-height: 6px; }
QProgressBar::chunk { background: $accent; border-radius: 3px; }
QProgressBar[still="true"] { background: qlineargradient(spread: repeat, x1: 0, y1: 0, x2: 0.04, y2: 0,
    stop: 0 $accent, stop: 0.5 $accent, stop: 0.501 $groove, stop: 1 $groove); }

#pageList, #cardList { outline: none; }
#pageList { background: $bg_side; border: none; padding: 0; }
#pageSide { background: $bg_side; border-right: 1px solid $line; }
*[found="true"] { background: $hit; border-radius: 4px; }
#pageList::item { padding: 5px 7px; border: 1px solid transparent; border-radius: ${radius}px; color: $text; }
#pageList::item:selected { background: $sel_idle; color: $text; border-color: $sel_edge; }
#pageList::item:selected:active { background: $accent_soft; color: $text; }
#cardList { background: $bg_raised; border: 1px solid $line_2; border-radius: ${radius}px; padding: 4px; }
#cardList::item { padding: 4px 7px; border: 1px solid transparent; border-radius: 4px; color: $text; }
#cardList::item:selected { background: $accent_soft; color: $text; border-color: $sel_edge; }
#cardList::item:disabled { color: $text_3; }
#cardText { background: $bg_sunken; border: 1px solid $line; border-radius: ${radius}px; padding: 6px;
  color: $text_2; selection-background-color: $accent; }
#templateField { background: $bg_raised; border: 1px solid $line_2; border-radius: ${radius}px; padding: 4px;
  color: $text; selection-background-color: $accent; }
#bare::handle { background: transparent; }
#dialogArea, #dialogArea > QWidget > QWidget { background: transparent; border: none; }
"""


# Panes get their background by object name, so a widget inside need not know where it is.
_SHEET = """
#sidebar, #sidebar QTreeView, #statusBar { background: $bg_side; }
#sidebar[drawer="true"] { border-right: 1px solid $line_2; }
#sidebarFoot { background: $bg_side; border-top: 1px solid $line; }
#statusBar { border-top: 1px solid $line; min-height: ${status}px; max-height: ${status}px; }
#listPane, #listPane QTableView, #cards { background: $bg_list; }
#paneBar { border-bottom: 1px solid $line; }
#articlePane, #articlePane QTextBrowser { background: $bg; }
#playerBar { background: $bg_side; border-top: 1px solid $line; }
#playerTitle { padding: 0; font-weight: 600; color: $accent_text; }
#playerTitle:disabled { color: $text; }
#playerTitle:hover { background: transparent; }
#playerPlay { background: $accent; border-radius: 18px; padding: 0; }
#playerPlay:hover { background: $accent_text; }
#insightsPage, #insightsInside, #insightsPage QScrollArea, #factTable, #factTable QHeaderView { background: $bg; }
#explanation { background: $bg_sunken; border-radius: ${card}px; }
#pageFoot { border-top: 1px solid $line; background: $bg; }
#insightsList { background: transparent; border: none; outline: none; }
#insightsSide { background: $bg_side; border-right: 1px solid $line; }
#backToReading { background: transparent; border: none; padding: 0 10px; }
#paperPage { border: 1px solid transparent; }
#paperPage:focus { border-color: $accent; }
#factTable QHeaderView::section { background: $bg; color: $text_3; border: none;
  border-bottom: 1px solid $line_2; padding: 0 8px; }
#factTable QHeaderView::section:first { padding-left: 0; }
#factTable QHeaderView::section:hover { color: $text; }
#danger { color: $err; }
#tile { border: none; border-left: 1px solid $line; }
#tile[first="true"] { border: none; }
#tiles { border: none; border-top: 1px solid $line_2; border-bottom: 1px solid $line; }
#divider { border: none; border-left: 1px solid $line_2; margin-left: 8px; }

QSplitter::handle { background: $line; }
QTableView, QTreeView, #cards { border: none; outline: none; selection-background-color: transparent; }

QLabel[quiet="true"] { color: $text_3; }
QLabel[secondary="true"] { color: $text_2; }

QPushButton { background: $bg_raised; border: 1px solid $line_2; border-radius: ${radius}px;
  padding: 0 12px; min-height: ${button}px; outline: none; }
QPushButton:hover { background: $hover; }
QPushButton:pressed { background: $sel_idle; }
QPushButton:disabled { color: $field; border-color: $line; }

QToolButton { background: transparent; border: none; border-radius: ${radius}px; padding: 6px; outline: none; }
QToolButton:hover { background: $hover; }
QToolButton:pressed, QToolButton:checked { background: $sel_idle; }
QToolButton::menu-indicator { image: none; }
#chip { border: 1px solid $line_2; padding: 3px 10px 3px 7px; color: $text; background: $bg_raised; }
#chip:hover { background: $hover; }
#chip:checked { background: $accent_soft; border-color: $accent; color: $accent_text; }
#layoutSwitch { border: 1px solid $line; border-radius: ${radius}px; background: $bg; }
#layoutSwitch QToolButton { border: 1px solid transparent; border-radius: 4px; padding: 3px 5px; }
#layoutSwitch QToolButton:checked { border-color: $sel_edge; }

QLineEdit { background: $bg_raised; border: 1px solid $line_2; border-radius: ${radius}px;
  padding: 0 6px; min-height: ${field_height}px; max-height: ${field_height}px; selection-background-color: $accent; }
QSlider::groove:horizontal { height: 4px; background: $groove; border-radius: 2px; }
QSlider::sub-page:horizontal { background: $accent; border-radius: 2px; }
QSlider::handle:horizontal { width: 14px; margin: -6px 0; border-radius: 8px; background: $bg_raised;
  border: 1px solid $field; }
QSlider::handle:horizontal:focus { border: 2px solid $accent; }

QMenu { background: $bg_raised; border: 1px solid $line_2; border-radius: ${card}px; padding: 5px; }
QMenu::item { padding: 5px 24px 5px 12px; border-radius: ${radius}px; }
QMenu::item:selected { background: $hover; color: $text; }
QMenu::item:disabled { color: $field; }
QMenu::separator { height: 1px; background: $line; margin: 4px 8px; }
#tagPopup { background: $bg_raised; border: 1px solid $line_2; }
#tagPopup QListWidget { background: transparent; border: none; }
#tagPopup QListWidget::item { padding: 0 6px; border-radius: ${radius}px; color: $text; }
#tagPopup QListWidget::item:hover, #tagPopup QListWidget::item:selected { background: $hover; color: $text; }
#schedulePopover, #viewOptions { background: $bg_raised; border: 1px solid $line_2; }
QToolTip { background: $bg_raised; color: $text; border: 1px solid $line_2; padding: 4px; }

#newPostsBar { min-height: ${new_posts}px; background: $accent_soft; color: $accent_text;
  border: none; border-radius: 0; border-bottom: 1px solid $line; }
#newPostsBar[pill="true"] { min-height: 20px; max-height: 20px; border: 1px solid $line;
  border-radius: 10px; padding: 0 10px; }
#newPostsBar:hover { background: $sel_idle; }
#healthBar, #messageBar { background: $warn_soft; border-bottom: 1px solid $line; }
#cardOffer { background: $bg_side; border-bottom: 1px solid $line; }
#undoBar { background: $text; border-radius: ${radius}px; }
#undoBar QLabel { color: $bg; }
#undoBar QPushButton { background: transparent; border: none; color: $bg; font-weight: 600; }
#undoBar QPushButton:hover { text-decoration: underline; }
#messageBar QLabel { color: $text; }
#demoBar { background: $accent_soft; border-bottom: 1px solid $line; }
#demoBar QLabel { color: $accent_text; }
#tourCard { background: $bg_raised; border: 1px solid $line_2; border-radius: ${card}px; }
QMenuBar { background: $bg_side; border-bottom: 1px solid $line; padding: 2px 6px; }
QMenuBar::item { padding: 4px 10px; border-radius: ${radius}px; background: transparent; }
QMenuBar::item:selected { background: $hover; }
#hintCard { background: $bg_raised; border: 1px solid $line; border-radius: ${card}px; }
#hintCard QPushButton { padding: 0 6px; }
#card { background: $bg_raised; border: 1px solid $line; border-radius: ${card}px; }
#keyCap { background: $bg_raised; border: 1px solid $line_2; border-radius: 4px;
  color: $text_2; padding: 1px 5px; }

QScrollBar:vertical { background: transparent; width: 10px; margin: 0; }
QScrollBar::handle:vertical { background: $line_2; border-radius: 2px; min-height: 32px; margin: 3px; }
QScrollBar::handle:vertical:hover { background: $field; border-radius: 3px; margin: 2px; }
QScrollBar:horizontal { background: transparent; height: 10px; margin: 0; }
QScrollBar::handle:horizontal { background: $line_2; border-radius: 2px; min-width: 32px; margin: 3px; }
QScrollBar::handle:horizontal:hover { background: $field; border-radius: 3px; margin: 2px; }
QScrollBar::add-line, QScrollBar::sub-line { height: 0; width: 0; }
QAbstractScrollArea::corner { background: transparent; border: none; }
QScrollBar[idle="true"]::handle { background: transparent; }
QScrollBar::add-page, QScrollBar::sub-page { background: transparent; }
"""


@cache
def make_style_sheet(colours: Colours) -> str:
    names = {name: getattr(colours, name) for name in Colours.__struct_fields__ if name != "heat"}
    # Qt draws a button's or field's border outside its content height.
    return Template(_SHEET + _DIALOG_RULES).substitute(
        names,
        status=STATUS_BAR,
        new_posts=NEW_POSTS_BAR - 1,
        radius=RADIUS_BUTTON,
        card=RADIUS_CARD,
        button=BUTTON - 2,
        field_height=FIELD - 2,
    )


_ROLE = QPalette.ColorRole
_SCHEMES = {CHOSE_LIGHT: Qt.ColorScheme.Light, CHOSE_DARK: Qt.ColorScheme.Dark}


def find_scheme(choice: str) -> Qt.ColorScheme:
    """The scheme that the user chose; Unknown follows the system."""
    return _SCHEMES.get(choice, Qt.ColorScheme.Unknown)


class Theme(QObject):
    """Follows the system's colour scheme and contrast right away, without a restart."""

    changed = Signal()

    def __init__(self, app: QApplication, is_applied: bool = True) -> None:
        """With `is_applied` False the style sheet waits for `apply`: widgets made under one are styled again with each
        new parent, which doubles the cost of making a window."""
        super().__init__(app)
        self._app = app
        self._is_applied = is_applied
        self._colours: Colours | None = None
        self._inks: dict[str, QColor] = {}
        self._preferred = Qt.ColorScheme.Unknown
        # Otherwise a style sheet keeps a widget's own palette and font from reaching its children.
        app.setAttribute(Qt.ApplicationAttribute.AA_UseStyleSheetPropagationInWidgetStyles)
        app.setStyle("Fusion")
        app.setFont(make_font(INTERFACE))
        app.styleHints().colorSchemeChanged.connect(self._follow)
        self._wants_contrast = False
        self._hints = app.styleHints()  # kept, or the wrapper of its accessibility part would be deleted
        if hasattr(self._hints, "accessibility"):  # since Qt 6.10
            hints = self._hints.accessibility()
            hints.contrastPreferenceChanged.connect(self.use_contrast)
            self._wants_contrast = hints.contrastPreference() == Qt.ContrastPreference.HighContrast
        self._follow(app.styleHints().colorScheme())

    def use_contrast(self, preference: Qt.ContrastPreference) -> None:
        self._wants_contrast = preference == Qt.ContrastPreference.HighContrast
        self._follow(self._app.styleHints().colorScheme())

    def apply(self) -> None:
        """Set the style sheet, once the widgets have their parents."""
        if not self._is_applied:
            self._is_applied = True
            self._app.setStyleSheet(make_style_sheet(self.colours))

    @property
    def colours(self) -> Colours:
        assert self._colours is not None
        return self._colours

    def ink(self, name: str) -> QColor:
        """A colour of the table by its name, ready to paint with."""
        if name not in self._inks:
            self._inks[name] = QColor(getattr(self.colours, name))
        return self._inks[name]

    def paint_row(self, painter: QPainter, box: QRectF, radius: int, ink: str, is_selected: bool) -> None:
        """Paint a row's background, with an edge if it is selected and the user wants more contrast."""
        edge = self.ink("sel_edge") if is_selected else QColor(Qt.GlobalColor.transparent)
        painter.setPen(edge if edge.alpha() else Qt.PenStyle.NoPen)
        painter.setBrush(self.ink(ink))
        painter.drawRoundedRect(box.adjusted(0.5, 0.5, -0.5, -0.5) if edge.alpha() else box, radius, radius)

    def icon(self, name: str, ink: str, widget: QWidget, size: int = 16, filled: bool = False) -> QIcon:
        return make_icon(name, getattr(self.colours, ink), size, widget.devicePixelRatioF(), filled)

    def pixmap(self, name: str, ink: str, ratio: float, size: int = 16, filled: bool = False) -> QPixmap:
        return make_pixmap(name, getattr(self.colours, ink), size, ratio, filled)

    def prefer(self, scheme: Qt.ColorScheme) -> None:
        """Use light or dark as the user chose; Unknown follows the system again."""
        self._preferred = scheme
        # Title bars and native dialogs follow too, if the platform can do that.
        self._app.styleHints().setColorScheme(scheme)
        self._follow(self._app.styleHints().colorScheme())

    def _follow(self, scheme: Qt.ColorScheme) -> None:
        if self._preferred != Qt.ColorScheme.Unknown:
            scheme = self._preferred
        plain, strong = (DARK, DARK_CONTRAST) if scheme == Qt.ColorScheme.Dark else (LIGHT, LIGHT_CONTRAST)
        wanted = strong if self._wants_contrast else plain
        if wanted is self._colours:
            return
        self._colours = wanted
        self._inks = {}
        self._app.setPalette(make_palette(wanted))
        if self._is_applied:
            self._app.setStyleSheet(make_style_sheet(wanted))
        self.changed.emit()


def make_palette(colours: Colours) -> QPalette:
    palette = QPalette()
    for role, value in {
        _ROLE.Window: colours.bg,
        _ROLE.WindowText: colours.text,
        _ROLE.Base: colours.bg,
        _ROLE.AlternateBase: colours.bg_sunken,
        _ROLE.Text: colours.text,
        _ROLE.PlaceholderText: colours.text_3,
        _ROLE.Button: colours.bg_raised,
        _ROLE.ButtonText: colours.text,
        _ROLE.BrightText: colours.err,
        _ROLE.ToolTipBase: colours.bg_raised,
        _ROLE.ToolTipText: colours.text,
        _ROLE.Highlight: colours.accent,
        _ROLE.HighlightedText: colours.on_accent,
        _ROLE.Accent: colours.accent,
        _ROLE.Link: colours.accent_text,
        _ROLE.LinkVisited: colours.accent_text,
        _ROLE.Light: colours.bg_raised,
        _ROLE.Midlight: colours.line,
        _ROLE.Mid: colours.line_2,
        _ROLE.Dark: colours.field,
        _ROLE.Shadow: colours.field,
    }.items():
        palette.setColor(role, QColor(value))
    for role in (_ROLE.WindowText, _ROLE.Text, _ROLE.ButtonText):
        palette.setColor(QPalette.ColorGroup.Disabled, role, QColor(colours.field))
    return palette
