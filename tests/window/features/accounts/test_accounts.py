"""The page for accounts: trying, adding, leaving; the engine is told, and the store has it."""

from __future__ import annotations

import pytest
from msgspec.structs import replace
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QFileDialog, QInputDialog

from reader.core.words.catalogue import AccountCode
from reader.engine.messages import AccountsChanged, AccountSynced, AccountTried, PasswordGiven, SyncNow, TryAccount
from reader.features.accounts.records import AccountProblem, AccountState, LinkedFeed, Login, ServerKind, Tried
from reader.features.accounts.store import list_accounts, save_account_state, save_linked_feed
from reader.features.accounts.window import AccountSection
from reader.features.settings.window.settings import SettingsDialog
from reader.store.feeds import list_feeds
from tests.window.dialogs.helpers import choose, hear_commands, shown
from tests.window.made_up import NOW

TRIED = Tried("http://rss.example/api/greader.php", ServerKind.FRESHRSS, 31, 212, 17, 4, 0.42)


@pytest.fixture
def notes(opened) -> list[object]:
    return hear_commands(opened)


@pytest.fixture
def page(opened, qtbot, notes, safe) -> AccountSection:
    opened.actions["settings"].trigger()
    qtbot.waitUntil(lambda: opened.dialogs.shown is not None)
    dialog: SettingsDialog = shown(opened, SettingsDialog)
    dialog.show_page_of(dialog.accounts)
    return dialog.accounts


def type_login(page: AccountSection) -> None:
    page.new.click()
    for field, text in ((page.form.where, "rss.example"), (page.form.user, "me"), (page.form.password, "secret")):
        field.setText(text)
        field.textEdited.emit(text)


def add_account(opened, page: AccountSection, qtbot) -> None:
    type_login(page)
    page.form.try_button.click()
    opened.dialogs.accounts.on_tried(AccountTried(1, TRIED))
    page.form.add.click()
    qtbot.waitUntil(lambda: len(page.cards) == 1)


def test_it_is_tried_before_it_can_be_added(opened, page, notes):
    type_login(page)
    assert not page.form.add.isEnabled()
    assert not page.new.isEnabled()
    page.form.try_button.click()
    assert notes == [TryAccount(1, Login("rss.example", "me", "secret"))]
    assert "secret" not in repr(notes)
    opened.dialogs.accounts.on_tried(AccountTried(1, None, AccountCode.ACCOUNT_PASSWORD(host="rss.example")))
    assert "didn’t accept the user name or password" in page.form.answer.text()
    assert not page.form.add.isEnabled()
    opened.dialogs.accounts.on_tried(AccountTried(1, TRIED))
    assert page.form.answer.text() == "Connected in 0.4 s: 31 feeds, 212 unread, 17 starred."
    assert page.form.add.isEnabled()
    page.form.user.textEdited.emit("you")
    assert not page.form.add.isEnabled()


def test_enter_tries_then_adds_and_does_not_save(opened, page, notes, qtbot):
    type_login(page)
    qtbot.keyClick(page.form.password, Qt.Key.Key_Return)
    assert notes == [TryAccount(1, Login("rss.example", "me", "secret"))]
    opened.dialogs.accounts.on_tried(AccountTried(1, TRIED))
    qtbot.keyClick(page.form.password, Qt.Key.Key_Return)
    qtbot.waitUntil(lambda: len(page.cards) == 1)
    assert opened.dialogs.shown is not None


def test_an_older_answer_is_dropped(opened, page):
    type_login(page)
    page.form.try_button.click()
    page.form.show_tried(None, None)
    page.form.try_button.click()
    opened.dialogs.accounts.on_tried(AccountTried(1, TRIED))
    assert page.form.tried is None


def test_an_answer_for_a_form_that_was_discarded_is_not_said_in_the_next(opened, page):
    type_login(page)
    page.form.try_button.click()
    page.form.discard.click()
    page.new.click()
    opened.dialogs.accounts.on_tried(AccountTried(1, TRIED))
    assert (page.form.tried, page.form.answer.text()) == (None, "")


def test_an_answer_to_what_was_typed_before_lets_nothing_be_added(opened, page):
    type_login(page)
    page.form.try_button.click()
    page.form.where.setText("other.example")
    page.form.where.textEdited.emit("other.example")
    opened.dialogs.accounts.on_tried(AccountTried(1, TRIED))
    assert not page.form.add.isEnabled()
    assert page.form.answer.text() == ""


def test_adding_keeps_it_and_synchronises(opened, page, notes, qtbot, store):
    add_account(opened, page, qtbot)
    (account,) = list_accounts(store)
    assert (account.url, account.username, account.name) == (TRIED.base, "me", "FreshRSS")
    assert notes[1:] == [PasswordGiven(TRIED.base, "me", "secret"), AccountsChanged(), SyncNow(account.id)]
    assert page.new.isEnabled()
    page.new.click()
    assert page.form.password.text() == "", "nothing of one server is left for the next"
    assert page.cards[0].pill.text() == "Not synced yet"


