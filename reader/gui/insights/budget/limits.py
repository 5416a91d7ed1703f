"""Controls of the limits beside the curve: shares on battery or metered network, and megabytes a day.

Main thread only; nothing is stored here.
"""

from __future__ import annotations

from msgspec.structs import replace
from PySide6.QtCore import QSize, Qt, Signal
from PySide6.QtWidgets import QGridLayout, QSlider, QWidget

from reader.gui.insights import words
from reader.gui.insights.parts.parts import heading, quiet_label
from reader.gui.kit.humanize import number
from reader.gui.kit.layouts import make_column
from reader.gui.kit.number_box import NumberBox
from reader.gui.kit.text import Label
from reader.gui.kit.theme import Theme
from reader.settings import Settings

MOST_MEGABYTES = 100_000


class LimitsBox(QWidget):
    share_moved = Signal()
    megabytes_chosen = Signal()

    def __init__(self, theme: Theme) -> None:
        super().__init__()
        self.battery = Share(self.tr("On battery"))
        self.metered = Share(self.tr("Metered"))
        unit = self.tr(" MB a day")
        self.megabytes = NumberBox(theme, 0, MOST_MEGABYTES, lambda _: unit, self.tr("no limit"))
        self.megabytes.setAccessibleName(self.tr("At most so many megabytes a day"))
        self.note = quiet_label()
        for part in (self.battery.slider, self.metered.slider):
            part.valueChanged.connect(self.share_moved)
        self.megabytes.valueChanged.connect(self.megabytes_chosen)
        self._lay_out()

    def _lay_out(self) -> None:
        column = make_column(self, heading(self.tr("When power or line is short"))[0], spacing=6)
        grid = QGridLayout()
        grid.setHorizontalSpacing(12)
        for row, share in enumerate((self.battery, self.metered)):
            grid.addWidget(Label(share.name), row, 0)
            grid.addWidget(share.slider, row, 1)
            grid.addWidget(share.label, row, 2)
        grid.addWidget(Label(self.tr("At most")), 2, 0)
        grid.addWidget(self.megabytes, 2, 1, 1, 2)
        column.addLayout(grid)
        column.addWidget(self.note)

    def choose(self, settings: Settings) -> None:
        self.battery.choose(settings.battery_share)
        self.metered.choose(settings.metered_share)
        self.megabytes.setValue(settings.megabytes_per_day)

    def taken(self, stored: Settings) -> Settings:
        """The stored settings with what stands here."""
        return replace(
            stored,
            battery_share=self.battery.share(stored.battery_share),
            metered_share=self.metered.share(stored.metered_share),
            megabytes_per_day=self.megabytes.value(),
        )

    def show_meaning(self, wanted: Settings) -> None:
        for share in (self.battery, self.metered):
            share.show()
        self.note.setText(
            self.tr(
                "{n} fetches a day on battery, {m} on a metered line.",
                n=int(wanted.battery_share * wanted.daily_budget),
            ).format(
                n=number(int(wanted.battery_share * wanted.daily_budget)),
                m=number(int(wanted.metered_share * wanted.daily_budget)),
            )
        )


class Share:
    """A small slider for a share of the budget, with its value in words."""

    def __init__(self, name: str) -> None:
        self.name = name
        self.slider = QSlider(Qt.Orientation.Horizontal)
        self.slider.setRange(0, 100)
        self.slider.setSingleStep(5)
        self.slider.setMinimumHeight(20)  # the handle is taller than its groove
        self.slider.setAccessibleName(name)
        self.label = Label()
        self.label.setFixedSize(QSize(44, 18))
        self.label.setAlignment(Qt.AlignmentFlag.AlignRight)

    def choose(self, share: float) -> None:
        self.slider.setValue(round(share * 100))
        self.show()

    def share(self, stored: float) -> float:
        """Exactly what is stored, as long as nobody moved it."""
        return stored if self.slider.value() == round(stored * 100) else self.slider.value() / 100

    def show(self) -> None:
        self.label.setText(words.percent(self.slider.value() / 100))
