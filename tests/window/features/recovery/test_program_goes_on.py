"""The window makes way for the recovery page and comes back, in one process and under one lock."""

from __future__ import annotations

import json
import subprocess
import sys
from pathlib import Path

import pytest

from reader.store import marks
from reader.store.backup import back_up_by_hand, list_replaced_files, read_contents
from reader.store.db import open_store
from tests.window.made_up import NOW

ROOT = Path(__file__).resolve().parents[4]
# Each window is given something to do; what it shows is printed. The page of a damaged file is left by Quit.
SCRIPT = """
import json, sys
from pathlib import Path
from PySide6.QtCore import QTimer
from PySide6.QtWidgets import QApplication
from reader.features.recovery.window import window as recovery
from reader.features.recovery.window.words import Choice
from reader.window.app import app
from reader.core.paths import Profile
from reader.features.recovery.service import list_copies

profile, plan, seen = Profile(Path(sys.argv[1])), json.loads(sys.argv[2]), []
make, show = app.whole_window.Window, recovery.RecoveryWindow.find_copies

def complete_window(*arguments):
    parts = make(*arguments)
    def act():
        if not parts.sidebar.control.data.feeds:
            QTimer.singleShot(50, parts.window, act)
            return
        seen.append(parts.frame.messages._label.text())
        what = plan.pop(0)
        if what == "restore":
            parts.dialogs.restore(list_copies(profile)[0])
        elif what == "damage":
            with profile.database.open("r+b") as file:
                file.truncate(100_000)
            parts.bridge.bound_to(parts.window).read(lambda conn: conn.execute("SELECT count(html) FROM bodies").get, seen.append)
        else:
            parts.window.quit()
    QTimer.singleShot(50, parts.window, act)
    return parts

def find_copies(window):
    show(window)
    def act():
        if not window.page.buttons:
            QTimer.singleShot(50, window, act)
            return
        seen.append(window.fault.name)
        if "choose" in plan:
            window.choose(Choice.RETRY)
        else:
            window.close()
    QTimer.singleShot(50, window, act)

app.whole_window.Window, recovery.RecoveryWindow.find_copies = complete_window, find_copies
app.restart.start_again = lambda profile: 77
code = app.run_window(profile)
print(json.dumps([code, *seen]))
"""


@pytest.fixture
def starred(profile):
    """One star before the backup and one after it."""
    conn = open_store(profile.database, NOW)
    back_up_by_hand(conn, profile.backups, NOW)
    marks.set_starred(conn, [3])
    conn.close()
    return profile


def run(profile, *plan):
    done = subprocess.run(
        [sys.executable, "-c", SCRIPT, str(profile.folder), json.dumps(plan)],
        cwd=ROOT,
        capture_output=True,
        text=True,
        timeout=240,
        check=False,
    )
    assert "Traceback" not in done.stderr, done.stderr
    return json.loads(done.stdout.splitlines()[-1])


def test_a_backup_chosen_in_the_settings_takes_the_place_and_the_window_comes_back(starred):
    code, first, second = run(starred, "restore", "quit")
    assert (code, first) == (0, "")
    assert "Restored the backup from" in second
    assert "The old file also contains 1 star." in second
    (kept,) = list_replaced_files(starred.database)
    contents = [read_contents(path) for path in (starred.database, kept)]
    assert [found.stars for found in contents if found] == [1, 2]


def test_damage_that_is_found_while_reading_ends_in_the_page_and_is_not_made_worse(starred):
    assert run(starred, "damage") == [0, "", "DAMAGED"]
    assert list_replaced_files(starred.database) == []


def test_a_folder_in_which_not_even_a_lock_can_be_written_is_met_by_the_page(starred):
    """Permissions stop no administrator, as whom tests may run: something else stands in the lock's place."""
    starred.lock.unlink(missing_ok=True)
    starred.lock.mkdir()
    before = starred.database.read_bytes()
    assert run(starred) == [3, "READ_ONLY"]
    assert run(starred, "choose") == [77, "READ_ONLY"], "the program is started again"
    assert starred.database.read_bytes() == before
