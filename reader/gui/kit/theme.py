"""The theme of the whole application: palette, style sheet and colours, light or dark as the system says.

Owns the switch between light and dark. Everyone who paints reads `theme.colours` at the time of painting and
repaints on `changed`; nobody keeps a colour. Main thread only.
"""

from __future__ import annotations

from PySide6.QtCore import QObject, QRectF, Qt, Signal
from PySide6.QtGui import QColor, QIcon, QPainter, QPalette, QPixmap
from PySide6.QtWidgets import QApplication, QWidget

from reader.gui.kit.fonts import make_font
from reader.gui.kit.icons import make_icon, make_pixmap
from reader.gui.kit.style_sheet import make_style_sheet
from reader.gui.kit.tokens import DARK, DARK_CONTRAST, INTERFACE, LIGHT, LIGHT_CONTRAST, Colours
from reader.gui.kit.window_state import DARK as CHOSE_DARK
from reader.gui.kit.window_state import LIGHT as CHOSE_LIGHT

_ROLE = QPalette.ColorRole
_SCHEMES = {CHOSE_LIGHT: Qt.ColorScheme.Light, CHOSE_DARK: Qt.ColorScheme.Dark}


def find_scheme(choice: str) -> Qt.ColorScheme:
    """The owner's choice of light or dark; Unknown is as the system has it."""
    return _SCHEMES.get(choice, Qt.ColorScheme.Unknown)


class Theme(QObject):
    """Follows the system's colour scheme, and its wish for more contrast, at once, without a restart."""

    changed = Signal()

    def __init__(self, app: QApplication, is_dressed: bool = True) -> None:
        """Not dressed, it waits for `dress` with the style sheet: widgets made under one are styled again with
        each new parent, which costs a window as much as all the rest of making it."""
        super().__init__(app)
        self._app = app
        self._is_dressed = is_dressed
        self._colours: Colours | None = None
        self._inks: dict[str, QColor] = {}
        self._preferred = Qt.ColorScheme.Unknown
        # Otherwise a style sheet keeps a widget's own palette and font from reaching its children.
        app.setAttribute(Qt.ApplicationAttribute.AA_UseStyleSheetPropagationInWidgetStyles)
        app.setStyle("Fusion")
        app.setFont(make_font(INTERFACE))
        app.styleHints().colorSchemeChanged.connect(self._follow)
        self._wants_contrast = False
        self._hints = app.styleHints()  # kept: with this wrapper, that of its part would go
        self._hear_contrast()
        self._follow(app.styleHints().colorScheme())

    def _hear_contrast(self) -> None:
        """Qt tells it since 6.10."""
        if hasattr(self._hints, "accessibility"):
            hints = self._hints.accessibility()
            hints.contrastPreferenceChanged.connect(self.use_contrast)
            self._wants_contrast = hints.contrastPreference() == Qt.ContrastPreference.HighContrast

    def use_contrast(self, preference: Qt.ContrastPreference) -> None:
        self._wants_contrast = preference == Qt.ContrastPreference.HighContrast
        self._follow(self._app.styleHints().colorScheme())

    def dress(self) -> None:
        """Put the style sheet on, once the widgets stand where they belong."""
        if not self._is_dressed:
            self._is_dressed = True
            self._app.setStyleSheet(make_style_sheet(self.colours))

    @property
    def colours(self) -> Colours:
        assert self._colours is not None
        return self._colours

    def ink(self, name: str) -> QColor:
        """A colour of the table by its name, ready to paint with."""
        found = self._inks.get(name)
        if found is None:
            found = self._inks[name] = QColor(getattr(self.colours, name))
        return found

    def paint_row(self, painter: QPainter, box: QRectF, radius: int, ink: str, is_selected: bool) -> None:
        """The ground of a row; with more contrast what is selected has an edge, too."""
        edge = self.ink("sel_edge") if is_selected else QColor(Qt.GlobalColor.transparent)
        painter.setPen(edge if edge.alpha() else Qt.PenStyle.NoPen)
        painter.setBrush(self.ink(ink))
        painter.drawRoundedRect(box.adjusted(0.5, 0.5, -0.5, -0.5) if edge.alpha() else box, radius, radius)

    def icon(self, name: str, ink: str, widget: QWidget, size: int = 16, filled: bool = False) -> QIcon:
        return make_icon(name, getattr(self.colours, ink), size, widget.devicePixelRatioF(), filled)

    def pixmap(self, name: str, ink: str, ratio: float, size: int = 16, filled: bool = False) -> QPixmap:
        return make_pixmap(name, getattr(self.colours, ink), size, ratio, filled)

    def prefer(self, scheme: Qt.ColorScheme) -> None:
        """Light or dark by the owner's choice; Unknown follows the system again."""
        self._preferred = scheme
        # Title bars and native dialogs follow, too, where the platform can do that.
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
        if self._is_dressed:
            self._app.setStyleSheet(make_style_sheet(wanted))
        self.changed.emit()


def make_palette(colours: Colours) -> QPalette:
    palette = QPalette()
    for role, value in _roles(colours).items():
        palette.setColor(role, QColor(value))
    disabled = QPalette.ColorGroup.Disabled
    for role in (_ROLE.WindowText, _ROLE.Text, _ROLE.ButtonText):
        palette.setColor(disabled, role, QColor(colours.field))
    return palette


def _roles(colours: Colours) -> dict[QPalette.ColorRole, str]:
    return {
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
    }
