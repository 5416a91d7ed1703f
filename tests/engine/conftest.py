from __future__ import annotations

import pytest

from tests.engine.rig import noon_rig
from tests.engine.world import World


@pytest.fixture
def world(tmp_path, clock):
    made = World(tmp_path, clock)
    yield made
    made.close()


@pytest.fixture
def rig(tmp_path, clock, feedserver):
    with noon_rig(tmp_path, feedserver, clock) as made:
        yield made
