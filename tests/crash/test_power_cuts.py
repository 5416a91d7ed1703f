"""What a cut of the power leaves; `dev.py bench power-cuts` makes hundreds of them."""

from __future__ import annotations

import random
from pathlib import Path

from tests.crash.power_cuts import cut, find_losses, live, note_steps


def cut_often(tmp_path: Path, cuts: int, *, careless: bool) -> list[str]:
    rng = random.Random(5)
    with note_steps() as steps:
        (tmp_path / "life").mkdir()
        promises = live(tmp_path / "life" / "store.sqlite", steps, 12, rng, careless=careless)
    wrong: list[str] = []
    for number in range(cuts):
        folder = tmp_path / str(number)
        folder.mkdir()
        at = rng.randrange(promises[0].step, len(steps))
        wrong += find_losses(cut(steps, at, folder, rng), promises, at)
    return wrong


def test_a_power_cut_loses_nothing_that_was_said_to_be_stored(tmp_path: Path) -> None:
    assert cut_often(tmp_path, 25, careless=False) == []


def test_what_did_not_wait_for_the_disk_is_seen_to_be_lost(tmp_path: Path) -> None:
    lost = cut_often(tmp_path, 25, careless=True)
    assert lost
    assert all("read" in loss for loss in lost)
