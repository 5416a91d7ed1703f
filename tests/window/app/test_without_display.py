"""Without a display the program says so in one sentence."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

from reader.window.app.display import NO_DISPLAY


def test_without_a_display_there_is_one_sentence_and_no_abort(tmp_path):
    code = (
        "import sys; from pathlib import Path; from reader.core.paths import Profile;"
        f"from reader.window.app.app import run_window; sys.exit(run_window(Profile(Path({str(tmp_path)!r}))))"
    )
    root = Path(__file__).resolve().parents[3]
    done = subprocess.run(
        [sys.executable, "-c", code], env={"PATH": ""}, cwd=root, capture_output=True, text=True, check=False
    )
    assert done.returncode == 1
    assert done.stderr.strip() == NO_DISPLAY
