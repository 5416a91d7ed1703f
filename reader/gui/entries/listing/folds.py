"""Folding of stories: which entries of a snapshot are folded under one above them, and which stories are open.

A story is led by its first entry in the list; the others stand folded under it until the owner opens it. Pure
bookkeeping: it asks nobody, and a snapshot is folded once, so that nothing moves when stories are found later.
"""

from __future__ import annotations

from collections.abc import Collection, Iterable, Mapping, Sequence

from msgspec import Struct, field


class Folding(Struct, frozen=True):
    """A part of a list, folded."""

    kept: Sequence[int] = ()
    """The places that stay in the list."""
    copies: Mapping[int, int] = field(default_factory=dict)
    """The others, each with the entry that leads its story, in the order of the list."""
    leads: Mapping[int, int] = field(default_factory=dict)
    """The leading entry of each story that begins in this part."""


def fold_ids(ids: Sequence[int], story_of: Mapping[int, int], leads: Mapping[int, int]) -> Folding:
    """`leads`: the stories that began before, each with its leading entry."""
    kept: list[int] = []
    copies: dict[int, int] = {}
    began: dict[int, int] = {}
    for place, entry_id in enumerate(ids):
        story = story_of.get(entry_id)
        lead = None if story is None else leads.get(story, began.get(story))
        if lead is not None:
            copies[entry_id] = lead
            continue
        kept.append(place)
        if story is not None:
            began[story] = entry_id
    return Folding(kept, copies, began)


class Late(Struct, frozen=True):
    """What a further part of the list brought to stories that changed meanwhile."""

    under: dict[int, list[int]] = field(default_factory=dict)
    """For stories that are open already."""
    alone: list[int] = field(default_factory=list)
    """For stories of which nothing is left: these lead them now."""


class Folds:
    def __init__(self) -> None:
        self._leads: dict[int, int] = {}
        self._lead_of: dict[int, int] = {}
        self._copies: dict[int, list[int]] = {}
        self._open: set[int] = set()
        self._replaced: dict[int, int | None] = {}
        """Leading entries that were deleted, and what leads their story now: parts of the list that were asked
        for before still name the old one."""

    def clear(self) -> None:
        for part in (self._leads, self._lead_of, self._copies, self._open, self._replaced):
            part.clear()

    @property
    def leads(self) -> dict[int, int]:
        """Story by story; a copy, as it is read on another thread."""
        return dict(self._leads)

    def add(self, leads: Mapping[int, int], copies: Mapping[int, int]) -> Late:
        """Take in another part of the list; gives what must be shown of what was to be folded."""
        self._leads.update(leads)
        late = Late()
        for entry_id, lead in copies.items():
            now = self._replaced.get(lead, lead)
            if now is None:
                self._replaced[lead] = entry_id
                late.alone.append(entry_id)
                continue
            self._lead_of[entry_id] = now
            self._copies.setdefault(now, []).append(entry_id)
            if now in self._open:
                late.under.setdefault(now, []).append(entry_id)
        return late

    def copies_of(self, lead: int) -> Sequence[int]:
        """The entries that this one leads; none for an entry that leads no story."""
        return self._copies.get(lead, ())

    def find_lead(self, entry_id: int) -> int | None:
        """The entry that a folded one stands under."""
        return self._lead_of.get(entry_id)

    def is_open(self, lead: int) -> bool:
        return lead in self._open

    def set_open(self, lead: int, is_open: bool) -> None:
        (self._open.add if is_open else self._open.discard)(lead)

    def shown_copies(self) -> frozenset[int]:
        """Everything that stands under another entry in a row of its own."""
        return frozenset(id_ for lead in self._open for id_ in self._copies.get(lead, ()))

    def hidden(self) -> list[int]:
        """Everything that stands in no row now."""
        return [id_ for lead, copies in self._copies.items() if lead not in self._open for id_ in copies]

    def among(self, ids: Iterable[int]) -> tuple[dict[int, tuple[int, ...]], frozenset[int], frozenset[int]]:
        """Of these entries: what each leads, which lead an open story, which are copies."""
        wanted = list(ids)
        led = {id_: tuple(self._copies[id_]) for id_ in wanted if id_ in self._copies}
        return led, frozenset(led.keys() & self._open), frozenset(i for i in wanted if i in self._lead_of)

    def drop(self, gone: Collection[int]) -> dict[int, int]:
        """Entries were deleted. Gives, for each folded story that lost its first entry, the one that leads now:
        what was folded must not vanish with it."""
        promoted: dict[int, int] = {}
        for lead in [lead for lead in self._copies if lead in gone or _any_in(self._copies[lead], gone)]:
            left = [id_ for id_ in self._copies.pop(lead) if id_ not in gone]
            was_open = lead in self._open
            self._open.discard(lead)
            if lead in gone and left:
                promoted |= {} if was_open else {lead: left[0]}
                self._replace(lead, left[0])
                self._lead_of.pop(left[0])
                lead, left = left[0], left[1:]
            self._settle(lead, left, was_open)
        # Many may be gone and few of them in stories, so these are asked and not those.
        for entry_id in [id_ for id_ in self._lead_of if id_ in gone]:
            del self._lead_of[entry_id]
        for lead in [id_ for id_ in self._leads.values() if id_ in gone and id_ not in self._replaced]:
            self._replace(lead, None)
        return promoted

    def _replace(self, old: int, new: int | None) -> None:
        for earlier in [lead for lead, now in self._replaced.items() if now == old]:
            self._replaced[earlier] = new
        self._replaced[old] = new

    def _settle(self, lead: int, copies: list[int], is_open: bool) -> None:
        if copies:
            self._copies[lead] = copies
            self._lead_of.update(dict.fromkeys(copies, lead))
            self.set_open(lead, is_open)


def _any_in(ids: Iterable[int], some: Collection[int]) -> bool:
    return any(id_ in some for id_ in ids)
