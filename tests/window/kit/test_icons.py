"""Icons take the theme's colour and the screen's ratio."""

from __future__ import annotations

from reader.window.kit.tiles import make_pixmap


def test_icons_take_the_colour_and_the_ratio(qapp):
    pixmap = make_pixmap("plus", "#ff0000", 16, 2.0)
    assert pixmap.width() == 32
    image = pixmap.toImage()
    strong = [image.pixelColor(x, y) for x in range(32) for y in range(32) if image.pixelColor(x, y).alpha() > 250]
    assert strong
    assert all(colour.name() == "#ff0000" for colour in strong)
