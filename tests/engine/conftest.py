from __future__ import annotations

import pytest

from tests.engine.rig import NOON, Rig
from tests.engine.simulated import local_time
from tests.engine.world import World


@pytest.fixture
def world(tmp_path, clock):
    made = World(tmp_path, clock)
    yield made
    made.close()


@pytest.fixture
def rig(tmp_path, clock, feedserver):
    with local_time("UTC"):
        clock.at = NOON
        made = Rig(tmp_path, clock, feedserver)
        yield made
        made.close()
