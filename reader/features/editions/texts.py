"""The words of editions, as catalogue.py has all others: codes with their English form."""

from __future__ import annotations

from enum import unique

from reader.core.records.messages import MessageCode
from reader.core.words.languages import mark


@unique
class EditionCode(MessageCode):
    # --- in the paper ---------------------------------------------------------------------------

    PAPER_MORNING = "The Morning Paper"
    PAPER_EVENING = "The Evening Paper"
    PAPER_DATE = "{weekday} {day} {month}"
    PAPER_FACTS = "{posts:n} articles from {feeds:n} feeds, {minutes:n} min"
    PAPER_FACTS_ONE_FEED = "{posts:n} articles, {minutes:n} min"
    PAPER_FACTS_ONE_POST = "1 article, {minutes:n} min"
    PAPER_NUMBER = "No. {number}"
    PAPER_CONTENTS = "Contents"
    PAPER_FRONT_PAGE = "Front page"
    PAPER_SHORT_NEWS = "In brief"
    PAPER_OTHER_FEEDS = "Other feeds"
    PAPER_UNTITLED = "Untitled"
    PAPER_MINUTES = "{minutes:n} min"
    PAPER_TO_HEAR = "{minutes:n} min listen"
    PAPER_ALSO_IN = "Also in {feeds}"
    PAPER_ON_THE_WEB = "On the web"
    PAPER_CONTINUES = "continues on page {page}"
    PAPER_CONTINUED = "continued from page {page}"
    PAPER_MADE_BY = "Made by Paperround on this computer, from your own feeds."

    # --- about it ---------------------------------------------------------------------------------

    EDITION_NOTHING = "Not enough new articles for an edition today."
    EDITION_CANCELLED = "No edition was created. Nothing changed."
    EDITION_TEXTS = "Loading full articles: {done} of {total}"
    EDITION_PICTURES = "Loading images: {done} of {total} articles"
    EDITION_PAGES = "Laying out the pages: {posts:n} articles"
    EDITION_MADE = "Today’s edition, created {at:clock}"
    EDITION_MADE_ON = "Edition of {at:weekday} {at:date}, created {at:clock}"
    EDITION_SILENT = "Created {at:clock} from what was available ({n:n} feeds didn’t respond)"
    EDITION_SILENT_ONE = "Created {at:clock} from what was available (1 feed didn’t respond)"
    EDITION_LATE = (
        "Created at {at:clock} instead of {due:clock}, because the computer was asleep or Paperround was closed."
    )
    EDITION_WAITING = "Waiting for {target} since {at:clock}: {why}"
    EDITION_IN_FOLDER = "Saved to {path}."
    EDITION_MAILED = "Emailed to {address} at {at:clock}."
    EDITION_NEXT = "Next: {when}."
    EDITION_NEXT_LEARNED = "Next: {when}, because you usually read at {visit}."
    EDITION_NOT_LEARNED = "Next: {when}, until Paperround knows when you start reading."
    EDITION_TODAY_AT = "today {at:clock}"
    EDITION_TOMORROW_AT = "tomorrow {at:clock}"
    EDITION_DAY_AT = "{at:weekday} {at:clock}"
    EDITION_WAKE_UP = "The fetch at {at:clock} covers it, so it uses no extra fetches."
    EDITION_NO_WAKE_UP = "It uses the articles already downloaded by then. Nothing extra is downloaded."
    EDITION_NO_DAY = "Choose at least one day."
    EDITION_OFF = "Editions are only created when you ask."
    EDITION_TARGET_FOLDER = "the folder"
    EDITION_TARGET_MAIL = "the mail server"
    EDITION_UNKNOWN = "Edition {number} doesn’t exist. Run “paperround edition --list” to see them all."
    EDITION_BAD_FILE = "Choose a file name that ends in .epub or .pdf."
    EDITION_RENDER_FAILED = "The pages couldn’t be created. See the log for details."
    EDITION_PAGE_GONE = "The articles in this edition are no longer stored."

    # --- mail -------------------------------------------------------------------------------------

    MAIL_NO_ADDRESS = "Enter the address to send editions to."
    MAIL_NO_SERVER = "Enter your outgoing mail (SMTP) server, such as smtp.example.org:587."
    MAIL_NO_SENDER = "Enter your own email address."
    MAIL_NO_PASSWORD = "The saved password for {host} is missing. Enter it again in Morning Paper."
    MAIL_LOGIN = "{host} didn’t accept this user name and password."
    PAPER_MAIL_REFUSED = "{host} rejected the email: {why}"
    MAIL_UNREACHABLE = "Can’t reach {host}. Paperround will try again."
    MAIL_NOT_SAFE = "{host} doesn’t offer a secure connection, so the password wasn’t sent."
    MAIL_WOULD_BE_PLAIN = (
        "{host} doesn’t offer a secure connection, so nothing was sent. You can allow mail without encryption."
    )
    MAIL_TRIED = "{host} is ready to send your mail. Nothing was sent."


WEEKDAYS = (
    *(mark("Monday"), mark("Tuesday"), mark("Wednesday"), mark("Thursday"), mark("Friday")),
    *(mark("Saturday"), mark("Sunday")),
)
MONTHS = (
    *(mark("January"), mark("February"), mark("March"), mark("April"), mark("May"), mark("June")),
    *(mark("July"), mark("August"), mark("September"), mark("October"), mark("November"), mark("December")),
)
