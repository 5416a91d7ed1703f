"""`paperround lab`: the user's own weeks in the terminal, the very rows that Compare strategies shows; its options."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

import reader.cli.commands as session_room
from reader.cli.main import main
from reader.core.clock import LocalZone, SystemClock
from reader.core.paths import Profile
from reader.insights.savings import read_own_history
from reader.lab.files import read_users
from reader.lab.mine import make_own_row, own_trial, run_way
from reader.store.db import open_reader, open_store
from reader.store.feeds import add_feed
from tests.fake_clock import FakeClock
from tests.window.insights.demo_weeks import NOW, make_demo_profile


def run(capsys, profile, *arguments):
    code = main(["--profile", str(profile.folder), *arguments])
    return code, capsys.readouterr()


@pytest.mark.long
def test_the_terminal_replays_the_same_weeks_as_the_page(tmp_path, capsys, monkeypatch):
    profile = make_demo_profile(tmp_path / "weeks")
    monkeypatch.setattr(session_room, "SystemClock", lambda: FakeClock(NOW))
    code, printed = run(capsys, profile, "lab", "compare", "--mine", "--policies", "fix-1h,uniform", "--json")
    assert code == 0
    conn = open_reader(profile.database)
    history = read_own_history(conn, NOW, LocalZone())
    trial = own_trial(history)
    conn.close()
    for row in json.loads(printed.out):
        outcome = run_way(history, trial, row["policy"], SystemClock(), lambda days, name: None)
        mine = make_own_row(outcome, history, trial)
        assert {name: mine[name] for name in row if name != "seconds"} == {
            name: value for name, value in row.items() if name != "seconds"
        }


def test_too_few_days_are_told_in_a_sentence(tmp_path, capsys):
    profile = Profile(tmp_path / "new")
    conn = open_store(profile.database, NOW)
    add_feed(conn, "https://one.example/rss", NOW)
    conn.close()
    code, printed = run(capsys, profile, "lab", "compare", "--mine")
    assert code == 2
    assert "needs 10 full days" in printed.err


def test_signs_of_presence_and_first_days_are_replayed(tmp_path, capsys):
    profile, folder = Profile(tmp_path), tmp_path / "made"
    options = ("--feeds", "5", "--days", "12")
    assert run(capsys, profile, "lab", "generate", "--out", str(folder), *options)[0] == 0
    posts, access = (str(next(folder.glob(f"*.{kind}.csv*"))) for kind in ("posts", "access"))
    visits = read_users(Path(access))
    rows = [f"{user},{at - 600:.0f}" for user, times in visits.items() for at in times.tolist()]
    activity = folder / "activity.csv"
    activity.write_text("\n".join(["user_id,unix_ts", *rows]), encoding="utf-8")
    days = ("--train-days", "8", "--test-days", "4", "--policies", "paperround,fix-1h", "--json")
    files = ("--posts", posts, "--access", access)
    waits = []
    for more in ((), ("--activity", str(activity)), ("--first-days",)):
        code, printed = run(capsys, profile, "lab", "compare", *files, *days, *more)
        assert code == 0, printed.err
        waits.append({row["policy"]: row["delay_h_per_day"] for row in json.loads(printed.out)})
    assert len({wait["paperround"] for wait in waits}) == 3
    assert len({wait["fix-1h"] for wait in waits[:2]}) == 1


def test_without_files_and_without_mine_it_says_what_to_give(tmp_path, capsys):
    code, printed = run(capsys, Profile(tmp_path), "lab", "compare")
    assert code == 2
    assert "--mine" in printed.err


@pytest.mark.parametrize(
    "options",
    [
        ("compare", "--mine", "--weeks", "0"),
        ("papers", "--only", "X-1"),
        ("compare", "--per-feed", "nan"),
        ("compare", "--zone", "Europe"),
        ("compare", "--train-days", "9999999"),
        ("generate", "--out", "made", "--sessions", "-1"),
        ("generate", "--out", "made", "--seed", "-1"),
    ],
)
def test_options_that_mean_nothing_are_told_in_a_sentence(tmp_path, capsys, options):
    code, printed = run(capsys, Profile(tmp_path), "lab", *options)
    assert code == 2
    assert options[-2] in printed.err or options[-1] in printed.err
    assert "parse_" not in printed.err
