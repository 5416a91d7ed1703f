"""A feed's topics in its settings: its terms, how much of it is new, similar feeds. Main thread only.

The query takes a moment and loads numpy: it runs on a thread of its own, and the dialog shows it when it is done.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence

from msgspec import Struct
from PySide6.QtCore import QObject, Qt, Signal
from PySide6.QtWidgets import QFormLayout, QSizePolicy

from reader.engine import topics
from reader.gui.kit.dialog import add_row
from reader.gui.kit.humanize import joined
from reader.gui.kit.text import Label, LinkLabel, link
from reader.gui.kit.translate import tr
from reader.model.content import SimilarFeed
from reader.store.content import list_similar
from reader.store.db import Connection
from reader.store.stories import list_overlaps

_MOST_SIMILAR = 5
_LEAST_SIMILARITY = 0.12
"""Below this, two feeds share some words but no topic."""
_ABOVE = 5
_TOP = Qt.AlignmentFlag.AlignLeading | Qt.AlignmentFlag.AlignTop


class AboutFeed(Struct, frozen=True):
    terms: tuple[str, ...] = ()
    """Heaviest first; none if there are too few posts."""
    novel_share: float | None = None
    similar: Sequence[SimilarFeed] = ()
    same_ids: frozenset[int] = frozenset()
    """Feeds that are known to bring the same posts."""


def about_operation(feed_id: int) -> Callable[[Connection], AboutFeed]:
    def run(conn: Connection) -> AboutFeed:
        found = topics.list_topics(conn, [feed_id])
        pairs = [{one.feed_id, one.inside_id} for one in list_overlaps(conn)]
        same = frozenset[int]().union(*(pair - {feed_id} for pair in pairs if feed_id in pair))
        near = list_similar(conn, feed_id, _MOST_SIMILAR)
        similar = tuple(one for one in near if one.similarity >= _LEAST_SIMILARITY or one.feed_id in same)
        if not found:
            return AboutFeed(similar=similar, same_ids=same)
        terms = tuple(term for term, _ in found[0].terms)
        return AboutFeed(terms, found[0].novel_share, similar, same)

    return run


class FeedAbout(QObject):
    """Two rows of a form about a feed's topics."""

    feed_chosen = Signal(int)

    def __init__(self, form: QFormLayout, parent: QObject) -> None:
        super().__init__(parent)
        self.about, self.similar = Label("…"), LinkLabel("…")
        _make_room(self.about, 3)
        _make_room(self.similar, 2)
        by = Qt.TextInteractionFlag
        self.similar.setTextInteractionFlags(by.LinksAccessibleByMouse | by.LinksAccessibleByKeyboard)
        self.similar.linkActivated.connect(lambda link: self.feed_chosen.emit(int(link)))
        for words, label in ((tr("About"), self.about), (tr("Similar feeds"), self.similar)):
            name = add_row(form, words, label)
            name.setAlignment(_TOP)
            name.setContentsMargins(0, _ABOVE, 0, 0)

    def show_about(self, about: AboutFeed) -> None:
        self.about.setText(about_in_words(about))
        self.similar.setText(similar_in_words(about))


def _make_room(label: Label | LinkLabel, lines: int) -> None:
    """Make the label as tall as its text will be, so that nothing moves when that arrives."""
    label.setWordWrap(True)
    label.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Minimum)
    label.setAlignment(_TOP)
    label.setContentsMargins(0, _ABOVE, 0, 0)
    label.setMinimumHeight(lines * label.fontMetrics().lineSpacing() + 10)


def about_in_words(about: AboutFeed) -> str:
    if not about.terms:
        return tr("Not known yet: it takes some posts.")
    terms = tr("{names}.").format(names=joined(about.terms))
    return f"{terms}\n{novelty_in_words(about.novel_share or 0.0)}"


def novelty_in_words(share: float) -> str:
    """A sentence about the share of new posts, in tenths."""
    tenths = round(share * 10)
    if tenths >= 9:
        return tr("Nearly all of its posts tell something new.")
    if tenths <= 1:
        return tr("Nearly all of its posts repeat what it said lately.")
    return tr("About {n} of 10 posts tell something new.", n=tenths).format(n=tenths)


def similar_in_words(about: AboutFeed) -> str:
    """The similar feeds for a LinkLabel; each feed's link is its id."""
    if not about.similar:
        return tr("No other feed of yours is about the same.")
    return joined(_name(feed, feed.feed_id in about.same_ids) for feed in about.similar)


def _name(feed: SimilarFeed, is_same: bool) -> str:
    name = link(str(feed.feed_id), feed.name)
    return tr("{feed} (the same posts)").format(feed=name) if is_same else name
