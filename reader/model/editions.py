"""Records of editions: what one holds, as it is chosen, kept and set. No clock, no files."""

from __future__ import annotations

from msgspec import Struct

from reader.model.messages import Message


class Piece(Struct, frozen=True):
    """A post in an edition, with all that is printed of it."""

    entry_id: int
    feed_id: int
    feed_name: str
    section: str
    """The folder it stands under in the contents; empty for feeds without one."""
    title: str
    html: str
    """Sanitised, with absolute addresses."""
    author: str = ""
    link: str = ""
    language: str = ""
    """As its feed says, checked; empty where it says nothing that can be used."""
    right_to_left: bool = False
    minutes: float = 1.0
    """To read; what is to be heard takes nothing of an edition's minutes."""
    hear_s: float | None = None
    """How long the recording is that comes with it."""
    also: tuple[str, ...] = ()
    """Names of other feeds that tell the same story."""
    pictures: tuple[str, ...] = ()
    """Addresses of pictures that may be printed."""


class Edition(Struct, frozen=True):
    """A paper: pieces in the order of their sections, then a page of short news."""

    number: int
    made_at: float
    pieces: tuple[Piece, ...]
    shorts: tuple[Piece, ...] = ()

    @property
    def all_pieces(self) -> tuple[Piece, ...]:
        return self.pieces + self.shorts

    @property
    def entry_ids(self) -> tuple[int, ...]:
        return tuple(piece.entry_id for piece in self.all_pieces)

    @property
    def minutes(self) -> int:
        return max(1, round(sum(piece.minutes for piece in self.all_pieces)))

    @property
    def feed_count(self) -> int:
        return len({piece.feed_id for piece in self.all_pieces})

    @property
    def sections(self) -> tuple[tuple[str, tuple[Piece, ...]], ...]:
        """The long pieces by section, in order."""
        found: dict[str, list[Piece]] = {}
        for piece in self.pieces:
            found.setdefault(piece.section, []).append(piece)
        return tuple((name, tuple(pieces)) for name, pieces in found.items())


class PictureFile(Struct, frozen=True):
    """A picture as it goes into an EPUB."""

    media_type: str
    """image/jpeg or image/png."""
    data: bytes


class Delivery(Struct, frozen=True):
    """An edition on its way to one place."""

    edition_id: int
    target: str
    """folder or mail."""
    tries: int = 0
    next_at: float | None = None
    """When it is tried again; None: it is there, or given up until the owner wants it tried again."""
    done_at: float | None = None
    path: str = ""
    """Where it is, in the owner's folder."""
    message: Message | None = None
    """Why it is not there."""


class MadeEdition(Struct, frozen=True):
    """An edition as it is remembered: a row."""

    id: int
    number: int
    made_at: float
    minutes: int
    due_at: float | None = None
    """When it was due; None where the owner asked for it."""
    entry_ids: tuple[int, ...] = ()
    short_ids: tuple[int, ...] = ()
    silent_feeds: int = 0
    """Feeds that did not answer before it was made."""
    late: Message | None = None
    """Why it came after its hour."""
    deliveries: tuple[Delivery, ...] = ()

    @property
    def post_count(self) -> int:
        return len(self.entry_ids) + len(self.short_ids)
