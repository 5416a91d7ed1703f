"""The message catalogue: every message to the user by code, in its English form, with {names} for its facts.

`Code.NO_ANSWER(host="example.org", later=Code.LATER())` makes the message. Codes are kept in stores for months,
so none may change its meaning. Forms may be put better at any time; their translations have the English form as
their key (`dev.py translate`). How facts are written: {n:n} a count; {at:clock}, {at:weekday} and {at:date} an
instant.
"""

from __future__ import annotations

from enum import unique

from reader.model.messages import Message, MessageCode


@unique
class AccountCode(MessageCode):
    ACCOUNT_PASSWORD = (
        "{host} says that the user or the password is wrong. FreshRSS wants the API password from its profile "
        "page, Miniflux the one from Integrations, Google Reader."
    )
    ACCOUNT_NO_API = (
        "No feed server answers at {host}; check the address, and that its Google Reader API is switched on."
    )
    ACCOUNT_API_OFF = "The API of {host} is switched off; in FreshRSS, allow API access under Settings, Authentication."
    ACCOUNT_REDIRECTS = "{host} redirects to {other}; enter that address if it is your server's."
    ACCOUNT_CERTIFICATE = "{what} If it is signed by your own authority, give that authority's certificate."
    ACCOUNT_NO_CA_FILE = "The certificate file {path} cannot be read; choose a file in PEM format."
    ACCOUNT_PASSWORD_MISSING = "The password for {host} is not known any more; enter it again in Settings, Accounts."
    ACCOUNT_NO_LISTENING = (
        "How far you heard a recording stays on this machine: {name} has no room for it. That you heard it to "
        "the end arrives there as read."
    )
    ACCOUNT_OWN_REFUSED = (
        "{name} tells of recordings, and how far you heard them, only by its own interface, which does not "
        "take this password. Give its Google Reader interface the name and password of your login there."
    )
    ACCOUNT_KNOWN = "You have this account already."
    ACCOUNT_UNKNOWN = "There is no such account."


@unique
class MailCode(MessageCode):
    MAIL_PASSWORD = (
        "{host} says that the user or the password is wrong. Many providers want a password made for programs "
        "alone, which their web pages give you."
    )
    MAIL_PASSWORD_MISSING = "The password for {host} is not known any more; enter it again in Settings, Accounts."
    MAIL_PASSWORD_SHAPE = "This user name or password has characters that cannot be sent to {host}."
    MAIL_NO_IMAP = "What answers at {host} does not speak IMAP; check the server's name and port."
    MAIL_INSECURE_CONNECTION = (
        "{host} offers no safe line, and a password is never sent over an open one; choose TLS or STARTTLS."
    )
    MAIL_NO_STARTTLS = "{host} offers no STARTTLS; choose TLS, usually at port 993."
    MAIL_CERTIFICATE = "{what} If it is signed by your own authority, give that authority's certificate."
    MAIL_NO_FOLDER = "There is no folder {folder} at {host}; choose another one."
    MAIL_REFUSED = "{host} would not do what it was asked: {what}"
    MAIL_HUNG_UP = "{host} ended the conversation; Paperround will try again later."
    MAIL_TOO_MUCH = "{host} sent more than it was asked for, so it was not taken."
    MAIL_PROXY = "Mail cannot go through a proxy that itself wants HTTPS; use one with http:// or socks5://."
    MAILBOX_KNOWN = "You have this folder already."
    MAILBOX_UNKNOWN = "There is no such mailbox."


@unique
class PageCode(MessageCode):
    PAGE_REBUILT = (
        "What was followed is no longer on the page: it was rebuilt, or another page came in its place. "
        "Choose again what to follow."
    )
    PAGE_WITHOUT_TEXT = "The page came without any text to compare; it may be written by a script."
    NO_BLOCK_FOUND = "Nothing on this page repeats like a list of posts; name its entries by a CSS selector."
    SELECTOR_NOT_UNDERSTOOD = "This is no CSS selector that Paperround understands: {selector}"
    SELECTOR_FINDS_NOTHING = "This selector finds nothing on the page: {selector}"
    SELECTOR_FINDS_NO_ENTRIES = "What this selector finds on the page has neither a title nor a link: {selector}"
    NOT_POINTED_AT = "No link of the page reads like that: {text}"
    NO_PAGE = "What came from this address is no web page."
    HEALTH_REBUILT = "page rebuilt"
    FEED_WAS_REBUILT = "What you followed on {feed} is no longer there, {since}. The page was rebuilt."


