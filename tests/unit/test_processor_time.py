"""What tests cost is told by file, what the processes cost that they start, too."""

from __future__ import annotations

import re
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
BUSY = "import time\nwhile time.process_time() < {}: pass\n"
TESTS = f"""
import subprocess, sys

def test_in_a_child():
    subprocess.run([sys.executable, "-S", "-c", {BUSY.format(0.3)!r}], check=True)
"""


def test_the_dearest_file_comes_first(tmp_path):
    (tmp_path / "test_cheap.py").write_text("def test_it(): pass\n", encoding="utf-8")
    (tmp_path / "test_dear.py").write_text(TESTS, encoding="utf-8")
    unused = ("cacheprovider", "hypothesispytest", "pytest-qt", "xdist")
    plugins = ("-p", "tests.processor_time", *(word for name in unused for word in ("-p", f"no:{name}")))
    folders = ("--basetemp", str(tmp_path / "t"), "--rootdir", str(tmp_path), str(tmp_path))
    command = [sys.executable, "-m", "pytest", *plugins, *folders]
    done = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=True, timeout=120)
    notes = re.findall(r"([\d.]+) s (test_\w+\.py)", done.stdout)
    assert [name for _, name in notes] == ["test_dear.py", "test_cheap.py"]
    assert float(notes[0][0]) >= 0.3 > float(notes[1][0])
