"""Some hundred changes with everything going wrong, against each real server; thousands: dev.py bench sync."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.sync.bad_network import bad_network
from tests.sync.publisher import Publisher
from tests.sync.real_servers import RealServer
from tests.sync.trial import OPERATIONS, Trial


@pytest.mark.long
def test_after_all_that_goes_wrong_all_agree(server: RealServer, publisher: Publisher, tmp_path: Path) -> None:
    with bad_network(server.url, 1) as one, bad_network(server.url, 2) as two:
        trial = Trial(server, publisher, [one, two], tmp_path, seed=16)
        try:
            notes = trial.run(150, restore=True)
        finally:
            trial.close()
    assert notes.faults == []
    assert notes.restores == 1
    assert notes.failed_syncs > 0
    nothing = {name for name in OPERATIONS if not notes.operations[name]}
    assert nothing <= ({"tag", "untag"} if server.kind == "miniflux" else set())