@unique
class PodcastCode(MessageCode):
    EPISODE_NO_ROOM = "There is no room on the disk for {name}; it goes on when there is. Nothing was lost."
    EPISODE_DISK = "{name} could not be written to the disk ({error}); it is tried again."
    EPISODE_NOT_AUDIO = "{host} sent a page instead of the recording; open the post's page and try there."
    EPISODE_GONE = "The recording is not at its address any more, says {host}."
    EPISODE_TOO_LARGE = "The recording at {host} is larger than {megabytes} MB, so it was not taken."
    PLAYER_MISSING = (
        "Paperround's player, paperround[audio], or a system library that it needs is not installed. "
        "Another program can play this episode."
    )
    EPISODE_NO_KIND = "This file is no recording that can be played here; another program may know it."
    EPISODE_NO_DEVICE = "There is nothing to hear with: this computer has no sound device, or it is in use."
    EPISODE_BROKEN = "This recording is damaged, so playing it was stopped. The place is kept."
    EPISODE_UNKNOWN = "There is nothing to hear with post {id}."


_FAILURES = {
    "missing": PodcastCode.PLAYER_MISSING,
    "format": PodcastCode.EPISODE_NO_KIND,
    "device": PodcastCode.EPISODE_NO_DEVICE,
    "broken": PodcastCode.EPISODE_BROKEN,
}


def explain_failure(reason: str) -> Message:
    """Why an episode cannot be played; `reason` as CannotPlay of sound/messages.py has it."""
    return _FAILURES[reason]()


@unique
class SendCode(MessageCode):
    TARGET_UNKNOWN = "There is no such target."
    TARGET_NAME_TAKEN = "There is a target named {name} already; give this one another name."
    TARGET_NAMELESS = "Give the target a name."
    TARGET_NO_ADDRESS = "Enter the address of the server."
    TARGET_NO_USER = "Enter your user name there."
    TARGET_NO_FOLDER = "Choose the folder for the files."
    TARGET_NO_COMMAND = "Enter the program that shall be run."
    TARGET_SHELL_FILE = (
        "{program} would be run by a shell, which could take a title for a command; choose a program instead."
    )
    TARGET_LACKS_SECRET = "Enter the password or token for {name}."
    TARGET_PLACEHOLDER = "{name} stands for nothing; see the list of what can be filled in."
    TARGET_HOST_FIXED = "The host of an address cannot be filled in; only what comes after it can."
    TARGET_BAD_JSON = "The template is not valid JSON: {why}."
    TARGET_BAD_FIELD = "Each line of the template must read name=value; this one does not: {line}"
    TARGET_BAD_HEADER = "Each header must read Name: value; this one does not: {line}"
    SEND_SECRET_GONE = "The password or token for {name} is not known any more; enter it again in Settings, Send to."
    SEND_NO_LINK = "This post has no address of its own, and {name} takes nothing else."
    SEND_LOGIN = "{host} does not accept the password or token; enter it again in Settings, Send to."
    SEND_NOT_THERE = "{host} answers, but nothing takes posts at this address; check it in Settings, Send to."
    SEND_REDIRECTS = "{host} redirects to {other}; enter that address in Settings, Send to."
    SEND_REFUSED = "{host} would not take it (error {status})."
    SEND_REFUSED_WHY = "{host} would not take it (error {status}): {why}"
    SEND_ODD_ANSWER = "{host} took it or not: its answer cannot be read; check the address in Settings, Send to."
    COMMAND_MISSING = "There is no program named {program}; check its name or give its whole path."
    COMMAND_NOT_ALLOWED = "{program} may not be run ({error})."
    COMMAND_FAILED = "{program} ended with code {code}."
    COMMAND_FAILED_WHY = "{program} ended with code {code}: {why}"
    COMMAND_TOO_LONG = "{program} took longer than {n:n} seconds and was ended."
    COMMAND_STOPPED = "{program} was ended because Paperround was; it is tried again."
    FOLDER_MISSING = "The folder {path} is not there; check whether its disk is, or choose another one."
    FOLDER_NOT_OBSIDIAN = "The folder {path} lies in no Obsidian vault; choose a vault or a folder inside one."
    FOLDER_DENIED = "Nothing can be written into {path} ({error})."
    TRIED_SERVER = "{host} answered and lets Paperround in; nothing was sent."
    TRIED_POST = "{host} took a made-up post."
    TRIED_COMMAND = "{program} took a made-up post."
    TRIED_FOLDER = "Files can be written into {path}."
    SEND_GONE = "The post is no longer here, so it was not sent."
    SEND_FAULT = "Sending it failed for a reason that Paperround does not know; the log has the details."


