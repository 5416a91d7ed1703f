"""Zoom of a picture in its room: fitted, enlarged about a point, moved; it never leaves the room. Pure."""

from __future__ import annotations

from msgspec import Struct
from msgspec.structs import replace

STEP = 1.25
LARGEST = 16.0
"""Times its own size."""


class Zoom(Struct, frozen=True):
    """A picture of so many pixels in a room, and what of it is seen."""

    width: float
    height: float
    room_width: float
    room_height: float
    scale: float
    """1 is its own size."""
    x: float
    y: float
    """The point of the picture that stands in the middle of the room, in its own pixels."""

    @property
    def fitting(self) -> float:
        """The scale at which all of it is seen; a small one is not enlarged for that."""
        return min(1.0, self.room_width / self.width, self.room_height / self.height)

    @property
    def is_fitted(self) -> bool:
        return self.scale <= self.fitting

    def to_room(self, x: float, y: float) -> tuple[float, float]:
        """Where a point of the picture stands in the room."""
        return (
            self.room_width / 2 + (x - self.x) * self.scale,
            self.room_height / 2 + (y - self.y) * self.scale,
        )

    def to_picture(self, x: float, y: float) -> tuple[float, float]:
        return (
            self.x + (x - self.room_width / 2) / self.scale,
            self.y + (y - self.room_height / 2) / self.scale,
        )


def fit(width: float, height: float, room_width: float, room_height: float) -> Zoom:
    """All of it, in the middle."""
    made = Zoom(width, height, max(1.0, room_width), max(1.0, room_height), 1.0, width / 2, height / 2)
    return replace(made, scale=made.fitting)


def zoom_to(zoom: Zoom, scale: float, at: tuple[float, float] | None = None) -> Zoom:
    """To a scale; the point `at` of the room keeps showing what it shows, as far as that can be."""
    scale = max(zoom.fitting, min(LARGEST, scale))
    at = at or (zoom.room_width / 2, zoom.room_height / 2)
    x, y = zoom.to_picture(*at)
    moved = replace(
        zoom,
        scale=scale,
        x=x - (at[0] - zoom.room_width / 2) / scale,
        y=y - (at[1] - zoom.room_height / 2) / scale,
    )
    return _keep_inside(moved)


def move_by(zoom: Zoom, x: float, y: float) -> Zoom:
    """What is seen moves by so many pixels of the room."""
    return _keep_inside(replace(zoom, x=zoom.x - x / zoom.scale, y=zoom.y - y / zoom.scale))


def resize(zoom: Zoom, room_width: float, room_height: float) -> Zoom:
    """Another room. What was fitted is fitted again."""
    if zoom.is_fitted:
        return fit(zoom.width, zoom.height, room_width, room_height)
    moved = replace(zoom, room_width=max(1.0, room_width), room_height=max(1.0, room_height))
    return zoom_to(moved, moved.scale)


def _keep_inside(zoom: Zoom) -> Zoom:
    """No empty room at an edge while the picture goes on beyond the other; in the middle where it is smaller."""
    return replace(
        zoom,
        x=_bound(zoom.x, zoom.width, zoom.room_width / zoom.scale),
        y=_bound(zoom.y, zoom.height, zoom.room_height / zoom.scale),
    )


def _bound(middle: float, length: float, seen: float) -> float:
    return length / 2 if seen >= length else max(seen / 2, min(length - seen / 2, middle))
