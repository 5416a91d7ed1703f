"""Newsletters by mail in the settings: trying, adding, stopping, removing; the engine is told, and the store has it."""

from __future__ import annotations

import pytest

from reader.core.words.catalogue import MailCode
from reader.engine.messages import CheckMail, MailboxesChanged, MailChecked, MailTried, PasswordGiven, StopMail, TryMail
from reader.features.mail.records import MailboxState, MailProblem, Sender, TriedMail
from reader.features.mail.store import list_mailboxes, save_mailbox_state, save_sender
from reader.features.mail.window import MailSection
from reader.features.settings.window.settings import SettingsDialog
from reader.store.feeds import add_feed, list_feeds
from reader.window.bridge.bridge import Changes
from reader.window.dialogs.feed_settings import FeedSettingsDialog
from tests.unit.store.made import make_new
from tests.unit.store.made import store as store_poll
from tests.window.dialogs.helpers import choose, hear_commands, press_tool, shown
from tests.window.made_up import NOW

TRIED = TriedMail(("INBOX", "Newsletters"), True, 0.31)


@pytest.fixture
def notes(opened) -> list[object]:
    return hear_commands(opened)


@pytest.fixture
def section(opened, qtbot, notes, safe) -> MailSection:
    opened.actions["settings"].trigger()
    qtbot.waitUntil(lambda: opened.dialogs.shown is not None)
    dialog: SettingsDialog = shown(opened, SettingsDialog)
    dialog.show_page_of(dialog.mail)
    return dialog.mail


def type_login(section: MailSection) -> None:
    section.new.click()
    form = section.form
    for field, text in ((form.where, "imap.example"), (form.user, "anna"), (form.password, "secret")):
        field.setText(text)
        field.textEdited.emit(text)


def add_mailbox(opened, section: MailSection, qtbot) -> None:
    type_login(section)
    section.form.try_button.click()
    opened.dialogs.mail.on_tried(MailTried(1, TRIED))
    choose_and_add(section, qtbot)


def choose_and_add(section: MailSection, qtbot) -> None:
    section.form.folder.choose("Newsletters")
    section.form.first.setValue(300)
    section.form.add.click()
    qtbot.waitUntil(lambda: len(section.cards) == 1)


def test_it_is_tried_before_a_folder_is_chosen_and_it_can_be_added(opened, section, notes, qtbot, writing):
    type_login(section)
    assert not section.form.add.isEnabled()
    assert not section.form.folder.isVisible()
    section.window().resize(700, 400)
    section.form.try_button.click()
    (command,) = notes
    assert isinstance(command, TryMail)
    assert (command.login.server.host, command.login.server.port) == ("imap.example", 993)
    assert "secret" not in repr(notes)
    opened.dialogs.mail.on_tried(MailTried(1, None, MailCode.MAIL_PASSWORD(host="imap.example")))
    assert "didn’t accept the user name or password" in section.form.answer.text()
    opened.dialogs.mail.on_tried(MailTried(0, TRIED))
    assert not section.form.add.isEnabled()
    opened.dialogs.mail.on_tried(MailTried(1, TRIED))
    assert section.form.answer.text() == "Connected in 0.3 s: 2 folders."
    assert "supports push (IDLE), so new mail arrives immediately" in section.form.also.text()
    qtbot.waitUntil(lambda: not section.form.add.visibleRegion().isEmpty())  # it is in sight
    choose_and_add(section, qtbot)
    (box,) = list_mailboxes(writing)
    assert (box.folder, box.first_mails, box.marks_read) == ("Newsletters", 300, False)
    assert MailboxesChanged() in notes
    assert PasswordGiven("imap://imap.example:993", "anna", "secret") in notes
    assert section.form is None


def test_a_card_shows_checks_and_trouble_and_does_what_it_says(opened, section, notes, qtbot, writing):
    add_mailbox(opened, section, qtbot)
    opened.dialogs.mail.on_checked(MailChecked(1, is_under_way=True, done=50, total=300))
    (card,) = section.cards
    assert card.pill.text() == "50 of 300 messages"
    press_tool(card, "Stop")
    assert notes[-1] == StopMail(1)
    opened.dialogs.mail.on_checked(MailChecked(1))
    qtbot.waitUntil(lambda: section.cards[0].pill.text() == "Not checked yet")
    press_tool(section.cards[0], "Check ")
    assert notes[-1] == CheckMail(1)
    choose(section.cards[0], "Mark messages as read on the server")
    qtbot.waitUntil(lambda: list_mailboxes(writing)[0].marks_read)
    message = MailCode.MAIL_NO_FOLDER(folder="Newsletters", host="imap.example")
    save_mailbox_state(writing, 1, MailboxState(problem=MailProblem.NO_FOLDER, message=message, tried_at=NOW))
    feed_id = add_feed(writing, "mail:anna@imap.example/Newsletters/a", NOW, title="A letter").feed_id
    save_sender(writing, 1, Sender("a", feed_id, "A letter", "https://a.example/leave"))
    opened.dialogs.mail.list_servers()
    qtbot.waitUntil(lambda: section.cards[0].pill.text() == "Folder missing")
    choose(section.cards[0], "Remove mailbox…")
    assert section.question is not None
    buttons = {button.text().replace("&", ""): button for button in section.question.buttons()}
    buttons["Remove feeds"].click()
    qtbot.waitUntil(lambda: list_mailboxes(writing) == [])
    assert feed_id not in {feed.id for feed in list_feeds(writing)}


def test_a_newsletter_can_be_left_by_what_its_sender_offers(opened, section, qtbot, writing, monkeypatch):
    add_mailbox(opened, section, qtbot)
    feed_id = add_feed(writing, "mail:anna@imap.example/Newsletters/a", NOW, title="A letter").feed_id
    save_sender(writing, 1, Sender("a", feed_id, "A letter", "https://a.example/leave"))
    opened_links: list[str] = []

    def note(link: str) -> bool:
        opened_links.append(link)
        return True

    monkeypatch.setattr("reader.window.app.action_states.open_outside", note)
    opened.dialogs.shown.reject()
    opened.bridge.changed.emit(Changes.FEEDS)
    qtbot.waitUntil(lambda: opened.sidebar.control.find_feed(feed_id) is not None)
    assert not opened.actions["leave_newsletter"].isVisible()
    opened.article.control.open(store_poll(writing, feed_id, [make_new(9_100)]).new_ids[0])
    qtbot.waitUntil(opened.actions["leave_newsletter"].isVisible)
    opened.actions["leave_newsletter"].trigger()
    qtbot.waitUntil(lambda: opened_links == ["https://a.example/leave"])
    opened_links.clear()
    opened.dialogs.open_settings_of(feed_id)
    dialog = shown(opened, FeedSettingsDialog)
    assert dialog.address.isReadOnly()
    assert not dialog.interval.isVisible()
    dialog.leave.click()
    qtbot.waitUntil(lambda: opened_links == ["https://a.example/leave"])
    dialog.name.setText("Mine")
    dialog.apply()
    qtbot.waitUntil(lambda: "Mine" in {feed.name for feed in list_feeds(writing)})
