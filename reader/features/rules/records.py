"""Records of the user's rules for new entries, and of their outcome."""

from __future__ import annotations

from enum import StrEnum

from msgspec import Struct


class Place(StrEnum):
    """The part of an entry that a rule searches."""

    TITLE = "title"
    TEXT = "text"
    AUTHOR = "author"
    CATEGORY = "category"
    """One of the publisher's categories."""
    ANYWHERE = "anywhere"


class Manner(StrEnum):
    WORDS = "words"
    """Every word occurs, in any order."""
    PHRASE = "phrase"
    """Exactly this text occurs, also inside a word."""
    PATTERN = "pattern"
    """A regular expression matches."""


class Joined(StrEnum):
    """How many of its conditions must hold for a rule to apply."""

    ALL = "all"
    ANY = "any"
    NONE = "none"


class Condition(Struct, frozen=True):
    """A condition on an entry's text. Case doesn't matter."""

    place: Place = Place.TITLE
    manner: Manner = Manner.WORDS
    wanted: str = ""
    """The text to find; if empty, the condition is ignored."""


class RuleOutcome(Struct, frozen=True):
    read: bool = False
    starred: bool = False
    hidden: bool = False
    notify: bool = False
    tags: tuple[str, ...] = ()
    highlighted: bool = False
    send_to: tuple[int, ...] = ()
    """The ids of targets it is sent to."""


class Rule(Struct, frozen=True):
    """A rule for new entries: where it applies, what it searches for, and what it does."""

    id: int = 0
    """0 if it isn't stored yet."""
    enabled: bool = True
    feed_id: int | None = None
    """None for every feed."""
    folder_id: int | None = None
    """Only feeds in this folder and its subfolders; None for all."""
    category: str = ""
    """Only entries with this category of the publisher."""
    joined: Joined = Joined.ALL
    place: Place = Place.TITLE
    manner: Manner = Manner.WORDS
    wanted: str = ""
    """The text of the first condition; empty for every entry."""
    more: tuple[Condition, ...] = ()
    """Further conditions. Most rules only have the first, in the fields above."""
    until_at: int | None = None
    """When it expires."""
    mark_read: bool = False
    star: bool = False
    hide: bool = False
    notify: bool = False
    tag: str = ""
    highlight: bool = False
    send_to: int | None = None
    """The id of a target."""
    is_last: bool = False
    """If it applies, later rules are skipped."""

    @property
    def conditions(self) -> tuple[Condition, ...]:
        """All conditions with a text to find."""
        first = Condition(self.place, self.manner, self.wanted)
        return tuple(one for one in (first, *self.more) if one.wanted.strip())

    @property
    def has_scope(self) -> bool:
        """Whether it applies only to some feeds or categories."""
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
