"""Zoom of the picture viewer: what is under the pointer stays there, and the picture stays in its room."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from reader.window.article.picture_viewer import LARGEST, Zoom, fit, move_by, resize, zoom_to

lengths = st.integers(1, 9_000)
shares = st.floats(0, 1)


def is_inside(zoom: Zoom) -> bool:
    """No empty room at one edge while the picture goes on beyond the other."""
    left, top = zoom.to_room(0, 0)
    right, bottom = zoom.to_room(zoom.width, zoom.height)

    def fine(start: float, end: float, room: float) -> bool:
        slack = 1e-6 * max(room, end - start)
        if end - start <= room:
            return abs(start - (room - end)) <= slack + 1e-6
        return start <= slack and end >= room - slack

    return fine(left, right, zoom.room_width) and fine(top, bottom, zoom.room_height)


@given(st.tuples(lengths, lengths, lengths, lengths), st.floats(0.01, 40), shares, shares, st.floats(-3e3, 3e3))
def test_it_never_leaves_its_room(sizes, scale, x, y, by):
    zoom = fit(*sizes)
    room_width, room_height = sizes[2:]
    assert is_inside(zoom)
    assert zoom.is_fitted
    zoom = zoom_to(zoom, scale, (x * room_width, y * room_height))
    assert is_inside(zoom)
    assert zoom.fitting <= zoom.scale <= LARGEST
    assert is_inside(move_by(zoom, by, -by))
    assert is_inside(resize(zoom, room_height, room_width))


def test_what_is_under_the_pointer_stays_there():
    zoom = zoom_to(fit(2_000, 1_000, 500, 400), 1.0)
    at = (130.0, 310.0)
    before = zoom.to_picture(*at)
    assert zoom_to(zoom, 2.5, at).to_picture(*at) == pytest.approx(before)


def test_a_small_picture_is_shown_at_its_own_size_and_can_be_enlarged():
    zoom = fit(100, 80, 500, 400)
    assert zoom.scale == 1.0
    assert zoom_to(zoom, 3.0).scale == 3.0
    assert zoom_to(zoom, 0.1).scale == 1.0


def test_what_was_fitted_is_fitted_again_in_another_room():
    zoom = resize(fit(2_000, 1_000, 500, 400), 1_000, 800)
    assert (zoom.scale, zoom.is_fitted) == (0.5, True)
