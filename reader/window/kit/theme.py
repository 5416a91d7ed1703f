"""The application's theme: palette, style sheet and colours, light or dark as the system or the user says.

Widgets read `theme.colours` when they paint and repaint on `changed`; none keeps a colour. Main thread only.
"""

from __future__ import annotations

from functools import cache, partial
from string import Template

from msgspec.structs import asdict, replace
from PySide6.QtCore import QObject, QRectF, Qt, Signal
from PySide6.QtGui import QAction, QColor, QIcon, QPainter, QPalette, QPixmap
from PySide6.QtWidgets import QAbstractButton, QApplication, QWidget

from reader.core.paths import get_resources
from reader.window.kit import tokens
from reader.window.kit.fonts import make_font
from reader.window.kit.text import Label
from reader.window.kit.tiles import make_icon, make_pixmap
from reader.window.kit.tokens import DARK, DARK_CONTRAST, INTERFACE, LIGHT, LIGHT_CONTRAST, Colours
from reader.window.kit.window_state import DARK as CHOSE_DARK
from reader.window.kit.window_state import LIGHT as CHOSE_LIGHT


@cache
def make_style_sheet(colours: Colours) -> str:
    sheet = (get_resources() / "app" / "style.qss").read_text("utf-8")
    # Qt draws a button's or field's border outside its content height.
    measures = {"button": tokens.BUTTON - 2, "field_height": tokens.FIELD - 2, "new_posts": tokens.NEW_POSTS_BAR - 1}
    measures |= {"status": tokens.STATUS_BAR, "radius": tokens.RADIUS_BUTTON, "card": tokens.RADIUS_CARD}
    return Template(sheet).substitute(asdict(colours), **measures)


_ROLE = QPalette.ColorRole
_QTS_OWN_ACCENT = "#308cc6"
"""What Qt says where the system has no accent colour."""
_WITH_ACCENT = ("accent", "accent_text", "accent_soft", "sel_edge")


@cache
def give_accent(colours: Colours, accent: str) -> Colours:
    """The colours in the hue of the system's accent. Each keeps its own luminance, and so its contrast with all others;
    curves and the heat map keep their colours, which mean something."""
    if accent == _QTS_OWN_ACCENT:
        return colours
    hue, vivid = QColor(accent).hslHueF(), QColor(accent).hslSaturationF() / QColor(colours.accent).hslSaturationF()

    def retint(name: str) -> str:
        own = QColor(getattr(colours, name))
        if not own.alpha():
            return "transparent"
        tint = partial(QColor.fromHslF, max(hue, 0.0), min(own.hslSaturationF() * vivid, 1.0))
        least, most = 0.0, 1.0
        for _ in range(12):
            middle = (least + most) / 2
            is_light = _luminance(tint(middle)) > _luminance(own)
            least, most = (least, middle) if is_light else (middle, most)
        return tint(least).name()

    return replace(colours, **{name: retint(name) for name in _WITH_ACCENT})


def _luminance(colour: QColor) -> float:
    def linear(part: float) -> float:
        return part / 12.92 if part <= 0.04045 else ((part + 0.055) / 1.055) ** 2.4

    return 0.2126 * linear(colour.redF()) + 0.7152 * linear(colour.greenF()) + 0.0722 * linear(colour.blueF())


_SCHEMES = {CHOSE_LIGHT: Qt.ColorScheme.Light, CHOSE_DARK: Qt.ColorScheme.Dark}


def find_scheme(choice: str) -> Qt.ColorScheme:
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
        self._palette = QPalette()
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
        self.follow_system()

    def use_contrast(self, preference: Qt.ContrastPreference) -> None:
        self._wants_contrast = preference == Qt.ContrastPreference.HighContrast
        self.follow_system()

    def follow_system(self) -> None:
        """Follow the system's colours again, after they changed."""
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

    def show_icon(self, on: QAbstractButton | QAction | Label, name: str, ink: str = "text_2", size: int = 16) -> None:
        """Show an icon on a button, an action or a label, now and whenever the colours change."""
        for shown in on.findChildren(_ShownIcon):
            self.changed.disconnect(shown.show)
            shown.deleteLater()
        _ShownIcon(self, on, name, ink, size).show()

    def prefer(self, scheme: Qt.ColorScheme) -> None:
        """Use light or dark as the user chose; Unknown follows the system again."""
        self._preferred = scheme
        # Title bars and native dialogs follow too, if the platform can do that.
        self._app.styleHints().setColorScheme(scheme)
        self.follow_system()

    def _follow(self, scheme: Qt.ColorScheme) -> None:
        if self._preferred != Qt.ColorScheme.Unknown:
            scheme = self._preferred
        plain, strong = (DARK, DARK_CONTRAST) if scheme == Qt.ColorScheme.Dark else (LIGHT, LIGHT_CONTRAST)
        self._app.setPalette(QPalette())  # the system's own, which knows its accent
        wanted = give_accent(strong if self._wants_contrast else plain, self._app.palette().color(_ROLE.Accent).name())
        if wanted is self._colours:
            self._app.setPalette(self._palette)
            return
        self._colours = wanted
        self._inks = {}
        palette = QPalette()
        for role, value in {
            _ROLE.Window: wanted.bg,
            _ROLE.WindowText: wanted.text,
            _ROLE.Base: wanted.bg,
            _ROLE.AlternateBase: wanted.bg_sunken,
            _ROLE.Text: wanted.text,
            _ROLE.PlaceholderText: wanted.text_3,
            _ROLE.Button: wanted.bg_raised,
            _ROLE.ButtonText: wanted.text,
            _ROLE.BrightText: wanted.err,
            _ROLE.ToolTipBase: wanted.bg_raised,
            _ROLE.ToolTipText: wanted.text,
            _ROLE.Highlight: wanted.accent,
            _ROLE.HighlightedText: wanted.on_accent,
            _ROLE.Accent: wanted.accent,
            _ROLE.Link: wanted.accent_text,
            _ROLE.LinkVisited: wanted.accent_text,
            _ROLE.Light: wanted.bg_raised,
            _ROLE.Midlight: wanted.line,
            _ROLE.Mid: wanted.line_2,
            _ROLE.Dark: wanted.field,
            _ROLE.Shadow: wanted.field,
        }.items():
            palette.setColor(role, QColor(value))
        for role in (_ROLE.WindowText, _ROLE.Text, _ROLE.ButtonText):
            palette.setColor(QPalette.ColorGroup.Disabled, role, QColor(wanted.field))
        self._palette = palette
        self._app.setPalette(palette)
        if self._is_applied:
            self._app.setStyleSheet(make_style_sheet(wanted))
        self.changed.emit()


class _ShownIcon(QObject):
    """Follows the theme for as long as what it is shown on."""

    def __init__(self, theme: Theme, on: QAbstractButton | QAction | Label, name: str, ink: str, size: int) -> None:
        super().__init__(on)
        self._theme, self._on, self._name, self._ink, self._size = theme, on, name, ink, size
        theme.changed.connect(self.show)

    def show(self) -> None:
        app = QApplication.instance()
        assert isinstance(app, QApplication)
        ratio = self._on.devicePixelRatioF() if isinstance(self._on, QWidget) else app.devicePixelRatio()
        pixmap = self._theme.pixmap(self._name, self._ink, ratio, self._size)
        if isinstance(self._on, Label):
            self._on.setPixmap(pixmap)
        else:
            self._on.setIcon(QIcon(pixmap))