@unique
class Code(MessageCode):
    # --- a fetch that failed ----------------------------------------------------------------------

    LATER = "Paperround will try again later."
    ADDRESS_OR_LATER = "check the address, or try again later."
    """For a first fetch: nobody comes back to an address that is not subscribed to yet."""
    REDIRECT_LOOP = "{host} redirects in circles; check the address in a browser."
    FETCH_STOPPED = "The visit to {host} was stopped."
    BAD_ENCODING = "What {host} sent is damaged or packed in a way nobody can read; {later}"
    TOO_SLOW = "{host} took too long to answer; {later}"
    NO_ANSWER = "{host} does not answer; {later}"
    HEAD_TOO_LARGE = "{host} answers with headers of absurd size; tell its publisher."
    BODY_TOO_LARGE = "What {host} sends is larger than any feed should be, so it was not taken."
    NAME_NOT_LOOKED_UP = "The name {host} cannot be looked up; this computer seems to be offline."
    NO_SUCH_HOST = "There is no host named {host}; check the address for a typing error."
    BAD_CERTIFICATE = "The connection to {host} is not safe: {why}; nothing was fetched."
    NO_SAFE_CONNECTION = (
        "No safe connection to {host} could be made; check whether its address begins with http instead."
    )
    CERTIFICATE_EXPIRED = "its certificate has expired"
    CERTIFICATE_TOO_NEW = "its certificate is not valid yet"
    CERTIFICATE_SELF_SIGNED = "its certificate is signed by nobody but itself"
    CERTIFICATE_OF_STRANGER = "its certificate is signed by an authority that this computer does not know"
    CERTIFICATE_REVOKED = "its certificate was revoked"
    CERTIFICATE_OF_OTHER_HOST = "its certificate belongs to another host"
    CERTIFICATE_NOT_GOOD = "its certificate is not good"
    NO_WAY = "There is no way to {host}; this computer seems to be offline."
    UNREACHABLE = "{host} cannot be reached; {later}"
    REFUSED = "{host} refuses connections; {later}"
    PROXY_REFUSES = "The proxy would not connect to {host}; check the proxy in the settings."
    NO_HTTP = "What answers at {host} does not speak HTTP; check the address."
    BROKE_OFF = "The connection to {host} broke off; {later}"
    NOT_FOUND = "There is no feed at this address any more, says {host}; check the address."
    GONE = "The publisher has ended this feed, says {host}; its articles are kept."
    NOTHING_HERE = "There is nothing at this address, says {host}; check the address."
    ENDED_BEFORE = "The publisher has ended this feed, says {host}; there is nothing to subscribe to."
    ASKS_FOR_PAUSE = "{host} asks for a pause; Paperround will wait."
    HAS_ASKED_FOR_PAUSE = "{host} has asked for a pause; Paperround waits before it asks again."
    SERVER_ERROR = "{host} has trouble of its own (error {status}); {later}"
    FORBIDDEN = "{host} does not let Paperround read this feed (error 403)."
    PROXY_WANTS_PASSWORD = "The proxy asks for a password; put it into the proxy's address in the settings."
    ODD_STATUS = "{host} answers with something odd (status {status}); {later}"
    UNKNOWN_LOGIN = "{host} asks for a kind of login that Paperround does not know ({kind})."
    WRONG_PASSWORD = "{host} does not accept this user name and password; give them again."
    NEEDS_PASSWORD = "{host} asks for a user name and password; give them in the feed's settings."
    PASSWORD_NOT_SENT_ON = (
        "This address leads to {host}, which asks for a password; yours is not sent to another host."
        " If the feed lives there now, change its address to {url}"
    )
    CHALLENGE = "{host} wants proof of a human reader; ask its publisher to let feed readers in."
    UNASKED_UNCHANGED = "{host} says that nothing has changed although nobody asked; tell its publisher."
    EMPTY_PAGE = "{host} answers with an empty page; {later}"
    REDIRECTS_HOME = "{host} redirects into your own network, where no page may lead."
    NOTHING_THERE = "{host} is an address where nothing can be fetched; check it."
    LIES_AT_HOME = "{host} lies in your own network, where no page may lead."
    NO_FEED_NAMED = (
        "{host} has a page here but names no feed; look there for a link called RSS or Feed and paste its address."
    )
    NO_FEED_NAMED_HERE = (
        "This address has a page but names no feed; look there for a link called RSS or Feed and paste its address."
    )
    INTERRUPTED = "Paperround was stopped before the answer was stored."
    DEMO_ERROR = "{feed} answered with an error ({status})."

    # --- addresses, passwords, proxies ------------------------------------------------------------

    NO_ADDRESS = "There is no address; type one such as example.org."
    NO_WEB_ADDRESS = "“{text}” is no web address; type one such as example.org."
    ADDRESS_TOO_LONG = "This address is too long to be one."
    ADDRESS_UNREADABLE = "This is no web address: its host or port cannot be read."
    ONLY_HTTP = "Only http and https addresses can be fetched, not {scheme}."
    NO_SCHEME = "Only http and https addresses can be fetched."
    HOST_UNREADABLE = "This is no web address: its host cannot be read."
    HOST_MISSING = "This is no web address: it names no host."
    HOST_FORBIDDEN_LETTERS = "This is no web address: its host has characters that no host may have."
    HOST_NOT_IN_DNS = "This is no web address: its host name cannot be written in DNS."
    BAD_REDIRECT = "{host} redirects to something that is no web address ({kind}), so it was not followed."
    NO_SAFE_PLACE = (
        "This system offers no safe place for passwords, so this one is used until Paperround is closed "
        "and asked for again then."
    )
    PROXY_UNREADABLE = "The proxy's address cannot be read; write it like http://proxy:3128."
    PROXY_KIND = (
        "The proxy must be an http, https or socks5 address, such as http://proxy:3128 or socks5://localhost:1080."
    )

    # --- documents that could not be read ---------------------------------------------------------

    FEED_DAMAGED = "The feed at {url} is damaged and cannot be read; try again later."
    FEED_TOO_LARGE = "The feed at {url} is larger than {megabytes} MB and was not read."
    FEED_TOO_COMPLICATED = "The feed at {url} is too complicated to be read safely; tell its publisher."
    JSON_NO_FEED = "What {url} gives is JSON, but not a feed; check the address."
    JSON_FEED_DAMAGED = "The JSON feed at {url} is damaged and cannot be read."
    ANSWER_EMPTY = "The answer from {url} is empty; try again later."
    PAGE_WANTS_LOGIN = "The page at {url} asks for a login instead of giving a feed."
    PAGE_NO_FEED = "The page at {url} is a web page, not a feed."
    NOT_A_FEED = "What {url} gives is not a feed; check the address."
    PARSER_NOT_STARTED = "The helper that reads difficult feeds could not be started; try again later."
    PARSER_TOO_SLOW = "The feed at {url} could not be read within {seconds} seconds of computing."
    PARSER_STARVED = "The feed at {url} could not be read while this computer was so busy; it is tried again."
    PARSER_DIED = "Reading the feed at {url} broke down twice."
    PARSER_OUT_OF_MEMORY = "The feed at {url} takes too much memory to read."
    PARSER_BROKE_DOWN = "The feed at {url} cannot be read ({error}); tell its publisher."
    STOPPED_THE_ENGINE = "Reading it made Paperround's engine stop, so it was set aside; resume it to try again."

    # --- lists of feeds ---------------------------------------------------------------------------

    LIST_TOO_LARGE = "This file is too large to be a list of feeds; choose an OPML file."
    LIST_EMPTY = "This file is empty; choose an OPML file."
    LIST_UNREADABLE = "This file is not readable as OPML (line {line}); export it again."
    LIST_NO_OPML = "This file is not a list of feeds; choose an OPML file."
    LIST_HAS_ENTITIES = "This file declares entities, which no list of feeds needs; it was not read."
    LIST_TOO_LONG = "This file lists more than {most:n} feeds; split it first."
    LIST_WITHOUT_FEEDS = "This file lists no feeds; choose another."
    LINE_TO_OTHER_FILE = "{url} is a link to another file and was not followed."
    OUTLINE_NO_ADDRESS = "{text} is not the address of a feed."
    LINE_NO_ADDRESS = "Line {line}: {text} is not the address of a feed."
    LINE_NEWSBOAT_RULE = "Line {line} is no feed but a rule of newsboat's own ({text})."
    IMPORT_CANCELLED = "The import was cancelled; nothing was changed."
    FILE_UNREADABLE = "The file {file} cannot be read ({error}); choose another."
    FILE_UNWRITABLE = "The file {file} cannot be written ({error}); choose another place."

    # --- the store --------------------------------------------------------------------------------

    STORE_MISSING = "There is no database at {path}; add a feed first."
    STORE_LOST = "The database is missing or empty beside backups; restore one in the window or by paperround doctor."
    STORE_REPLACED = "A backup takes the database's place."
    STORE_HELD = "Another program holds the database; close other Paperround windows or commands and try again."
    STORE_IN_USE = "The database is in use by another part of Paperround; try again in a moment."
    DISK_FULL = "The disk is full: nothing was lost, but free some space before going on."
    STORE_READ_ONLY = "The database cannot be written; check the permissions of the profile folder and its disk."
    STORE_DENIED = "Access to the database was denied; check the permissions of the profile folder."
    STORE_NOT_OPENED = "The database cannot be opened; check that the profile folder exists and may be written."
    FILE_DENIED = "Access to {path} was denied ({error}); check its permissions."
    DISK_ERROR = "The disk reported an error while the database was used; check the disk, then try again."
    NO_MEMORY = "There is not enough memory to use the database; close other programs and try again."
    STORE_NO_DATABASE = "This is no Paperround database; restore a backup: in the window, or by paperround doctor."
    STORE_DAMAGED = "The database is damaged; repair it in the window, or by paperround doctor --salvage."
    SQLITE_TOO_OLD = "SQLite {version} is too old; install apsw {wanted} or newer."
    STORE_OF_OTHER_PROGRAM = "The file {path} belongs to another program; choose another profile folder."
    STORE_NEWER = "A newer Paperround made this database; update Paperround, or restore an older backup."
    STORE_OF_DEVELOPMENT = "This database is from before 1.0; move it by packaging/move_development_profile.py."
    STORE_OLDER = "The database is from an older Paperround; start Paperround once to update it."
    PROFILE_NOT_MADE = "The profile folder {path} cannot be made ({error}); choose another."
    PATH_NOT_UTF_8 = "The name of the folder {path} is no UTF-8; rename it or choose another."
    PROFILE_NOT_WRITABLE = "The profile folder {path} cannot be written; check it."
    REPAIR_NOT_SOUND = "The new database is not sound ({fault}); what was there before is kept beside it."
    REPAIR_WHILE_RUNNING = "Paperround runs on this profile; end it first (paperround quit), or repair in its window."
    BACKUP_UNUSABLE = "The backup {file} cannot be used ({fault}); choose another."
    BACKUP_NOT_WRITTEN = "No backup could be written to {path} ({error}); check the disk."
    BACKUP_WITHOUT_FEEDS = "it holds no feeds table"
    BACKUP_MISSING = "there is no such file"
    COPIES_NOT_ERASED = "Some copies could not be cleaned and still hold what was noted; delete them yourself: {files}"
    UNDO_OVERTAKEN = "There is nothing left to undo or redo: this was changed again since."
    UNDO_FEEDS_USED = "What was added has been read or changed since, so it stays."
    UNDO_SENT = "Too late: it was sent already"
    FEED_UNKNOWN = "This feed is no longer subscribed; add it again."
    ADDRESS_TAKEN = "Another feed already has the address {url}; remove one of the two."
    FOLDER_UNKNOWN = "There is no such folder any more; choose another."
    FOLDER_UNNAMED = "A folder needs a name; type one."
    FOLDER_TAKEN = "There is already a folder named {name} there; choose another name."
    FOLDER_INTO_ITSELF = "A folder cannot be moved into itself; choose another place."
    RULE_UNKNOWN = "There is no rule {rule}; 'paperround rules' lists what there is."
    TAG_UNNAMED = "A tag needs a name; type one."
    TAG_UNKNOWN = "There is no tag {tag}; 'paperround tag' lists the tags."
    ARTICLE_UNKNOWN = "There is no article {id}; list some with: paperround entries."

    # --- settings and rules -----------------------------------------------------------------------

    SETTING_RANGE = "The setting {name} must lie between {low} and {high}, not {value}."
    SETTING_PROXY = "The proxy must be a full address, such as http://proxy:3128."
    SETTING_ONE_OF = "The setting {name} must be one of {choices}."
    SETTING_QUIET_HOURS = "The quiet hours must look like 22:00-07:00, or be empty."
    SETTING_EDITION_HOURS = "The hours of editions must be learned, or look like 07:15 or 07:15 18:00."
    SETTING_EDITION_DAYS = "The days of editions are numbers from 1, Monday, to 7, Sunday, in order, such as 12345."
    SETTING_EDITION_FROM = "Name folders by their numbers, or none, or starred, with spaces between them."
    SETTING_SOME_OF = "The setting {name} may hold these, with spaces: {choices}."
    SETTING_YES_OR_NO = "The setting {name} is either yes or no, not {value}."
    SETTING_BAD = "The setting {name} cannot be {value}."
    RULE_TAKES_ALL = "A rule needs words to look for, or a feed, folder or category; give one of them."
    RULE_END_UNKNOWN = "Type the last day on which the rule is asked, such as 2026-12-31."
    RULE_DOES_NOTHING = "A rule needs something to do; choose at least one thing."
    RULE_TOO_LONG = "What a rule looks for may have {most} characters; shorten it."
    RULE_BAD_PATTERN = "This pattern cannot be used ({error}); change it."

    # --- what is searched for ---------------------------------------------------------------------

    QUERY_FIELD_EMPTY = "Type something right behind {field}: without a space."
    QUERY_STATE_UNKNOWN = "“is:{state}” means nothing here; is:unread, is:read, is:starred and is:unstarred do."
    QUERY_DATE_UNKNOWN = "“{date}” is no date; write 2026, 2026-03, 2026-03-31, today, or 7d for seven days ago."
    QUERY_TOO_LONG = "Only the first {most} words count."
    QUERY_TOO_COMPLICATED = "This search joins too many things with OR; take some out."
    QUERY_NO_FEED = "No feed is called “{name}”."
    QUERY_NO_FOLDER = "No folder is called “{name}”."
    QUERY_NO_TAG = "No tag is called “{name}”."
    SAVED_SEARCH_UNKNOWN = "There is no saved search named “{name}”."
    SAVED_SEARCH_EMPTY = "Type what to search for."
    SAVED_SEARCH_TAKEN = "There is a saved search named “{name}” already."

    # --- the engine -------------------------------------------------------------------------------

    ON_BATTERY = "on battery, so fewer polls"
    SAVING_POWER = "saving power, so fewer polls"
    ON_METERED_NETWORK = "on a metered line, so fewer polls"
    COMPUTER_BUSY = "the computer is busy, so fewer polls"
    FEED_MOVED = "{feed} has moved to {url}."
    FEED_QUARANTINED = "{feed} was set aside, because reading it made the engine stop."
    SOME_FEED_QUARANTINED = "A feed was set aside, because reading it made the engine stop."
    ENGINE_NOT_STARTED = "Nothing can be fetched: the engine did not start ({error})."
    FINDER_BROKE_DOWN = "Looking for feeds broke down; look again."
    POST_WITHOUT_ADDRESS = "This post has no address on the web."
    TEXT_BEHIND_LOGIN = "{host} shows this article only to readers who are logged in."
    TEXT_REFUSED = "{host} does not let Paperround read this page (error 403)."
    TEXT_GONE = "There is no page at this address any more, says {host}."
    TEXT_NOT_FOUND = "No article was found on this page."

    # --- how things stand -------------------------------------------------------------------------

    STATUS_OFFLINE = "Offline. Nothing is fetched, nothing counts as an error."
    STATUS_PAUSED = "Paused until you resume"
    STATUS_FETCHING = "Fetching {done} of {total}"
    STATUS_HELD_BACK = "{waiting} · {why}"
    NOBODY_IS_REACHED = "No feed can be reached, and none is blamed for it. Next try {at:clock}"
    PROXY_REACHES_NOBODY = "No feed is reached through the proxy; check it in the settings. Next try {at:clock}"
    NETWORK_WANTS_LOGIN = "This network answers with a page of its own: open it in a browser. Next try {at:clock}"
    STATUS_WAITING = "{next} · {used} · {size:mb}"
    NEXT_POLL = "Next poll {at:clock}"
    NO_POLL_PLANNED = "No poll planned"
    FETCHES_OF_BUDGET = "{used:n} of {budget:n} fetches used today"
    FETCHES_TODAY = "{used:n} fetches today"
    FETCHES_AND_ASKED = "{used}, {asked:n} more asked for by you"
    SENTENCES = "{first} {rest}"
    SECONDS = "{n:n} s"
    MINUTES = "{n:n} min"
    ASKED_AND_BROUGHT = "{asked}: {brought}."
    ONE_ASKED = "1 feed asked"
    MANY_ASKED = "{n:n} feeds asked"
    BROUGHT_NOTHING = "nothing new"
    BROUGHT_ONE = "1 new post"
    BROUGHT_MANY = "{n:n} new posts"
    ONE_FAILED = "1 is in trouble."
    MANY_FAILED = "{n:n} are in trouble."
    ONE_JUST_ASKED = "1 feed was asked {ago} ago: {brought}."
    MANY_JUST_ASKED = "{n:n} feeds were asked {ago} ago: {brought}."
    ONE_TOO_SOON = "1 has nothing new yet, says its publisher."
    MANY_TOO_SOON = "{n:n} have nothing new yet, say their publishers."
    ONE_WANTS_REST = "1 feed’s server wants to be left alone for now."
    MANY_WANT_REST = "The servers of {n:n} feeds want to be left alone for now."
    ONE_SKIPPED_NOW = "1 wants no visits at this hour."
    MANY_SKIPPED_NOW = "{n:n} want no visits at this hour."
    NOTHING_TO_ASK = "Nothing to ask: every feed here is paused or has ended."
    NOBODY_REACHED = "No feed can be reached; none is to blame, and all are tried again soon."
    REFRESH_TOO_DEAR = "This takes more than half of the data that today has left; polling by itself could end early."
    NEW_POST = "A new post"
    STILL_HERE = "Paperround is still here"
    STILL_HERE_HOW = "It goes on fetching without a window. Open it again from the menu; Ctrl+Q there ends it."
    NOTICE_OPEN = "Open"
    NOTICE_MARK_READ = "Mark read"
    NOTICE_QUIET = "Quiet for today"
    NEW_POSTS = "{n:n} new posts from {feeds}"
    AND_MORE = "and {n:n} more"
    SOME_AND_LAST = "{some} and {last}"
    MANY_FEEDS = "{n:n} feeds"
    REPLAY_NEEDS_DAYS = "A replay needs {least} whole days on which you read; Paperround knows {known}."
    REPLAY_WITHOUT_VISITS = "You have not looked in the days that would be replayed; read for some days first."

    # --- how a feed is doing ----------------------------------------------------------------------

    HEALTH_PAUSED = "paused"
    HEALTH_GONE = "gone"
    HEALTH_QUARANTINED = "set aside: could not be read"
    HEALTH_ASKED_TO_WAIT = "asked to wait {until}"
    HEALTH_FAILING = "failing {since}"
    HEALTH_MISSED = "no answer at {tried:clock}, tried again soon"
    HEALTH_NEEDS_PASSWORD = "wants a password"
    HEALTH_MOVING = "moving, confirming the new address"
    HEALTH_NOT_POLLED = "not polled yet"
    HEALTH_SLOW = "slow, {seconds:n} s to answer"
    HEALTH_QUIET = "quiet for {weeks:n} weeks"
    HEALTH_FINE = "fine"
    FEED_IS_GONE = "{feed} is gone: its publisher ended it. Its posts stay."
    FEED_WAS_QUARANTINED = "{feed} was set aside: {reason}"
    COULD_NOT_BE_READ = "it could not be read"
    FEED_ASKS_FOR_PAUSE = "{feed} asked to be left alone {until}."
    FEED_FAILS = "{feed} has not answered {since}."
    FEED_NOT_FETCHED = "{feed} could not be fetched {since}."
    FEED_WANTS_PASSWORD = "{feed} wants a user name and a password."
    FEED_REFUSES_PASSWORD = "{feed} does not accept the user name and password."
    TRIED_AND_NEXT = "Tried at {tried:clock}, next at {next}."
    TRIED_LAST = "Last tried at {tried:clock}."
    AT_TIME = "{at:clock}"
    AT_TIME_ON_WEEKDAY = "{at:weekday} {at:clock}"
    UNTIL_TIME = "until {at:clock}"
    UNTIL_TIME_ON_WEEKDAY = "until {at:weekday} {at:clock}"
    SINCE_TIME = "since {at:clock}"
    SINCE_WEEKDAY = "since {at:weekday}"
    SINCE_DATE = "since {at:date}"
    PROBLEM_OFFLINE = "no connection"
    PROBLEM_NO_SUCH_HOST = "no such address"
    PROBLEM_REFUSED = "connection refused"
    PROBLEM_TIMEOUT = "no answer in time"
    PROBLEM_BROKEN = "broke off half way"
    PROBLEM_TOO_LARGE = "too large for a feed"
    PROBLEM_BAD_ADDRESS = "no valid address"
    PROBLEM_FORBIDDEN_ADDRESS = "led into your own network"
    PROBLEM_REDIRECT_LOOP = "redirected in circles"
    PROBLEM_INSECURE = "certificate not good"
    PROBLEM_NEEDS_PASSWORD = "asks for a password"
    PROBLEM_NOT_FOUND = "not there any more"
    PROBLEM_GONE = "ended by its publisher"
    PROBLEM_ASKED_TO_WAIT = "asked to wait"
    PROBLEM_SERVER_ERROR = "trouble at the server"
    PROBLEM_CHALLENGE = "wants proof of a human"
    PROBLEM_CLIENT_ERROR = "not let in"
    PROBLEM_CANCELLED = "stopped"
    PROBLEM_UNREADABLE = "could not be read"
    PROBLEM_INTERRUPTED = "Paperround was stopped"
    PROBLEM_UNKNOWN = "no answer"
    PROBLEM_WITH_STATUS = "{problem} ({status})"

    # --- the desktop ------------------------------------------------------------------------------

    LOGIN_FILE_UNCHANGED = "Starting at login could not be changed ({error}); check the file {path}."
    LOGIN_REFUSED = "Starting at login could not be changed: the desktop did not allow it."
    LOGIN_KEY_UNCHANGED = "Starting at login could not be changed ({error}); check the registry's Run key."
    ALREADY_OPEN = "Paperround is already open; its window was brought to the front."
    ALREADY_OPEN_REFRESHED = "Paperround is already open; it was asked to refresh."
    NOT_ANSWERING = "Paperround is already running on this profile but does not answer; end it and start it again."
    PICTURE_NOT_SAVED = "choose a name that ends in .png in a folder that exists."
    FILE_NOT_SAVED = "{file} could not be written: {error}"
    ARTICLE_NOT_SAVED = "The article could not be saved: {error}. Choose another place."
