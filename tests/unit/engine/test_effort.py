"""What window and engine take of the processor: measured, added up by day, and shown."""

from __future__ import annotations

import os
import subprocess
import sys

import psutil

from reader.engine.conditions import EffortMeter, list_own_processes


def work() -> None:
    until = psutil.Process().cpu_times().user + 0.05
    while psutil.Process().cpu_times().user < until:
        sum(range(10_000))


def test_only_what_was_taken_since_the_last_time_counts():
    meter = EffortMeter(lambda: [psutil.Process()])
    assert meter.measure() > 0
    work()
    assert meter.measure() >= 0.04
    assert meter.measure() < 0.04


def test_a_process_that_ended_takes_nothing_back():
    child = subprocess.Popen([sys.executable, "-c", "input()"], stdin=subprocess.PIPE)
    meter = EffortMeter(lambda: list_own_processes(os.getppid()))
    assert {one.pid for one in list_own_processes()} >= {os.getpid(), child.pid}
    meter.measure()
    child.communicate(b"\n")
    assert meter.measure() >= 0
