"""Closing the window on a desktop without a tray: one question, and what was chosen holds. The window's process ends;
posts go on coming, the desktop tells of them, and a click there opens the article in a window."""

from __future__ import annotations

import time

import psutil
from msgspec.structs import replace

from reader.core.clock import SystemClock
from reader.engine.process.handover import hand_over
from reader.store.db import open_reader, open_store
from reader.store.feeds import set_choices
from reader.store.reading_log import list_latest_signs
from reader.store.settings import save_rows
from tests.feedserver import page, simple_feed
from tests.life.life import Life
from tests.unit.core.desktop.private_bus import FakeService
from tests.window.real_program import wait_for

QUESTION = "Keep Paperround running in the background?"
NOTIFICATIONS, PATH = "org.freedesktop.Notifications", "/org/freedesktop/Notifications"
SESSION = "/org/freedesktop/login1/session/_32"
WITHIN_S = 1.0
"""In which a sign of presence is in the store."""


def live(life: Life) -> None:
    desktop = FakeService(
        life.desk.bus,
        *(NOTIFICATIONS, "org.freedesktop.login1", "org.gnome.Mutter.IdleMonitor"),
        answers={
            "GetCapabilities": lambda body: ("as", (["actions", "body-markup"],)),
            "Notify": lambda body: ("u", (body[1] or 41,)),
            "CloseNotification": lambda body: ("", ()),
            "AddIdleWatch": lambda body: ("u", (7,)),
        },
    )
    try:
        close_the_window(life)
        come_to_the_machine(life, desktop)
        read_what_is_told(life, desktop)
    finally:
        hand_over(life.profile, {"do": "quit"})
        desktop.close()
    life.program = life.start()


def close_the_window(life: Life) -> None:
    program = life.program
    program.close_window()
    program.wait_for_dialog()
    life.wait_to_read(QUESTION)
    life.take_picture("closing")
    program.press_until("Escape", lambda: len(program.windows()) == 1, "the question goes, the window stays")
    program.focus()
    program.close_window()
    program.wait_for_dialog()
    program.press_until("Return", lambda: program.process.poll() == 0, "the window's process ends")
    wait_for(lambda: processes(life, "background"), "one without a window goes on")


def come_to_the_machine(life: Life, desktop: FakeService) -> None:
    assert next_asked(desktop, "Notify")[3] == "Paperround is still running"
    next_asked(desktop, "AddIdleWatch")  # the last thing that the engine asks for before it listens
    began = time.monotonic()
    desktop.say(SESSION, "org.freedesktop.login1.Session", "Unlock")
    wait_for(lambda: count_signs(life), "the screen was unlocked", WITHIN_S)
    life.note(f"an unlocked screen is in the store after {time.monotonic() - began:.2f} s")


def read_what_is_told(life: Life, desktop: FakeService) -> None:
    make_yesterday(life)
    life.server.serve("/diary.xml", page(simple_feed("Kernel Diary", 13)))
    assert hand_over(life.profile, {"do": "refresh"})
    notes = next_asked(desktop, "Notify")
    assert notes[3:5] == ("Kernel Diary", "Kernel Diary 12")
    began = time.monotonic()
    desktop.say(PATH, NOTIFICATIONS, "ActionInvoked", "us", (41, "default"))
    wait_for(lambda: life.reader.focus() and "Kernel Diary 12" in str(life.reader.focus()), "the article")
    life.note(f"a click on the notification shows the article after {time.monotonic() - began:.1f} s")
    life.take_picture("opened-by-a-notification")
    assert not processes(life, "background"), "one engine per profile"
    (window,) = processes(life, "--show")
    assert hand_over(life.profile, {"do": "quit"})
    window.wait(60)


def make_yesterday(life: Life) -> None:
    """The feed's posts are wanted at once, and it was last asked long enough ago."""
    conn = open_store(life.profile.database, SystemClock().now())
    for feed in life.feeds():
        set_choices(conn, feed.id, replace(feed.choices, alert=True))
    save_rows(conn, {"quiet_hours": ""})
    conn.execute("UPDATE feed_state SET last_fetched_at = last_fetched_at - 86400, earliest_at = 0")
    conn.close()
    assert hand_over(life.profile, {"do": "changed"})


def next_asked(desktop: FakeService, method: str) -> tuple:
    while True:
        asked, body = desktop.asked.get(timeout=60)
        if asked == method:
            return body


def count_signs(life: Life) -> int:
    conn = open_reader(life.profile.database)
    try:
        return len(list_latest_signs(conn, 9))
    finally:
        conn.close()


def processes(life: Life, word: str) -> list[psutil.Process]:
    """Those of ours on this profile that were started with this word."""
    found = []
    for process in psutil.process_iter(["cmdline"]):
        command = process.info["cmdline"] or []
        if str(life.profile.folder) in command and word in command:
            found.append(process)
    return found
