"""The page for accounts: trying, adding, leaving; the engine is told, and the store has it."""

from __future__ import annotations

import pytest
from msgspec.structs import replace
from PySide6.QtCore import QLocale, Qt
from PySide6.QtWidgets import QFileDialog, QInputDialog, QLabel

from reader.core.words.catalogue import AccountCode
from reader.engine.messages import AccountsChanged, AccountSynced, AccountTried, PasswordGiven, SyncNow, TryAccount
from reader.features.accounts.records import (
    Account,
    AccountProblem,
    AccountState,
    LinkedFeed,
    Login,
    ServerKind,
    SyncReason,
    Tried,
)
from reader.features.accounts.service import AccountFacts
from reader.features.accounts.store import (
    SyncTotals,
    Waiting,
    list_accounts,
    list_linked_feeds,
    save_account_state,
    save_linked_feed,
)
from reader.features.accounts.window import AccountSection, AccountSheet, say_asked, say_next, say_state
from reader.features.settings.window.settings import SettingsDialog
from reader.store.feeds import list_feeds
from reader.window.kit.humanize import local
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


def type_login(page: AccountSection, service: int = 0) -> AccountSheet:
    page.new.click()
    sheet = page.sheet
    sheet.services[service].setChecked(True)
    sheet.main.click()
    for field, text in ((sheet.where, "rss.example"), (sheet.user, "me"), (sheet.password, "secret")):
        field.setText(text)
        field.textEdited.emit(text)
    return sheet


def add_account(opened, page: AccountSection, qtbot, tried: Tried = TRIED) -> None:
    sheet = type_login(page)
    sheet.main.click()
    opened.dialogs.accounts.on_tried(AccountTried(1, tried))
    sheet.main.click()
    qtbot.waitUntil(lambda: len(page.cards) == 1 and sheet.step == 3)
    sheet.main.click()


def test_it_is_tried_before_it_can_be_added(opened, page, notes, store):
    sheet = type_login(page)
    assert sheet.title.text() == "Sign in to FreshRSS"
    sheet.main.click()
    assert notes == [TryAccount(1, Login("rss.example", "me", "secret"))]
    assert "secret" not in repr(notes)
    assert not sheet.main.isEnabled()
    opened.dialogs.accounts.on_tried(AccountTried(1, None, AccountCode.ACCOUNT_PASSWORD(host="rss.example")))
    assert "didn’t accept the user name or password" in sheet.answer.text()
    assert (sheet.step, sheet.main.text()) == (1, "Test again")
    sheet.main.click()
    opened.dialogs.accounts.on_tried(AccountTried(2, TRIED))
    assert (sheet.step, sheet.title.text()) == (2, "FreshRSS is ready")
    assert sheet.found[0].text() == "Connected in 0.4 s: 31 feeds, 212 unread, 17 starred."
    assert sheet.found[1].text() == "You already have 4 of them. They won’t be added twice."
    sheet.back.click()
    assert (sheet.step, sheet.tried) == (1, None), "what is typed now has to be tried"
    sheet.reject()
    assert list_accounts(store) == []


def test_return_goes_on_and_escape_leaves_nothing_behind(opened, page, notes, qtbot, store):
    sheet = type_login(page)
    qtbot.keyClick(sheet.password, Qt.Key.Key_Return)
    assert notes == [TryAccount(1, Login("rss.example", "me", "secret"))]
    opened.dialogs.accounts.on_tried(AccountTried(1, TRIED))
    qtbot.keyClick(sheet.name, Qt.Key.Key_Escape)
    assert not sheet.isVisible()
    assert list_accounts(store) == []
    assert opened.dialogs.shown is not None, "the settings are still open"


def test_an_older_answer_is_dropped(opened, page):
    sheet = type_login(page)
    sheet.main.click()
    sheet.show_tried(None, None)
    sheet.main.click()
    opened.dialogs.accounts.on_tried(AccountTried(1, TRIED))
    assert sheet.tried is None


def test_an_answer_for_a_sheet_that_was_closed_is_not_said_in_the_next(opened, page):
    sheet = type_login(page)
    sheet.main.click()
    sheet.reject()
    page.new.click()
    opened.dialogs.accounts.on_tried(AccountTried(1, TRIED))
    assert (page.sheet.step, page.sheet.tried, page.sheet.answer.text()) == (0, None, "")


def test_an_answer_to_what_was_typed_before_lets_nothing_be_added(opened, page):
    sheet = type_login(page)
    sheet.main.click()
    sheet.where.setText("other.example")
    sheet.where.textEdited.emit("other.example")
    opened.dialogs.accounts.on_tried(AccountTried(1, TRIED))
    assert (sheet.step, sheet.tried, sheet.answer.text()) == (1, None, "")
    assert sheet.main.isEnabled()


def test_adding_keeps_it_and_synchronises(opened, page, notes, qtbot, store):
    add_account(opened, page, qtbot)
    (account,) = list_accounts(store)
    assert (account.url, account.username, account.name) == (TRIED.base, "me", "FreshRSS")
    assert notes[1:] == [PasswordGiven(TRIED.base, "me", "secret"), SyncNow(account.id)], "one sync, not two"
    page.new.click()
    assert page.sheet.password.text() == "", "nothing of one server is left for the next"
    assert page.cards[0].pill.text() == "Not synced yet"


