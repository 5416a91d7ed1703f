"""The choice between rows and cards for each place, and the offer for feeds of mostly pictures. Main thread only."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Signal

from reader.window.list.control import ListControl
from reader.window.list.model import EntryModel
from reader.window.list.pane import ListPane
from reader.window.list.rows import ListRow, are_mostly_pictures
from reader.window.sidebar.tree import Key, Kind

if TYPE_CHECKING:
    from reader.window.list.card_view import CardView

CARDS, ROWS = "cards", "rows"
_EXAMINED = 20
"""Rows that decide whether cards are offered."""


class CardChoice(QObject):
    chosen = Signal(bool)
    """True if the place that is shown has cards."""

    def __init__(
        self,
        control: ListControl,
        model: EntryModel,
        pane: ListPane,
        make_view: Callable[[], CardView],
        places: Mapping[str, str],
    ) -> None:
        """`make_view` makes the view of cards when it is first wanted; `places` is what was chosen before, by place."""
        super().__init__(pane)
        self._control, self._model, self._pane, self._make_view = control, model, pane, make_view
        self._places = dict(places)
        control.place_chosen.connect(self._enter_place)
        model.view_loaded.connect(self._offer)
        pane.card_offer.cards.clicked.connect(lambda: self.choose(True))
        pane.card_offer.rows.clicked.connect(lambda: self.choose(False))

    @property
    def places(self) -> dict[str, str]:
        return dict(self._places)

    def choose(self, cards: bool) -> None:
        """Choose for the place that is shown, from now on."""
        self._places[_name(self._control.place)] = CARDS if cards else ROWS
        self._pane.card_offer.hide()
        self._make_if_wanted(cards)
        if cards != self._pane.shows_cards:
            self._control.set_cards(cards)
        self.chosen.emit(cards)

    def _enter_place(self) -> None:
        self._pane.card_offer.hide()
        cards = self._places.get(_name(self._control.place)) == CARDS
        self._make_if_wanted(cards)
        self._pane.show_cards(cards)
        self.chosen.emit(cards)

    def _make_if_wanted(self, cards: bool) -> None:
        if cards and self._pane.cards is None:
            self._pane.add_cards(self._make_view())

    def _offer(self) -> None:
        """Offer cards, unless the user chose before."""
        place = self._control.place
        if place.kind not in (Kind.FEED, Kind.FOLDER) or _name(place) in self._places or self._control.words:
            return
        rows = [self._model.peek(number) for number in range(min(_EXAMINED, self._model.rowCount()))]
        shown = [row for row in rows if isinstance(row, ListRow)]
        self._pane.card_offer.setVisible(are_mostly_pictures(shown))


def _name(place: Key) -> str:
    return f"{place.kind}:{place.id}"
