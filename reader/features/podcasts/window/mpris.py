"""The player on D-Bus (MPRIS), for media keys, the lock screen and headphones' buttons. Linux.

It runs on a thread of its own, and publishes only title, feed, length and position.
"""

from __future__ import annotations

import contextlib
import threading
from collections.abc import Callable
from typing import Any

from msgspec import Struct

from reader.core.about import APP_ID
from reader.core.desktop.bus import fit_text

# What imports jeepney does so itself: only a Linux desktop has it.
NAME, PATH = "org.mpris.MediaPlayer2.paperround", "/org/mpris/MediaPlayer2"
_ROOT, _PLAYER = "org.mpris.MediaPlayer2", "org.mpris.MediaPlayer2.Player"
_PROPERTIES, _TRACK = "org.freedesktop.DBus.Properties", "/org/paperround/track/"
_WISHES = ("Play", "Pause", "PlayPause", "Stop", "Next", "Previous", "Raise", "Quit")
_MICRO = 1_000_000
_LONGEST_S = 1e9

Wish = Callable[[str, float], None]
"""Gets one of _WISHES, "Seek" with a distance in seconds, "SetPosition" with a position, or "Rate" with a speed."""


class NowPlaying(Struct, frozen=True):
    entry_id: int = 0
    title: str = ""
    feed: str = ""
    position_s: float = 0.0
    duration_s: float = 0.0
    is_playing: bool = False
    speed: float = 1.0
    has_next: bool = False


class MediaService:
    """Open with `open_media_service`."""

    def __init__(self, connection: Any, on_wish: Wish) -> None:
        self._connection, self._on_wish = connection, on_wish
        self._playing = NowPlaying()
        self._sending = threading.Lock()
        self._thread = threading.Thread(target=self._serve, daemon=True, name="mpris")
        self._thread.start()

    def update(self, playing: NowPlaying) -> None:
        """Publish what changed, from any thread; not the position, which programs ask for."""
        before, self._playing = self._playing, playing
        old, new = _player_properties(before), _player_properties(playing)
        changed = {name: value for name, value in new.items() if name != "Position" and old[name] != value}
        if changed:
            self._signal(_PROPERTIES, "PropertiesChanged", "sa{sv}as", (_PLAYER, changed, []))

    def note_jump(self, position_s: float) -> None:
        self._signal(_PLAYER, "Seeked", "x", (_micro(position_s),))

    def close(self) -> None:
        with contextlib.suppress(OSError):
            self._connection.sock.shutdown(2)
        self._thread.join(1.0)
        self._connection.close()

    def _signal(self, interface: str, name: str, signature: str, body: tuple[Any, ...]) -> None:
        from jeepney import DBusAddress, new_signal

        emitter = DBusAddress(PATH, interface=interface)
        self._send(new_signal(emitter, name, signature, body))

    def _send(self, message: Any) -> None:
        with self._sending, contextlib.suppress(OSError):
            self._connection.send(message)

    def _serve(self) -> None:
        from jeepney import MessageType

        while True:
            try:
                message = self._connection.receive()
            except (OSError, EOFError, ValueError):
                return
            if message.header.message_type is MessageType.method_call:
                self._answer(message)

    def _answer(self, message: Any) -> None:
        from jeepney import HeaderFields, new_error, new_method_return

        fields = message.header.fields
        member = fields.get(HeaderFields.member, "")
        interface = fields.get(HeaderFields.interface, "")
        try:
            signature, body = self._do(interface, member, message.body)
        except (LookupError, TypeError, ValueError):
            self._send(new_error(message, "org.freedesktop.DBus.Error.UnknownMethod"))
            return
        self._send(new_method_return(message, signature, body))

    def _do(self, interface: str, member: str, body: tuple[Any, ...]) -> tuple[str | None, tuple[Any, ...]]:
        if interface == _PROPERTIES:
            return self._answer_properties(member, body)
        if interface == "org.freedesktop.DBus.Introspectable":
            return "s", (_INTROSPECTION,)
        if interface in (_ROOT, _PLAYER) and member in _WISHES:
            self._on_wish(member, 0.0)
        elif interface == _PLAYER and member == "Seek":
            self._on_wish("Seek", body[0] / _MICRO)
        elif interface == _PLAYER and member == "SetPosition":
            if body[0] == f"{_TRACK}{self._playing.entry_id}":
                self._on_wish("SetPosition", body[1] / _MICRO)
        else:
            raise LookupError(member)
        return None, ()

    def _answer_properties(self, member: str, body: tuple[Any, ...]) -> tuple[str | None, tuple[Any, ...]]:
        if member == "Set":
            if body[1] == "Rate":
                self._on_wish("Rate", float(body[2][1]))
            return None, ()
        properties = _ROOT_PROPERTIES if body[0] == _ROOT else _player_properties(self._playing)
        return ("a{sv}", (properties,)) if member == "GetAll" else ("v", (properties[body[1]],))