def test_the_last_step_says_what_the_first_sync_brought(opened, page, qtbot, writing):
    sheet = type_login(page)
    sheet.main.click()
    opened.dialogs.accounts.on_tried(AccountTried(1, TRIED))
    sheet.name.setText("At home")
    sheet.main.click()
    qtbot.waitUntil(lambda: sheet.step == 3)
    assert sheet.title.text() == "At home was added"
    assert "The first sync is running." in sheet.outcome.text()
    opened.dialogs.accounts.on_synced(AccountSynced(1, is_under_way=True, done=250, total=10_000))
    assert "250 of 10,000 articles" in sheet.outcome.text()
    save_account_state(writing, 1, AccountState(synced_at=NOW, unread_count=212))
    opened.dialogs.accounts.on_synced(AccountSynced(1))
    qtbot.waitUntil(lambda: "brought" in sheet.outcome.text())
    assert "212 unread" in sheet.outcome.text()
    assert "Changes you make are sent right away." in sheet.outcome.text()


def test_local_feeds_go_along_only_if_the_user_wants_it(opened, page, qtbot, store):
    sheet = type_login(page)
    sheet.main.click()
    opened.dialogs.accounts.on_tried(AccountTried(1, replace(TRIED, loose_feeds=len(list_feeds(store)))))
    assert not sheet.adds_local.isChecked()
    assert "local feeds" in sheet.adds_local.text()
    sheet.adds_local.setChecked(True)
    sheet.main.click()
    qtbot.waitUntil(lambda: sheet.step == 3)
    assert [one.feed_id for one in list_linked_feeds(store, 1)] == sorted(feed.id for feed in list_feeds(store))


def test_an_account_that_is_there_already_is_refused_in_the_sheet(opened, page, qtbot, store):
    add_account(opened, page, qtbot)
    sheet = type_login(page)
    sheet.main.click()
    opened.dialogs.accounts.on_tried(AccountTried(2, TRIED))
    sheet.main.click()
    qtbot.waitUntil(lambda: "already" in sheet.note.text())
    assert sheet.step == 2
    assert len(list_accounts(store)) == 1


def test_who_has_no_server_is_led_to_the_import(opened, page, monkeypatch):
    page.new.click()
    asked: list[bool] = []
    opened.dialogs.accounts.choose_list = lambda: asked.append(True)
    page.sheet.import_button.click()
    assert asked
    assert opened.dialogs.shown is None


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
        (AccountProblem.INSECURE, "Certificate not trusted"),
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
    add_account(opened, page, qtbot, replace(TRIED, kind=ServerKind.MINIFLUX))
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


def test_a_sync_on_another_day_says_which(opened, page, qtbot, writing):
    add_account(opened, page, qtbot)
    save_account_state(writing, 1, AccountState(synced_at=NOW, next_at=NOW + 86_400, next_reason=SyncReason.RARELY))
    opened.dialogs.accounts.on_synced(AccountSynced(1))
    qtbot.waitUntil(lambda: page.cards[0].pill.text() == "Synced just now")
    day = QLocale().dayName(local(NOW + 86_400).isoweekday(), QLocale.FormatType.ShortFormat)
    assert any(label.text().startswith(f"{day} ") for label in page.cards[0].findChildren(QLabel))


MISSING, REFUSED = AccountCode.ACCOUNT_PASSWORD_MISSING(host="h"), AccountCode.ACCOUNT_PASSWORD(host="h")


@pytest.mark.parametrize(
    ("state", "said"),
    [
        (AccountState(problem=AccountProblem.PASSWORD, message=MISSING), "Password missing"),
        (AccountState(problem=AccountProblem.PASSWORD, message=REFUSED), "Password rejected"),
        (AccountState(problem=AccountProblem.BUSY), "Server asked Paperround to wait"),
        (AccountState(), "Not synced yet"),
        (AccountState(synced_at=NOW - 30), "Synced just now"),
    ],
)
def test_the_pill_says_what_is_so(state: AccountState, said: str) -> None:
    assert say_state(make_facts(state), NOW, False)[0] == said


def test_what_hourly_polling_would_have_asked_counts_from_midnight_or_from_its_adding() -> None:
    hours = local(NOW).hour + 1
    assert say_asked(make_facts(AccountState(), added_at=NOW - 86_400), NOW) == f"13 times (hourly: {hours})"
    assert say_asked(make_facts(AccountState(), added_at=NOW - 60), NOW) == "13 times (hourly: 1)"


def test_a_sync_that_is_due_is_next_now() -> None:
    assert say_next(make_facts(AccountState(next_at=NOW - 60)), NOW) == "now"
    assert say_next(make_facts(AccountState()), NOW) == "when you open Paperround"


def make_facts(state: AccountState, added_at: float = 0.0) -> AccountFacts:
    account = Account(1, ServerKind.FRESHRSS, "https://h", "me", "FreshRSS", added_at)
    return AccountFacts(account, state, 3, Waiting(0, None), SyncTotals(13, 20, 9_000))
