"""Words for targets: what their forms are called, how they are. Main thread only."""

from __future__ import annotations

from urllib.parse import urlsplit

from reader.gui.kit.humanize import age_in_words, number
from reader.gui.kit.translate import tr
from reader.model.targets import BodyKind, Target, TargetForm
from reader.send.forms import CLIENT_SECRET, FILES, PASSWORD, TOKEN
from reader.services.targets import TargetFacts

OK, WARN, ERR = "pillOk", "pillWarn", "pillErr"


def name_form(form: TargetForm) -> str:
    return {
        TargetForm.WALLABAG: "Wallabag",
        TargetForm.READECK: "Readeck",
        TargetForm.KARAKEEP: "Karakeep",
        TargetForm.LINKDING: "Linkding",
        TargetForm.INSTAPAPER: "Instapaper",
        TargetForm.OBSIDIAN: "Obsidian",
        TargetForm.MARKDOWN: tr("Markdown files"),
        TargetForm.POST: tr("HTTP POST"),
        TargetForm.COMMAND: tr("Program"),
    }[form]


def name_body(kind: BodyKind) -> str:
    return {BodyKind.JSON: tr("JSON"), BodyKind.FIELDS: tr("Form fields"), BodyKind.TEXT: tr("Plain text")}[
        kind
    ]


def name_secret(name: str) -> str:
    return {
        PASSWORD: tr("Password"),
        TOKEN: tr("API token"),
        CLIENT_SECRET: tr("Client secret"),
    }.get(name, tr("Secret"))


def explain_form(form: TargetForm) -> str:
    """Where to find what it asks for."""
    return {
        TargetForm.WALLABAG: tr("Make a client in Wallabag under API clients management; it shows both."),
        TargetForm.READECK: tr("Make an API token in Readeck under Settings, API Tokens."),
        TargetForm.KARAKEEP: tr("Make an API key in Karakeep under Settings, API Keys."),
        TargetForm.LINKDING: tr("The token stands in Linkding under Settings, Integrations, REST API."),
        TargetForm.INSTAPAPER: tr("The name and password with which you log in at Instapaper."),
        TargetForm.OBSIDIAN: tr(
            "Each post becomes a note with properties, in a vault or a folder inside one."
        ),
        TargetForm.MARKDOWN: tr("Each post becomes a file with front matter; none is ever written over."),
        TargetForm.POST: tr(
            "The host is fixed; what follows it, headers and body may name what is filled in."
        ),
        TargetForm.COMMAND: tr("Run without a shell: each argument is one, whatever a title says."),
    }[form]


def say_where(target: Target) -> str:
    if target.form is TargetForm.COMMAND:
        return " ".join(target.command)
    return target.address if target.form in FILES else urlsplit(target.address).netloc


def say_state(facts: TargetFacts, now: float) -> tuple[str, str]:
    """The pill's words and kind."""
    if facts.failed:
        return tr("{n} not sent", n=facts.failed).format(n=number(facts.failed)), ERR
    if facts.waiting:
        return tr("{n} waiting", n=facts.waiting).format(n=number(facts.waiting)), WARN
    if facts.last_sent_at is None:
        return tr("nothing sent yet"), OK
    if now - facts.last_sent_at < 60:
        return tr("sent just now"), OK
    return tr("sent {time} ago").format(time=age_in_words(facts.last_sent_at, now)), OK
