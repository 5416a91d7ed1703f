"""A feed's topics in its settings: its terms, how much of it is new, feeds like it. Main thread.

Working it out takes a moment and numpy: it is read on a thread of its own and arrives when the dialog stands.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence

from msgspec import Struct
from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QFormLayout, QSizePolicy, QWidget

from reader.engine import topics
from reader.gui.kit.dialog import add_row
from reader.gui.kit.humanize import joined
from reader.gui.kit.text import Label, LinkLabel, link
from reader.gui.kit.translate import tr
from reader.model.content import Overlap, SimilarFeed
from reader.store.content import list_similar
from reader.store.db import Connection
from reader.store.stories import list_overlaps

_MOST_SIMILAR = 5
_LEAST_SIMILARITY = 0.12
"""Below, two feeds share some words and no topic."""


class AboutFeed(Struct, frozen=True):
    terms: tuple[str, ...] = ()
    """Heaviest first; none where too little was read of it."""
    novel_share: float | None = None
    similar: Sequence[SimilarFeed] = ()
    same_ids: frozenset[int] = frozenset()
    """Feeds that bring the same posts, as far as that is known."""


def about_operation(feed_id: int) -> Callable[[Connection], AboutFeed]:
    def run(conn: Connection) -> AboutFeed:
        found = topics.list_topics(conn, [feed_id])
        same = frozenset(id_ for one in list_overlaps(conn) for id_ in _others(one, feed_id))
        near = list_similar(conn, feed_id, _MOST_SIMILAR)
        similar = tuple(one for one in near if one.similarity >= _LEAST_SIMILARITY or one.feed_id in same)
        if not found:
            return AboutFeed(similar=similar, same_ids=same)
        terms = tuple(term for term, _ in found[0].terms)
        return AboutFeed(terms, found[0].novel_share, similar, same)

    return run


def _others(overlap: Overlap, feed_id: int) -> set[int]:
    pair = {overlap.feed_id, overlap.inside_id}
    return pair - {feed_id} if feed_id in pair else set()


class FeedAbout(QWidget):
    """Two rows of a form. It is not laid out itself: the form takes its labels."""

    feed_chosen = Signal(int)

    def __init__(self, form: QFormLayout, parent: QWidget) -> None:
        super().__init__(parent)
        self.hide()
        self.about, self.similar = Label("…"), LinkLabel("…")
        _make_room(self.about, 3)
        _make_room(self.similar, 2)
        self.similar.setTextInteractionFlags(Qt.TextInteractionFlag.LinksAccessibleByMouse | _BY_KEYS)
        self.similar.linkActivated.connect(lambda link: self.feed_chosen.emit(int(link)))
        for words, label in ((tr("About"), self.about), (tr("Similar feeds"), self.similar)):
            name = add_row(form, words, label)
            name.setAlignment(_TOP)
            name.setContentsMargins(0, _ABOVE, 0, 0)

    def show_about(self, about: AboutFeed) -> None:
        self.about.setText(about_in_words(about))
        self.similar.setText(similar_in_words(about))


_ABOVE = 5
_TOP = Qt.AlignmentFlag.AlignLeading | Qt.AlignmentFlag.AlignTop
_BY_KEYS = Qt.TextInteractionFlag.LinksAccessibleByKeyboard


def _make_room(label: Label | LinkLabel, lines: int) -> None:
    """As tall as what will stand there: nothing moves when it arrives."""
    label.setWordWrap(True)
    label.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Minimum)
    label.setAlignment(Qt.AlignmentFlag.AlignLeading | Qt.AlignmentFlag.AlignTop)
    label.setContentsMargins(0, _ABOVE, 0, 0)
    label.setMinimumHeight(lines * label.fontMetrics().lineSpacing() + 10)


def about_in_words(about: AboutFeed) -> str:
    if not about.terms:
        return tr("Not known yet: it takes some posts.")
    terms = tr("{names}.").format(names=joined(about.terms))
    return f"{terms}\n{novelty_in_words(about.novel_share or 0.0)}"


def novelty_in_words(share: float) -> str:
    """In tenths: nobody can feel a percent of novelty."""
    tenths = round(share * 10)
    if tenths >= 9:
        return tr("Nearly all of its posts tell something new.")
    if tenths <= 1:
        return tr("Nearly all of its posts repeat what it said lately.")
    return tr("About {n} of 10 posts tell something new.", n=tenths).format(n=tenths)


def similar_in_words(about: AboutFeed) -> str:
    """For a LinkLabel; each feed's link is its id."""
    if not about.similar:
        return tr("No other feed of yours is about the same.")
    return joined(_name(feed, feed.feed_id in about.same_ids) for feed in about.similar)


def _name(feed: SimilarFeed, is_same: bool) -> str:
    name = link(str(feed.feed_id), feed.name)
    return tr("{feed} (the same posts)").format(feed=name) if is_same else name
