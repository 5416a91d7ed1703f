"""The settings page about looks: colours, size and language of the window, letters of articles. Main thread only."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from PySide6.QtGui import QFontDatabase

from reader.gui.article.record import LARGEST_TEXT_PX, SMALLEST_TEXT_PX
from reader.gui.dialogs.settings.fields import Field, make_choice, make_number
from reader.gui.dialogs.settings.pages import Looks, Page
from reader.gui.kit.controls import Choice
from reader.gui.kit.dialog import make_heading, make_rule
from reader.gui.kit.humanize import percent
from reader.gui.kit.language import list_languages
from reader.gui.kit.theme import Theme
from reader.gui.kit.window_state import DARK, LIGHT, SYSTEM

_PERCENT = (80, 90, 100, 110, 125, 150, 175, 200)
_SPACINGS = (140, 165, 190)


class LooksPage(Page):
    def __init__(self, theme: Theme, looks: Looks) -> None:
        super().__init__(theme)
        self.column.addWidget(make_heading(self.tr("The window")))
        self.add_fields(*self._window_fields())
        note = (
            self.tr("For another size the window closes and opens again where it was.")
            if looks.can_restart
            else self.tr("Another size is there from the next start on.")
        )
        self.add_note(note)
        self.column.addSpacing(4)
        self.column.addWidget(make_rule())
        self.column.addSpacing(4)
        self.column.addWidget(make_heading(self.tr("Articles")))
        self.add_fields(*self._article_fields())
        self.column.addStretch(1)

    def _window_fields(self) -> tuple[Field, ...]:
        schemes = [
            (self.tr("As the system has it"), SYSTEM),
            (self.tr("Light"), LIGHT),
            (self.tr("Dark"), DARK),
        ]
        sizes = [(percent(size / 100), size) for size in _PERCENT]
        languages = [(self.tr("As the system has it"), ""), *list_languages()]
        return (
            make_choice(self.theme, "colour_scheme", self.tr("Colours"), schemes),
            make_choice(self.theme, "interface_percent", self.tr("Size of everything"), sizes),
            make_choice(self.theme, "language", self.tr("Language"), languages),
        )

    def _article_fields(self) -> tuple[Field, ...]:
        widths = [
            (self.tr("Narrow"), 520),
            (self.tr("Usual"), 640),
            (self.tr("Wide"), 780),
            (self.tr("Very wide"), 960),
        ]
        spacings = zip((self.tr("Tight"), self.tr("Usual"), self.tr("Airy")), _SPACINGS, strict=True)
        return (
            self._make_font(),
            make_number(
                self.theme,
                "px",
                self.tr("Size of letters"),
                SMALLEST_TEXT_PX,
                LARGEST_TEXT_PX,
                lambda n: self.tr(" pixels", n=n),
            ),
            make_choice(self.theme, "column", self.tr("Width of the text"), widths),
            make_choice(self.theme, "spacing", self.tr("Line spacing"), list(spacings)),
        )

    def _make_font(self) -> Field:
        """Serif or sans serif by what the system has for that; or any of its fonts by name."""
        self._families = Choice(self.theme, self.tr("Font"))
        self._families.add(self.tr("Serif"), (True, ""))
        self._families.add(self.tr("Sans serif"), (False, ""))
        for family in QFontDatabase.families():
            if not (family.startswith(".") or QFontDatabase.isPrivateFamily(family)):
                self._families.add(family, (True, family))
        return Field("font", self._families, self.tr("Font"), self._choose_font, self._families.value)

    def _choose_font(self, font: tuple[bool, str]) -> None:
        """One that is not installed any more stays chosen until the owner takes another."""
        self._families.choose(font, font[1])

    # --- two values of the record are one choice on the screen ------------------------------------

    def show_values(self, values: Mapping[str, Any]) -> None:
        family = values["family"]
        super().show_values({**values, "font": (True, family) if family else (values["serif"], "")})

    def values(self) -> dict[str, Any]:
        shown = super().values()
        serif, family = shown.pop("font")
        return {**shown, "serif": serif, "family": family}
