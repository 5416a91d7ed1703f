"""A podcast, from the subscription to the last second: its download breaks off and goes on, it is heard through a sink of
PulseAudio that records, the program is killed in the middle and goes on where it was. Needs PulseAudio; without it the
player's own sentence is looked for, that there is nothing to hear with."""

from __future__ import annotations

import io
import math
import os
import shutil
import subprocess
import tempfile
import wave
from array import array
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from reader.model.podcasts import Episode
from reader.store.db import open_reader
from reader.store.podcasts.episodes import list_newest
from tests.feedserver import CLOSE, Behaviour, DocumentSwap, head, page
from tests.gui.real_program import Program, wait_for
from tests.life.life import Life

FEED, SOUND, CHAPTERS = "/long-wave", "/88.wav", "/88.json"
RATE, SECONDS, HERTZ = 22_050, 24, 440
CHAPTERS_TOLD = b"""{"version": "1.2.0", "chapters": [{"startTime": 0, "title": "Two hundred steps up"},
    {"startTime": 8, "title": "What a bell is tuned to"}, {"startTime": 16.5, "title": "The A that was never an A"}]}"""


def live(life: Life) -> None:
    sound = make_tone()
    life.server.serve(FEED, page(make_feed(life, len(sound))))
    life.server.serve(SOUND, in_pieces(sound))
    life.server.serve(CHAPTERS, page(CHAPTERS_TOLD, content_type="application/json"))
    with tempfile.TemporaryDirectory(ignore_cleanup_errors=True) as own, listening_desk(Path(own)) as pulse:
        restart(life, pulse)
        life.add_by_dialog(life.server.url(FEED))
        wait_for(lambda: read_episode(life), "the episode")
        life.wait_to_read("Episode 88")
        life.program.press_until("j", lambda: "0:00 of 0:24" in life.reader.text(), "opening the episode")
        life.take_picture("podcast-not-downloaded")
        hear(life, Path(own), pulse)


def hear(life: Life, own: Path, pulse: str) -> None:
    record = own / "heard.raw"
    with recording(record, pulse):
        life.program.press_until("shift+p", lambda: read_episode(life).download, "asking to play")
        wait_for(lambda: read_episode(life).position_s > 5, "five seconds heard", 90)
        ranges = [seen.headers.get("range", "") for seen in life.server.seen(SOUND)]
        assert ranges[0] == "", ranges
        assert ranges[1].startswith("bytes="), ranges
        life.take_picture("podcast-plays")
        life.program.process.kill()
        life.program.process.wait()
        place = read_episode(life).position_s
        life.note(f"killed at {place:.1f} s")
        restart(life, pulse, was_killed=True)
        life.click("Long Wave")
        life.wait_to_read("Episode 88")
        life.program.press_until("j", lambda: "of 0:24" in life.reader.text(), "the place is remembered")
        life.take_picture("podcast-resumed")
        life.program.press_until("ctrl+space", lambda: read_episode(life).position_s > place, "playing on")
        wait_for(lambda: read_episode(life).is_heard, "the last second", 60)
    life.take_picture("podcast-heard")
    heard_s = measure_tone(record)
    life.note(f"{heard_s:.1f} s of sound came out of the sink for a recording of {SECONDS} s")
    # What was heard since the last saved place is heard again; nothing is missing.
    assert SECONDS - 0.5 <= heard_s <= SECONDS + 7.0, heard_s


def restart(life: Life, pulse: str, *, was_killed: bool = False) -> None:
    if not was_killed:
        assert life.program.quit() == 0
    environment = {**life.desk.environment, "PULSE_SERVER": pulse}
    life.program = Program(life.profile, life.desk.screen, environment=environment)
    life.program.wait_for_window()


def read_episode(life: Life) -> Episode:
    conn = open_reader(life.profile.database)
    try:
        found = [one for one in list_newest(conn, 50) if one.url.endswith(SOUND)]
        return found[0] if found else Episode(0, 0, "", "", "", "", None, None, "", 0, False, False)
    finally:
        conn.close()


