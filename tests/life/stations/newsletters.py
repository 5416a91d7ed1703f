"""Newsletters of a mail folder: the mailbox is added in the settings, one feed comes for each sender, a mail that is
delivered while one looks is there without anybody asking, and the way to leave is at hand. Nothing changes at the
server."""

from __future__ import annotations

from reader.core.records.stored import View
from reader.features.mail.records import FEED_ADDRESS
from tests.life.life import Life
from tests.mail.imap_server import PASSWORD, USER, ImapServer
from tests.mail.made_mails import SENDERS, make_mail
from tests.window.real_program import wait_for

MAILS = 6
DELIVERED = make_mail(77, 0, Subject="The ferry runs again")


def live(life: Life) -> None:
    with ImapServer(folders=("INBOX", "Newsletters")) as server:
        for number in range(MAILS):
            server.add(make_mail(number, number % 3))
        add_mailbox(life, server)
        read_one(life)
        deliver(life, server)
        assert server.complaints == [], server.complaints
        assert all(not mail.flags for mail in server.mails), "a mail was changed at the server"
        assert "STORE" not in server.commands
        life.note(f"{MAILS} mails became the feeds of 3 senders; one more came by itself")


def add_mailbox(life: Life, server: ImapServer) -> None:
    program = life.program
    program.focus()
    program.press("ctrl+comma")
    program.wait_for_dialog()
    life.click("Accounts")
    life.click("Add email newsletters…")
    life.wait_to_read("Your password is stored in the system keyring")
    life.click("Server")
    program.type(f"127.0.0.1:{server.port}")
    program.press("Tab")
    program.press("End")  # the last of the lines is for this computer alone
    for text in (USER, PASSWORD):
        program.press("Tab")
        program.type(text)
    program.press("Return")
    life.wait_to_read("Start with")
    life.take_picture("newsletters-tried")
    program.press("Return")
    wait_for(lambda: len(life.titles()) >= MAILS and count_senders(life) == 3, "the newsletters", 60)
    life.take_picture("newsletters-card")
    program.press_until("Escape", lambda: len(program.windows()) == 1, "the settings close")
    program.focus()


def count_senders(life: Life) -> int:
    return sum(feed.url.startswith(FEED_ADDRESS) for feed in life.feeds())


def count_unread(life: Life) -> int:
    return len(life.program.titles(View(unread_only=True)))


def read_one(life: Life) -> None:
    """The way out is in the menu of what is open; menus are no part of what the screen reader sees."""
    unread = count_unread(life)
    name = next(line for line in life.reader.text().splitlines() if line.startswith(SENDERS[0]))
    life.click(name)
    life.program.press_until("j", lambda: count_unread(life) < unread, "a newsletter to read")
    life.take_picture("newsletter")
    life.click("More")
    life.take_picture("newsletter-to-leave")
    life.program.press("Escape")


def deliver(life: Life, server: ImapServer) -> None:
    server.await_idle(seconds=60.0)
    asked = len(server.commands)
    server.add(DELIVERED)
    wait_for(lambda: "The ferry runs again" in life.titles(), "what was delivered", 60)
    life.note(f"a mail that was delivered took {len(server.commands) - asked} requests")
    life.take_picture("newsletter-delivered")
