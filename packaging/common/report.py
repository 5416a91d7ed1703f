"""What a check found, line by line: printed at once, counted at the end."""

from __future__ import annotations

from dataclasses import dataclass, field


@dataclass
class Report:
    lines: list[str] = field(default_factory=list)
    failed: int = 0

    def title(self, text: str) -> None:
        self._print(f"\n{text}")

    def line(self, ok: bool, what: str, found: object = "") -> bool:
        """One thing that was tried, and what came of it."""
        self.failed += not ok
        self._print(f"  {'ok ' if ok else 'NO '} {what}{f': {found}' if found != '' else ''}")
        return ok

    def end(self) -> int:
        self._print("\nAll as it should be." if not self.failed else f"\n{self.failed} not as it should be.")
        return self.failed

    def _print(self, text: str) -> None:
        self.lines.append(text)
        print(text, flush=True)
