"""Fails a test that logs a warning or an error without saying that it expects one. Qt's own lines:
`qt_log_level_fail`."""

from __future__ import annotations

import logging


class LogWatch(logging.Handler):
    """`expect_log("part of the line")` in a test: such a line must come, and is no fault."""

    def __init__(self) -> None:
        super().__init__(logging.WARNING)
        self._lines: list[str] = []
        self._expected: list[str] = []

    def __call__(self, part: str) -> None:
        self._expected.append(part)

    def emit(self, record: logging.LogRecord) -> None:
        self._lines.append(f"{record.levelname} {record.name}: {self.format(record)}")

    def find_faults(self) -> list[str]:
        unexpected = [line for line in self._lines if not any(part in line for part in self._expected)]
        missing = [part for part in self._expected if not any(part in line for line in self._lines)]
        return [f"logged: {line}" for line in unexpected] + [f"never logged: {part}" for part in missing]
