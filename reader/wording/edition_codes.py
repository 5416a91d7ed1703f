"""The words of editions, as catalogue.py has all others: codes with their English form."""

from __future__ import annotations

from enum import unique

from reader.model.messages import MessageCode


@unique
class EditionCode(MessageCode):
    # --- in the paper ---------------------------------------------------------------------------

    PAPER_MORNING = "The Morning Paper"
    PAPER_EVENING = "The Evening Paper"
    PAPER_DATE = "{weekday} {day} {month}"
    PAPER_FACTS = "{posts:n} posts from {feeds:n} feeds, {minutes:n} min"
    PAPER_FACTS_ONE_FEED = "{posts:n} posts, {minutes:n} min"
    PAPER_FACTS_ONE_POST = "One post, {minutes:n} min"
    PAPER_NUMBER = "No. {number}"
    PAPER_CONTENTS = "Contents"
    PAPER_FRONT_PAGE = "Front page"
    PAPER_SHORT_NEWS = "Short news"
    PAPER_OTHER_FEEDS = "Other feeds"
    PAPER_UNTITLED = "Without a title"
    PAPER_MINUTES = "{minutes:n} min"
    PAPER_TO_HEAR = "{minutes:n} min to hear"
    PAPER_ALSO_IN = "Also in {feeds}"
    PAPER_ON_THE_WEB = "On the web"
    PAPER_CONTINUES = "continues on page {page}"
    PAPER_CONTINUED = "continued from page {page}"
    PAPER_MADE_BY = "Made by Paperround on this computer, from your own feeds."

    WEEKDAY_1 = "Monday"
    WEEKDAY_2 = "Tuesday"
    WEEKDAY_3 = "Wednesday"
    WEEKDAY_4 = "Thursday"
    WEEKDAY_5 = "Friday"
    WEEKDAY_6 = "Saturday"
    WEEKDAY_7 = "Sunday"
    MONTH_1 = "January"
    MONTH_2 = "February"
    MONTH_3 = "March"
    MONTH_4 = "April"
    MONTH_5 = "May"
    MONTH_6 = "June"
    MONTH_7 = "July"
    MONTH_8 = "August"
    MONTH_9 = "September"
    MONTH_10 = "October"
    MONTH_11 = "November"
    MONTH_12 = "December"

    # --- about it ---------------------------------------------------------------------------------

    EDITION_NOTHING = "Nothing new enough for a paper today."
    EDITION_CANCELLED = "No paper was made; everything is as it was."
    EDITION_TEXTS = "Fetching whole texts: {done} of {total}"
    EDITION_PICTURES = "Fetching pictures: {done} of {total} posts"
    EDITION_PAGES = "Setting the pages: {posts:n} posts"
    EDITION_MADE = "Today’s paper, made {at:clock}"
    EDITION_MADE_ON = "The paper of {at:weekday} {at:date}, made {at:clock}"
    EDITION_SILENT = "Made {at:clock} from what was here; {n:n} feeds did not answer"
    EDITION_SILENT_ONE = "Made {at:clock} from what was here; one feed did not answer"
    EDITION_LATE = "Made {at:clock} instead of {due:clock}: until then the computer slept or Paperround was closed."
    EDITION_WAITING = "Waiting for {target} since {at:clock}: {why}"
    EDITION_IN_FOLDER = "It is in {path}."
    EDITION_MAILED = "It was mailed to {address} at {at:clock}."
    EDITION_NEXT = "Next: {when}."
    EDITION_NEXT_LEARNED = "Next: {when}; you usually look at {visit}."
    EDITION_NOT_LEARNED = "Next: {when}, until Paperround knows when you first look."
    EDITION_TODAY_AT = "today {at:clock}"
    EDITION_TOMORROW_AT = "tomorrow {at:clock}"
    EDITION_DAY_AT = "{at:weekday} {at:clock}"
    EDITION_WAKE_UP = "The wake-up at {at:clock} fetches for it, so it costs none of its own."
    EDITION_NO_WAKE_UP = "It is made from what is here by then; nothing is fetched for it alone."
    EDITION_NO_DAY = "Choose at least one day."
    EDITION_OFF = "A paper is made only when you ask for one."
    EDITION_TARGET_FOLDER = "the folder"
    EDITION_TARGET_MAIL = "the mail server"
    EDITION_UNKNOWN = "There is no edition {number}; 'paperround edition --list' shows them."
    EDITION_BAD_FILE = "Name a file that ends in .epub or .pdf."
    EDITION_RENDER_FAILED = "The pages could not be made; the log has the details."
    EDITION_PAGE_GONE = "What stood in this paper is no longer here."

    # --- mail -------------------------------------------------------------------------------------

    MAIL_NO_ADDRESS = "Enter the address that papers are mailed to."
    MAIL_NO_SERVER = "Enter the server that takes your mail, such as smtp.example.org:587."
    MAIL_NO_SENDER = "Enter your own mail address."
    MAIL_NO_PASSWORD = "The password for {host} is not known; enter it again in Morning paper."
    MAIL_LOGIN = "{host} does not accept this name and password."
    PAPER_MAIL_REFUSED = "{host} would not take the mail: {why}"
    MAIL_UNREACHABLE = "{host} cannot be reached; it is tried again."
    MAIL_NOT_SAFE = "{host} offers no safe connection, so no password was sent."
    MAIL_TRIED = "{host} answered and would take the mail; nothing was sent."


_E = EditionCode
WEEKDAYS = (_E.WEEKDAY_1, _E.WEEKDAY_2, _E.WEEKDAY_3, _E.WEEKDAY_4, _E.WEEKDAY_5, _E.WEEKDAY_6, _E.WEEKDAY_7)
MONTHS = (
    *(_E.MONTH_1, _E.MONTH_2, _E.MONTH_3, _E.MONTH_4, _E.MONTH_5, _E.MONTH_6),
    *(_E.MONTH_7, _E.MONTH_8, _E.MONTH_9, _E.MONTH_10, _E.MONTH_11, _E.MONTH_12),
)
