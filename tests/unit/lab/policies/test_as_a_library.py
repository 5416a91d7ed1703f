"""Another program can plan its polls with ours: the example of the note runs, with nothing of the window or the
store."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parents[4]
EXAMPLE = ROOT / "docs" / "developer" / "examples" / "plan_polls.py"
LOADED = "\nimport sys; print(sorted({name.partition('.')[0] for name in sys.modules}), file=sys.stderr)"


def test_the_example_plans_a_day_and_loads_no_more_than_it_says():
    code = EXAMPLE.read_text(encoding="utf-8") + LOADED
    done = subprocess.run([sys.executable, "-c", code], cwd=ROOT, capture_output=True, text=True, check=True)
    lines = done.stdout.splitlines()
    assert 3 <= len(lines) <= 18, "a busy day may take half as many more than its budget of 12"
    assert any("build server" in line for line in lines)
    assert [line[:5] for line in lines] == sorted(line[:5] for line in lines)
    loaded = set(done.stderr.replace("'", " ").replace(",", " ").split())
    assert not loaded & {"PySide6", "apsw", "urllib3", "feedparser"}


def test_it_is_typed():
    assert (ROOT / "reader" / "py.typed").exists()
