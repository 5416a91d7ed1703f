"""Records of the add-feed dialog: what it is told, and what it answers. Any thread."""

from __future__ import annotations

from msgspec import Struct, field

from reader.gui.dialogs.feed.folders import FolderChoice
from reader.model.fetched import Credentials
from reader.model.pages import PageRecipe
from reader.model.stored import Weight


class Subscription(Struct, frozen=True):
    """What the owner decided to subscribe to, and how."""

    url: str
    title: str
    folder: FolderChoice = field(default_factory=FolderChoice)
    weight: Weight = Weight.NORMAL
    alert: bool = False
    credentials: Credentials | None = None
    name: str = ""
    """The owner's own for it; empty takes the title."""
    account_id: int | None = None
    """The account that is to have it, or ONLY_HERE; None where there was nothing to choose."""
    page: PageRecipe | None = None
    """How entries are read off it, where it is a page without a feed."""


class Known(Struct, frozen=True):
    """A feed that is there already."""

    id: int
    name: str
