"""The player on the desktop's bus: it tells what plays and hears media keys; nonsense is refused."""

from __future__ import annotations

from queue import SimpleQueue

from reader.core.about import APP_ID
from reader.core.desktop.bus import BusObject, open_bus
from reader.features.podcasts.window.mpris import NAME, PATH, NowPlaying, open_media_service
from tests.unit.core.desktop.private_bus import needs_bus, private_bus

pytestmark = needs_bus
PLAYER = "org.mpris.MediaPlayer2.Player"


def test_keys_are_heard_and_what_plays_is_told() -> None:
    wishes: SimpleQueue[tuple[str, float]] = SimpleQueue()
    with private_bus() as address:
        service = open_media_service(lambda wish, value: wishes.put((wish, value)), address)
        bus = open_bus(address)
        assert service is not None
        assert bus is not None
        try:
            service.update(NowPlaying(5, "Bells", "Long Wave", 12.0, 60.0, is_playing=True))
            player = BusObject(NAME, PATH, PLAYER)
            properties = BusObject(NAME, PATH, "org.freedesktop.DBus.Properties")
            assert bus.call(player, "PlayPause") == ()
            assert bus.call(player, "Seek", "x", (5_000_000,)) == ()
            assert bus.call(player, "SetPosition", "ox", ("/org/paperround/track/4", 1)) == ()
            assert bus.call(player, "SetPosition", "ox", ("/org/paperround/track/5", 9_000_000)) == ()
            assert [wishes.get(timeout=10) for _ in range(3)] == [
                ("PlayPause", 0.0),
                ("Seek", 5.0),
                ("SetPosition", 9.0),
            ]
            assert bus.call(properties, "Get", "ss", (PLAYER, "PlaybackStatus")) == (("s", "Playing"),)
            notes = bus.call(properties, "GetAll", "s", (PLAYER,))
            assert notes is not None
            assert notes[0]["Metadata"][1]["xesam:title"] == ("s", "Bells")
            assert bus.call(player, "Nonsense") is None
            assert open_media_service(lambda wish, value: None, address) is None
        finally:
            service.close()
            bus.close()


def test_no_publisher_throws_it_off_the_bus_and_the_desktop_finds_its_icon() -> None:
    with private_bus() as address:
        service = open_media_service(lambda wish, value: None, address)
        bus = open_bus(address)
        assert service is not None
        assert bus is not None
        try:
            for seconds in (1e300, float("inf"), float("nan"), -5.0):
                service.update(NowPlaying(5, "a\0\ud800" + "b" * 100_000, "<b>\0", seconds, seconds))
                service.note_jump(seconds)
            properties = BusObject(NAME, PATH, "org.freedesktop.DBus.Properties")
            notes = bus.call(properties, "GetAll", "s", (PLAYER,))
            assert notes is not None
            assert notes[0]["Metadata"][1]["xesam:album"] == ("s", "<b>")
            root = "org.mpris.MediaPlayer2"
            assert bus.call(properties, "Get", "ss", (root, "DesktopEntry")) == (("s", APP_ID),)
        finally:
            service.close()
            bus.close()


def test_without_a_bus_there_is_no_service() -> None:
    assert open_media_service(lambda wish, value: None, "unix:path=/nowhere/bus") is None