_ROOT_PROPERTIES: dict[str, tuple[str, Any]] = {
    "CanQuit": ("b", True),
    "CanRaise": ("b", True),
    "HasTrackList": ("b", False),
    "Identity": ("s", "Paperround"),
    "DesktopEntry": ("s", APP_ID),
    "SupportedUriSchemes": ("as", []),
    "SupportedMimeTypes": ("as", []),
}
_INTROSPECTION = f"""<node><interface name="{_ROOT}"><method name="Raise"/><method name="Quit"/></interface>
<interface name="{_PLAYER}"><method name="Play"/><method name="Pause"/><method name="PlayPause"/>
<method name="Stop"/><method name="Next"/><method name="Previous"/>
<method name="Seek"><arg type="x" direction="in"/></method>
<method name="SetPosition"><arg type="o" direction="in"/><arg type="x" direction="in"/></method>
<signal name="Seeked"><arg type="x"/></signal></interface></node>"""


def _player_properties(playing: NowPlaying) -> dict[str, tuple[str, Any]]:
    has_any = playing.entry_id > 0
    state = "Stopped" if not has_any else "Playing" if playing.is_playing else "Paused"
    return {
        "PlaybackStatus": ("s", state),
        "Rate": ("d", playing.speed),
        "MinimumRate": ("d", 0.5),
        "MaximumRate": ("d", 3.0),
        "Volume": ("d", 1.0),
        "Metadata": ("a{sv}", _metadata(playing) if has_any else {}),
        "Position": ("x", _micro(playing.position_s)),
        "CanGoNext": ("b", playing.has_next),
        "CanGoPrevious": ("b", False),
        "CanPlay": ("b", has_any),
        "CanPause": ("b", has_any),
        "CanSeek": ("b", has_any),
        "CanControl": ("b", True),
    }


def _micro(seconds: float) -> int:
    """Return microseconds, bounded: a publisher may claim any length."""
    return int(min(max(seconds, 0.0), _LONGEST_S) * _MICRO) if seconds == seconds else 0


def _metadata(playing: NowPlaying) -> dict[str, tuple[str, Any]]:
    return {
        "mpris:trackid": ("o", f"{_TRACK}{playing.entry_id}"),
        "mpris:length": ("x", _micro(playing.duration_s)),
        "xesam:title": ("s", fit_text(playing.title)),
        "xesam:album": ("s", fit_text(playing.feed)),
        "xesam:artist": ("as", [fit_text(playing.feed)]),
    }


def open_media_service(on_wish: Wish, bus: str = "SESSION") -> MediaService | None:
    """Start the service; `on_wish` is called on its thread. None where there is no bus, or the name is taken."""
    try:
        from jeepney import message_bus
        from jeepney.io.blocking import open_dbus_connection

        connection = open_dbus_connection(bus)
    except (OSError, KeyError, ValueError, RuntimeError, TimeoutError, ImportError):
        return None
    try:
        answer = connection.send_and_get_reply(message_bus.RequestName(NAME, 4), timeout=2.0)
        if answer.body[:1] == (1,):
            return MediaService(connection, on_wish)
    except (OSError, TimeoutError, ValueError):
        pass
    connection.close()
    return None
