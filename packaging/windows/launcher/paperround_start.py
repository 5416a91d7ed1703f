"""What the launcher runs: the entry of the frozen program, told that it is one."""

import sys

# Before anything is imported: it decides how other processes of ours are started (reader/core/child_process.py).
sys.frozen = True  # type: ignore[attr-defined]

import no_opengl  # type: ignore[import-not-found]  # noqa: E402, F401 - laid beside us by assemble.py

from reader.core.frozen import main  # noqa: E402

sys.exit(main())
