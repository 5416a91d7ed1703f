from __future__ import annotations

import pytest

from tests.engine.world import World


@pytest.fixture
def world(tmp_path, clock):
    made = World(tmp_path, clock)
    yield made
    made.close()