# --- what the publisher has -----------------------------------------------------------------------


def make_tone() -> bytes:
    samples = array("h", (int(9_000 * math.sin(math.tau * HERTZ * n / RATE)) for n in range(RATE * SECONDS)))
    made = io.BytesIO()
    with wave.open(made, "wb") as file:
        file.setnchannels(1)
        file.setsampwidth(2)
        file.setframerate(RATE)
        file.writeframes(samples.tobytes())
    return made.getvalue()


def make_feed(life: Life, size: int) -> bytes:
    return f"""<rss version="2.0" xmlns:itunes="http://www.itunes.com/dtds/podcast-1.0.dtd"
        xmlns:podcast="https://podcastindex.org/namespace/1.0"><channel><title>Long Wave</title>
        <link>http://example.org/</link><item><title>Episode 88: The woman who tuned a city's bells</title>
        <guid>88</guid><description>For nine months Ada Merel climbed the tower before the traffic began.</description>
        <itunes:duration>0:{SECONDS}</itunes:duration>
        <podcast:chapters url="{life.server.url(CHAPTERS)}" type="application/json+chapters"/>
        <enclosure url="{life.server.url(SOUND)}" type="audio/wav" length="{size}"/></item></channel></rss>""".encode()


def in_pieces(body: bytes) -> Behaviour:
    """Breaks off after a third; asked for the rest, it gives it."""

    def behave(exchange: DocumentSwap) -> object:
        told = exchange.seen.headers.get("range", "")
        lines = {"Content-Type": "audio/wav", "ETag": '"bells"', "Accept-Ranges": "bytes"}
        if told:
            start = int(told.removeprefix("bytes=").rstrip("-"))
            lines["Content-Range"] = f"bytes {start}-{len(body) - 1}/{len(body)}"
            exchange.answer(206, lines, body[start:])
            return None
        exchange.send(head(200, {**lines, "Content-Length": str(len(body))}) + body[: len(body) // 3])
        return CLOSE

    return behave


# --- a sink that records --------------------------------------------------------------------------


@contextmanager
def listening_desk(own: Path) -> Iterator[str]:
    """PulseAudio with nothing but a null sink, and the address of its socket."""
    assert shutil.which("pulseaudio"), "needs pulseaudio and pulseaudio-utils"
    socket = own / "ear.socket"
    modules = (
        f"module-native-protocol-unix auth-anonymous=1 socket={socket}",
        "module-null-sink sink_name=ear",
    )
    command = [
        "pulseaudio",
        "-n",
        "--daemonize=no",
        "--exit-idle-time=-1",
        "--use-pid-file=no",
        "--disallow-exit",
    ]
    command += [part for module in modules for part in ("-L", module)]
    environment = {**os.environ, "HOME": str(own), "XDG_RUNTIME_DIR": str(own)}
    daemon = subprocess.Popen(command, env=environment, stderr=subprocess.DEVNULL)
    try:
        wait_for(socket.exists, "PulseAudio")
        yield f"unix:{socket}"
    finally:
        daemon.terminate()
        daemon.wait()


@contextmanager
def recording(path: Path, pulse: str) -> Iterator[None]:
    command = [
        "parec",
        "--server",
        pulse,
        "-d",
        "ear.monitor",
        "--rate=8000",
        "--format=s16le",
        "--channels=1",
    ]
    with path.open("wb") as file:
        recorder = subprocess.Popen([*command, "--raw"], stdout=file, stderr=subprocess.DEVNULL)
        try:
            yield
        finally:
            recorder.terminate()
            recorder.wait()


def measure_tone(path: Path) -> float:
    """Seconds in which something sounds, by tenths of a second."""
    samples = array("h", path.read_bytes()[: path.stat().st_size // 2 * 2])
    tenths = (samples[start : start + 800] for start in range(0, len(samples), 800))
    return sum(max(tenth, default=0) > 1_000 for tenth in tenths) / 10
