"""A podcast, from the subscription to the last second: its download breaks off and goes on, it is heard through a
sink of PulseAudio that records, the program is killed in the middle and goes on where it was. Each second of it has a
pitch of its own, so that what came out of the sink says which seconds were heard. Needs PulseAudio."""

from __future__ import annotations

import io
import math
import os
import shutil
import subprocess
import tempfile
import wave
from array import array
from collections import Counter
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from reader.features.podcasts.records import Episode
from reader.features.podcasts.store import list_newest
from reader.store.db import open_reader
from tests.feedserver import CLOSE, Behaviour, Exchange, head, page
from tests.life.life import Life
from tests.window.real_program import Program, wait_for

FEED, SOUND, CHAPTERS = "/long-wave", "/88.wav", "/88.json"
RATE, SECONDS = 22_050, 24
LOWEST, STEP = 400, 50
"""Hertz: of the first second, and from each to the next."""
HEARD_RATE = 8_000
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
    life.wait_to_read("played")
    life.take_picture("podcast-heard")
    judge(life, read_seconds(record), place)


def judge(life: Life, heard: list[int], place: float) -> None:
    """All of it was heard, to its end, and again only what was heard since the place was last written."""
    tenths = Counter(heard)
    again = [second for second in range(SECONDS) if tenths[second] > 12]
    life.note(f"of {SECONDS} s, {len(heard)} clear tenths came out of the sink")
    life.note(f"seconds heard twice: {again or 'none'}; of the last one, {tenths[SECONDS - 1]} tenths")
    assert all(tenths[second] >= 8 for second in range(SECONDS)), tenths
    assert all(second >= int(place) for second in again), (again, place)
    assert len(heard) <= (SECONDS + 7) * 10, len(heard)


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
    """Whole waves in each second, so that it does not click from one to the next."""
    tones = ((LOWEST + STEP * (n // RATE)) * n / RATE for n in range(RATE * SECONDS))
    samples = array("h", (int(9_000 * math.sin(math.tau * waves)) for waves in tones))
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

    def behave(exchange: Exchange) -> object:
        notes = exchange.seen.headers.get("range", "")
        lines = {"Content-Type": "audio/wav", "ETag": '"bells"', "Accept-Ranges": "bytes"}
        if notes:
            start = int(notes.removeprefix("bytes=").rstrip("-"))
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
    modules = (f"module-native-protocol-unix auth-anonymous=1 socket={socket}", "module-null-sink sink_name=ear")
    command = ["pulseaudio", "-n", "--daemonize=no", "--exit-idle-time=-1", "--use-pid-file=no", "--disallow-exit"]
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
        f"--rate={HEARD_RATE}",
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


def read_seconds(path: Path) -> list[int]:
    """Which second of the episode each tenth of a second holds that is one tone: by its waves, counted where they
    rise."""
    samples = array("h", path.read_bytes()[: path.stat().st_size // 2 * 2])
    width, heard = HEARD_RATE // 10, []
    for start in range(0, len(samples) - width, width):
        tenth = samples[start : start + width]
        rises = [n for n in range(1, width) if tenth[n - 1] < 0 <= tenth[n]]
        if max(tenth) < 1_000 or len(rises) < 10:
            continue
        hertz = (len(rises) - 1) * HEARD_RATE / (rises[-1] - rises[0])
        number = (hertz - LOWEST) / STEP
        if abs(number - round(number)) < 0.3 and 0 <= round(number) < SECONDS:
            heard.append(round(number))
    return heard
