"""Whether there is a screen to draw on."""

from __future__ import annotations

from reader.window.app import display


def test_displays(tmp_path, monkeypatch):
    monkeypatch.setattr(display, "_X11_FOLDER", tmp_path)
    assert not display.has_display({}, "linux")
    assert not display.has_display({"DISPLAY": ":73"}, "linux")
    assert display.has_display({"QT_QPA_PLATFORM": "offscreen"}, "linux")
    assert not display.has_display({"QT_QPA_PLATFORM": "xcb"}, "linux")
    assert display.has_display({"WAYLAND_DISPLAY": "wayland-0"}, "linux")
    assert display.has_display({}, "win32")


def test_a_display_that_listens_is_one(tmp_path, monkeypatch):
    import socket

    monkeypatch.setattr(display, "_X11_FOLDER", tmp_path)
    with socket.socket(socket.AF_UNIX) as server:
        server.bind(str(tmp_path / "X7"))
        server.listen()
        assert display.has_display({"DISPLAY": ":7.0"}, "linux")
