"""The user's rules on arrival, and what they come to for one entry."""

from __future__ import annotations

from enum import StrEnum

from msgspec import Struct


class Place(StrEnum):
    """Where a rule looks."""

    TITLE = "title"
    TEXT = "text"
    AUTHOR = "author"
    CATEGORY = "category"
    """One of the publisher's categories."""
    ANYWHERE = "anywhere"


class Manner(StrEnum):
    """How a rule looks."""

    WORDS = "words"
    """Every word occurs, in any order."""
    PHRASE = "phrase"
    """These letters occur, one after the other, also inside a word."""
    PATTERN = "pattern"
    """A regular expression finds something."""


class Joined(StrEnum):
    """How many of its conditions make a rule apply."""

    ALL = "all"
    ANY = "any"
    NONE = "none"


class Condition(Struct, frozen=True):
    """What an entry says. Case never matters."""

    place: Place = Place.TITLE
    manner: Manner = Manner.WORDS
    wanted: str = ""
    """What is looked for; empty asks for nothing."""


class RuleOutcome(Struct, frozen=True):
    """What becomes of an entry when it arrives; nothing, usually."""

    read: bool = False
    starred: bool = False
    hidden: bool = False
    notify: bool = False
    tags: tuple[str, ...] = ()
    highlighted: bool = False
    send_to: tuple[int, ...] = ()
    """The ids of targets it is sent to."""


class Rule(Struct, frozen=True):
    """If a new entry is from there and says this, then do that. Case never matters."""

    id: int = 0
    """0 where it is not stored yet."""
    enabled: bool = True
    feed_id: int | None = None
    """None looks at every feed."""
    folder_id: int | None = None
    """Only feeds in this folder and those inside it; None looks anywhere."""
    category: str = ""
    """Only entries to which the publisher gave this category."""
    joined: Joined = Joined.ALL
    place: Place = Place.TITLE
    manner: Manner = Manner.WORDS
    wanted: str = ""
    """What is looked for; empty takes every entry of the feed."""
    more: tuple[Condition, ...] = ()
    """Further conditions. Most rules have one, which stands above."""
    until_at: int | None = None
    """From this instant on it is not asked any more."""
    mark_read: bool = False
    star: bool = False
    hide: bool = False
    notify: bool = False
    tag: str = ""
    highlight: bool = False
    send_to: int | None = None
    """The id of a target."""
    is_last: bool = False
    """Where it applies, the rules after it are not asked."""

    @property
    def conditions(self) -> tuple[Condition, ...]:
        """Those that ask for something."""
        first = Condition(self.place, self.manner, self.wanted)
        return tuple(one for one in (first, *self.more) if one.wanted.strip())

    @property
    def has_scope(self) -> bool:
        """Whether it looks at a part of what arrives only."""
        return self.feed_id is not None or self.folder_id is not None or bool(self.category.strip())

    @property
    def rule_outcome(self) -> RuleOutcome:
        return RuleOutcome(
            self.mark_read,
            self.star,
            self.hide,
            self.notify,
            (self.tag,) if self.tag else (),
            self.highlight,
            () if self.send_to is None else (self.send_to,),
        )