def test_the_card_says_how_it_is(opened, page, qtbot, writing):
    add_account(opened, page, qtbot)
    opened.dialogs.accounts.on_synced(AccountSynced(1, is_under_way=True))
    assert page.cards[0].pill.text() == "Syncing…"
    opened.dialogs.accounts.on_synced(AccountSynced(1, is_under_way=True, done=250, total=10_000))
    assert page.cards[0].pill.text() == "250 of 10,000 articles"
    save_account_state(writing, 1, AccountState(synced_at=NOW - 120))
    opened.dialogs.accounts.on_synced(AccountSynced(1))
    qtbot.waitUntil(lambda: page.cards[0].pill.text() == "Synced 2 min ago")
    for problem, words in (
        (AccountProblem.OFFLINE, "offline, 0 waiting"),
        (AccountProblem.INSECURE, "certificate not trusted"),
        (AccountProblem.NO_API, "API turned off"),
    ):
        save_account_state(writing, 1, AccountState(problem=problem, tried_at=NOW))
        opened.dialogs.accounts.on_synced(AccountSynced(1))
        qtbot.waitUntil(lambda words=words: page.cards[0].pill.text() == words)


def test_a_certificate_is_given_and_tried(opened, page, notes, qtbot, store, monkeypatch):
    add_account(opened, page, qtbot)
    notes.clear()
    monkeypatch.setattr(QFileDialog, "getOpenFileName", lambda *_: ("/home/me/own.pem", ""))
    choose(page.cards[0], "Custom certificate authority…")
    qtbot.waitUntil(lambda: SyncNow(1) in notes)
    assert list_accounts(store)[0].ca_file == "/home/me/own.pem"
    assert notes == [AccountsChanged(), SyncNow(1)]


def test_a_question_that_is_closed_leaves_the_choice_as_it_was(opened, page, qtbot):
    type_login(page)
    page.form.try_button.click()
    opened.dialogs.accounts.on_tried(AccountTried(1, replace(TRIED, kind=ServerKind.MINIFLUX)))
    page.form.add.click()
    qtbot.waitUntil(lambda: len(page.cards) == 1)
    choose(page.cards[0], "Let Paperround schedule this server’s refreshes")
    page.question.close()
    assert not any(action.isChecked() for action in page.cards[0].menu.actions()[1:])


@pytest.mark.parametrize("keep", [True, False])
def test_leaving_asks_whether_its_feeds_are_kept(opened, page, qtbot, store, writing, keep):
    add_account(opened, page, qtbot)
    feeds = list_feeds(store)
    save_linked_feed(writing, 1, LinkedFeed(feeds[0].id, "feed/1", "", "", None, None))
    writing.execute("INSERT INTO outbox SELECT 1, 1, min(id), 'read', '', 1, 0 FROM entries")
    with qtbot.waitSignal(opened.dialogs.accounts.listed):
        opened.dialogs.accounts.list_servers()
    choose(page.cards[0], "Remove account…")
    assert "1 change hasn’t reached the server yet and will be lost." in page.question.text()
    wanted = "Keep feeds" if keep else "Remove feeds"
    next(button for button in page.question.buttons() if button.text() == wanted).click()
    qtbot.waitUntil(lambda: not page.cards)
    assert list_accounts(store) == []
    assert len(list_feeds(store)) == len(feeds) - (not keep)


def test_a_password_that_was_not_kept_is_asked_for_in_a_bar_until_it_is_there(
    opened, page, notes, qtbot, store, writing, monkeypatch
):
    add_account(opened, page, qtbot)
    (account,) = list_accounts(store)
    bar, accounts = opened.frame.messages, opened.dialogs.accounts
    lacking = AccountCode.ACCOUNT_PASSWORD_MISSING(host="rss.example")
    save_account_state(writing, account.id, AccountState(problem=AccountProblem.PASSWORD, message=lacking))
    accounts.list_servers()
    qtbot.waitUntil(lambda: not bar.isHidden())
    assert "password for rss.example" in bar._label.text()
    bar.hide()
    with qtbot.waitSignal(accounts.listed):
        accounts.list_servers()
    assert bar.isHidden(), "it was closed, and nothing is new"
    save_account_state(writing, account.id, AccountState())
    with qtbot.waitSignal(accounts.listed):
        accounts.list_servers()
    save_account_state(writing, account.id, AccountState(problem=AccountProblem.PASSWORD, message=lacking))
    accounts.list_servers()
    qtbot.waitUntil(lambda: not bar.isHidden())
    monkeypatch.setattr(QInputDialog, "getText", lambda *_: ("another", True))
    notes.clear()
    bar._button.click()
    qtbot.waitUntil(lambda: SyncNow(account.id) in notes)
    assert PasswordGiven(account.url, "me", "another") in notes
