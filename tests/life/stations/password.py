"""A feed that wants a password: said in the dialog, a wrong one told as wrong; after a restart there is a way to give
it."""

from __future__ import annotations

import base64

from tests.feedserver import Behaviour, Exchange, page, simple_feed
from tests.life.life import Life
from tests.window.real_program import wait_for

RIGHT = "Basic " + base64.b64encode(b"ada:right").decode()


def members_only(behaviour: Behaviour) -> Behaviour:
    def behave(exchange: Exchange) -> object:
        if exchange.seen.headers.get("authorization") == RIGHT:
            return behaviour(exchange)
        exchange.answer(401, {"WWW-Authenticate": 'Basic realm="members"'})
        return None

    return behave


def live(life: Life) -> None:
    life.server.serve("/letter.xml", members_only(page(simple_feed("Members Letter", 3))))
    subscribe(life, life.server.url("/letter.xml", "127.0.0.2"))
    life.start_again()
    life.program.press_until("ctrl+r", lambda: not is_asked_rightly(life), "asked without a password")
    life.program.focus()
    life.wait_to_read("requires a user name and password")
    life.take_picture("password-after-restart")
    give_password(life)


def subscribe(life: Life, address: str) -> None:
    program = life.program
    program.press("a")
    program.wait_for_dialog()
    program.type(address)
    life.wait_to_read("This feed needs a password.")
    life.take_picture("needs-password")
    for password, words in (("wrong", "The user name or password is incorrect."), ("right", "Found one feed.")):
        life.click("User name")
        for text, key in (("ada", "Tab"), (password, "Return")):
            program.press("ctrl+a")
            program.type(text)
            program.press(key)
        life.wait_to_read(words)
        life.take_picture(f"password-{password}")
    program.press_until("Return", lambda: address in program.addresses(), "subscribing")
    program.focus()
    life.wait_to_read("Members Letter 2", 20)


def give_password(life: Life) -> None:
    program = life.program
    life.click("Enter password…")
    program.wait_for_dialog()
    life.take_picture("password-field")
    program.type("right")
    program.press("Return")
    wait_for(lambda: is_asked_rightly(life), "it is asked with the password", 20)
    program.focus()
    wait_for(lambda: "requires a user name" not in life.reader.text(), "the trouble is over", 20)
    life.take_picture("password-given")


def is_asked_rightly(life: Life) -> bool:
    return life.server.seen("/letter.xml")[-1].headers.get("authorization") == RIGHT
