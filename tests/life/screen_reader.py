"""What a screen reader finds in the window: the accessibility tree, read over D-Bus as Orca reads it.

    tree = ScreenReader(bus_address)
    assert "Fetching" in tree.text()

Only what can be seen is read; of a long table only its first rows, because a window may hold a million.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass, replace
from typing import Any

from jeepney import DBusAddress, MatchRule, message_bus, new_method_call
from jeepney.io.blocking import DBusConnection, open_dbus_connection
from jeepney.wrappers import DBusErrorResponse, Properties, unwrap_msg

_ACCESSIBLE = "org.a11y.atspi.Accessible"
_DESKTOP = ("org.a11y.atspi.Registry", "/org/a11y/atspi/accessible/root")
_REGISTRY = DBusAddress("/org/a11y/atspi/registry", "org.a11y.atspi.Registry", "org.a11y.atspi.Registry")
_ANNOUNCEMENT = MatchRule(type="signal", interface="org.a11y.atspi.Event.Object", member="Announcement")
_MOST_CHILDREN = 60
_CHECKED, _FOCUSED, _SHOWING = 4, 12, 25
"""Bits of a state set, as AT-SPI numbers them."""
_ITEMS = frozenset(("cell", "table cell", "list item", "tree item"))
_UNNAMED_ROLES = frozenset(("filler", "panel", "layered pane", "split pane", "viewport"))


@dataclass(frozen=True)
class Thing:
    """One accessible object that can be seen."""

    role: str
    name: str
    is_focused: bool
    depth: int
    left: int = 0
    top: int = 0
    width: int = 0
    height: int = 0
    is_checked: bool = False

    def __str__(self) -> str:
        return f"{'  ' * self.depth}{self.role}: {self.name}{' (focus)' if self.is_focused else ''}"


@dataclass(frozen=True)
class _Found:
    """Where an accessible object is asked for more, and what is set of its states."""

    sender: str
    path: str
    depth: int
    states: int

    def has(self, state: int) -> bool:
        return bool(self.states >> state & 1)


class ScreenReader:
    def __init__(self, session_bus: str) -> None:
        session = open_dbus_connection(session_bus)
        try:
            where = DBusAddress("/org/a11y/bus", "org.a11y.Bus", "org.a11y.Bus")
            (address,) = _ask(session, new_method_call(where, "GetAddress"))
        finally:
            session.close()
        self._bus = open_dbus_connection(address)
        self._ear = open_dbus_connection(address)
        self._announced: list[str] = []
        _ask(self._ear, new_method_call(_REGISTRY, "RegisterEvent", "sass", ("object:announcement", [], "")))
        _ask(self._ear, message_bus.AddMatch(_ANNOUNCEMENT))

    def close(self) -> None:
        self._bus.close()
        self._ear.close()

    def announced(self) -> list[str]:
        """What was said by itself so far, without anybody looking there."""
        with self._ear.filter(_ANNOUNCEMENT) as heard:
            try:
                while True:
                    self._ear.recv_messages(timeout=0.05)
            except TimeoutError:
                self._announced += [message.body[3][1] for message in heard]
        return self._announced

    def things(self) -> list[Thing]:
        """Everything that can be seen in all windows."""
        return list(self._read_each(self._walk(*_DESKTOP)))

    def text(self) -> str:
        """Every name in sight, a line each."""
        return "\n".join(thing.name for thing in self.things() if thing.name)

    def find(self, name: str) -> Thing | None:
        """The first thing of this name, with where it lies on the screen."""
        for found in self._walk(*_DESKTOP):
            for thing in self._read_each([found]):
                if thing.name != name:
                    continue
                where = DBusAddress(found.path, found.sender, "org.a11y.atspi.Component")
                (place,) = _ask(self._bus, new_method_call(where, "GetExtents", "u", (0,)))
                left, top, width, height = place
                return replace(thing, left=left, top=top, width=width, height=height)
        return None

    def focus(self) -> Thing | None:
        """What has the keyboard: a widget, or the item of it under the cursor. Every list has such an item, so items
        alone say nothing. A box that hands the keyboard on to what it holds says that it has it, too."""
        having = (found for found in self._walk(*_DESKTOP) if found.has(_FOCUSED))
        focused = [thing for thing in self._read_each(having) if thing.role != "filler"]
        for place, thing in enumerate(focused):
            if thing.role not in _ITEMS:
                item = focused[place + 1] if place + 1 < len(focused) else None
                is_inside = item is not None and item.role in _ITEMS and item.depth > thing.depth
                return item if is_inside else thing
        return None

    def outline(self) -> str:
        return "\n".join(map(str, (one for one in self.things() if one.name or one.role not in _UNNAMED_ROLES)))

    def _walk(self, sender: str, path: str, depth: int = 0) -> Iterator[_Found]:
        """Whatever can be seen. What vanishes while it is read is passed over: the window lives on meanwhile."""
        try:
            ((low, _),) = _ask(self._bus, new_method_call(_at(sender, path), "GetState"))
            found = _Found(sender, path, depth, low)
            if depth > 1 and not found.has(_SHOWING):
                return
            (children,) = _ask(self._bus, new_method_call(_at(sender, path), "GetChildren"))
        except DBusErrorResponse:
            return
        if depth > 1:
            yield found
        for child_sender, child_path in children[:_MOST_CHILDREN]:
            yield from self._walk(child_sender, child_path, depth + 1)

    def _read_each(self, found: Iterable[_Found]) -> Iterator[Thing]:
        for one in found:
            at = _at(one.sender, one.path)
            try:
                ((_, name),) = _ask(self._bus, Properties(at).get("Name"))
                (role,) = _ask(self._bus, new_method_call(at, "GetRoleName"))
            except DBusErrorResponse:
                continue
            yield Thing(role, name, one.has(_FOCUSED), one.depth, is_checked=one.has(_CHECKED))


def _at(sender: str, path: str) -> DBusAddress:
    return DBusAddress(path, sender, _ACCESSIBLE)


def _ask(bus: DBusConnection, message: Any) -> tuple[Any, ...]:
    return tuple(unwrap_msg(bus.send_and_get_reply(message, timeout=20)))
