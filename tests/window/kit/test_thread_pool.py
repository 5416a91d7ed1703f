"""The thread pool answers on the main thread, and only to who is still there."""

from __future__ import annotations

import threading
import weakref

import shiboken6
from PySide6.QtCore import QObject, QThreadPool

from reader.window.kit.screens import run_in_pool


def test_work_is_done_elsewhere_and_its_answer_comes_here(qtbot):
    receiver, came = QObject(), []
    run_in_pool(receiver, threading.get_ident, lambda ran: came.append((ran, threading.get_ident())))
    qtbot.waitUntil(lambda: bool(came))
    ran, answered = came[0]
    assert ran != answered == threading.get_ident()


def test_nobody_is_told_who_was_deleted_meanwhile(qtbot):
    gate, came = threading.Event(), []
    gone, stays = QObject(), QObject()
    run_in_pool(gone, lambda: gate.wait(60), lambda _: came.append("gone"))
    shiboken6.delete(gone)
    run_in_pool(stays, lambda: gate.wait(60), lambda _: came.append("stays"))
    gate.set()
    QThreadPool.globalInstance().waitForDone()
    qtbot.waitUntil(lambda: bool(came))
    assert came == ["stays"]


def test_a_user_that_nobody_else_holds_ends_on_its_own_thread(qtbot):
    gate, ended = threading.Event(), []
    receiver = QObject()
    weakref.finalize(receiver, lambda: ended.append(threading.get_ident()))
    run_in_pool(receiver, lambda: gate.wait(60), lambda _: None)
    del receiver
    gate.set()
    qtbot.waitUntil(lambda: bool(ended))
    assert ended == [threading.get_ident()]
