"""Who is believed on the bus."""

from __future__ import annotations

from queue import Empty, SimpleQueue
from typing import Any

import jeepney
import pytest

from reader.core.desktop.bus import BusObject, open_bus
from tests.unit.core.desktop.private_bus import FakeService, needs_bus, private_bus

pytestmark = needs_bus
POWER = BusObject("org.example.Power", "/power", "org.example.Power")


def say_directly(service: FakeService, to: str) -> None:
    signal = jeepney.new_signal(jeepney.DBusAddress(POWER.path, interface=POWER.interface), "Slept", "b", (False,))
    signal.header.fields[jeepney.HeaderFields.destination] = to
    service._connection.send(signal)


def test_a_signal_counts_only_from_the_program_that_it_is_named_after():
    with private_bus() as address:
        bus = open_bus(address)
        assert bus is not None
        heard: SimpleQueue[tuple[Any, ...]] = SimpleQueue()
        power, stranger = FakeService(address, POWER.name), FakeService(address, "org.example.Stranger")
        try:
            bus.hear(POWER, "Slept", lambda body, path: heard.put(body))
            say_directly(stranger, bus._connection.unique_name)
            with pytest.raises(Empty):
                heard.get(timeout=0.5)
            for _ in range(2):
                say_directly(power, bus._connection.unique_name)
                assert heard.get(timeout=5) == (False,)
            power.say(POWER.path, POWER.interface, "Slept", "b", (True,))
            assert heard.get(timeout=5) == (True,)
            # Another program takes over the name: the first is a stranger from then on.
            power.close()
            power = FakeService(address, POWER.name)
            power.say(POWER.path, POWER.interface, "Slept", "b", (True,))
            assert heard.get(timeout=5) == (True,)
        finally:
            for service in (power, stranger):
                service.close()
            bus.close()
