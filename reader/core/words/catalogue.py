"""The message catalogue: every message to the user by code, in its English form, with {names} for its facts.

`Code.NO_ANSWER(host="example.org", later=Code.LATER())` makes the message. Codes are kept in stores for months,
so none may change its meaning. Forms may be put better at any time; their translations have the English form as
their key (`dev.py translate`). How facts are written: {n:n} a count; {at:clock}, {at:weekday} and {at:date} an
instant.
"""

from __future__ import annotations

from enum import unique

from reader.core.records.messages import Message, MessageCode


@unique
class AccountCode(MessageCode):
    ACCOUNT_PASSWORD = (
        "{host} didn’t accept the user name or password. FreshRSS needs the API password from "
        "its profile page. Miniflux needs the one from Integrations > Google Reader."
    )
    ACCOUNT_NO_API = "No sync server found at {host}. Check the address, and that its Google Reader API is turned on."
    ACCOUNT_API_OFF = "The API of {host} is turned off. In FreshRSS, allow API access under Settings > Authentication."
    ACCOUNT_REDIRECTS = "{host} redirects to {other}. If that’s your server, enter that address."
    ACCOUNT_CERTIFICATE = "{what} If it uses your own certificate authority, add that authority’s certificate."
    ACCOUNT_NO_CA_FILE = "The certificate file {path} can’t be read. Choose a file in PEM format."
    ACCOUNT_PASSWORD_MISSING = "The saved password for {host} is missing. Enter it again in Settings > Accounts."
    ACCOUNT_NO_LISTENING = (
        "{name} can’t store playback positions, so they stay on this computer. Finished episodes "
        "are marked as read there."
    )
    ACCOUNT_OWN_REFUSED = (
        "{name} only syncs playback positions through its native API, which doesn’t accept this "
        "password. Use your login there as the Google Reader user name and password."
    )
    ACCOUNT_UNKNOWN_IDS = "{host} numbers its articles in a way that Paperround can’t read, so nothing was synced."
    ACCOUNT_KNOWN = "You’ve already added this account."
    ACCOUNT_UNKNOWN = "This account doesn’t exist."


@unique
class SyncCode(MessageCode):
    NO_CRYPTOGRAPHY = "Encryption needs the Python package “cryptography”. Install it and try again."
    PASSPHRASE_WANTED = "The files in the sync folder are encrypted. Enter their passphrase."
    PASSPHRASE_WRONG = "This isn’t the passphrase of the sync folder. Enter the one that your other computers use."
    NOT_ENCRYPTED = "The files in the sync folder aren’t encrypted. Choose an empty folder to start with encryption."
    SYNC_FOLDER_MISSING = "The sync folder {path} isn’t there. Check that it’s connected, or choose another."


@unique
class MailCode(MessageCode):
    MAIL_PASSWORD = (
        "{host} didn’t accept the user name or password. Many providers require an app password, "
        "which you can create on their website."
    )
    MAIL_PASSWORD_MISSING = "The saved password for {host} is missing. Enter it again in Settings > Accounts."
    MAIL_PASSWORD_SHAPE = "This user name or password has characters that can’t be sent to {host}."
    MAIL_NO_IMAP = "{host} isn’t responding like an IMAP server. Check the server name and port."
    MAIL_INSECURE_CONNECTION = (
        "{host} doesn’t offer a secure connection, and Paperround never sends passwords "
        "unencrypted. Choose TLS or STARTTLS."
    )
    MAIL_NO_STARTTLS = "{host} doesn’t support STARTTLS. Choose TLS, usually on port 993."
    MAIL_CERTIFICATE = "{what} If it uses your own certificate authority, add that authority’s certificate."
    MAIL_NO_FOLDER = "Folder {folder} doesn’t exist on {host}. Choose another."
    MAIL_REFUSED = "{host} refused a request: {what}"
    MAIL_HUNG_UP = "{host} closed the connection. Paperround will try again later."
    MAIL_TOO_MUCH = "{host} sent too much data, so it was rejected."
    MAIL_PROXY = "Mail doesn’t work through an HTTPS proxy. Use an http:// or socks5:// proxy."
    MAILBOX_KNOWN = "You’ve already added this folder."
    MAILBOX_UNKNOWN = "This mailbox doesn’t exist."


@unique
class PageCode(MessageCode):
    PAGE_REBUILT = (
        "The part of the page you followed is gone. The page may have been redesigned or "
        "replaced. Choose again what to follow."
    )
    PAGE_WITHOUT_TEXT = "The page has no text to compare. It may need JavaScript."
    NO_BLOCK_FOUND = "No repeating list found on this page. Enter a CSS selector for its articles."
    SELECTOR_NOT_UNDERSTOOD = "Paperround doesn’t understand this CSS selector: {selector}"
    SELECTOR_FINDS_NOTHING = "This selector finds nothing on the page: {selector}"
    SELECTOR_FINDS_NO_ENTRIES = "What this selector matches has no title and no link: {selector}"
    NOT_POINTED_AT = "No link on the page has this text: {text}"
    NO_PAGE = "This address isn’t a web page."
    HEALTH_REBUILT = "page changed"
    FEED_WAS_REBUILT = "The part of {feed} that you followed has been gone {since}. The page may have been redesigned."


@unique
class PodcastCode(MessageCode):
    EPISODE_NO_ROOM = "Not enough disk space for {name}. The download will continue when there is. Nothing was lost."
    EPISODE_DISK = "{name} couldn’t be saved ({error}). Paperround will try again."
    EPISODE_NOT_AUDIO = "{host} sent a web page instead of the episode. Open the article’s page and try there."
    EPISODE_GONE = "{host} says the episode is no longer available."
    EPISODE_TOO_LARGE = "The episode at {host} is larger than {megabytes} MB and was skipped."
    PLAYER_MISSING = (
        "Paperround’s player, paperround[audio], or a system library that it needs isn’t "
        "installed. Another program can play this episode."
    )
    EPISODE_NO_KIND = "Paperround can’t play this file. Another app may be able to."
    EPISODE_NO_DEVICE = "No audio device is available, or it’s in use by another program."
    EPISODE_BROKEN = "This episode is damaged, so playback stopped. Your position is saved."
    EPISODE_UNKNOWN = "Article {id} has no audio."


_FAILURES = {
    "missing": PodcastCode.PLAYER_MISSING,
    "format": PodcastCode.EPISODE_NO_KIND,
    "device": PodcastCode.EPISODE_NO_DEVICE,
    "broken": PodcastCode.EPISODE_BROKEN,
}


def explain_failure(reason: str) -> Message:
    """Why an episode cannot be played; `reason` as CannotPlay of features/podcasts/player/player.py has it."""
    return _FAILURES[reason]()


@unique
class SendCode(MessageCode):
    TARGET_UNKNOWN = "This destination doesn’t exist."
    TARGET_IS_OFF = "{name} came with a backup and is turned off. Check it and save it to turn it on."
    TARGET_NAME_TAKEN = "A destination named {name} already exists. Choose another name."
    TARGET_NAMELESS = "Enter a name for the destination."
    TARGET_NO_ADDRESS = "Enter the address of the server."
    TARGET_NO_USER = "Enter your user name."
    TARGET_NO_FOLDER = "Choose the folder for the files."
    TARGET_NO_COMMAND = "Enter the program to run."
    TARGET_SHELL_FILE = (
        "{program} runs commands through a shell, so an article title could be run as a command. "
        "Choose another program."
    )
    TARGET_LACKS_SECRET = "Enter the password or token for {name}."
    TARGET_PLACEHOLDER = "{name} isn’t a placeholder. See the list of placeholders."
    TARGET_HOST_FIXED = "Placeholders can’t be used in the host name, only after it."
    TARGET_BAD_JSON = "The template isn’t valid JSON: {why}."
    TARGET_BAD_FIELD = "Each line of the template must have the form name=value. Check this line: {line}"
    TARGET_BAD_HEADER = "Each header must have the form Name: value. Check this line: {line}"
    SEND_SECRET_GONE = "The saved password or token for {name} is missing. Enter it again in Settings > Sharing."
    SEND_NO_LINK = "This article has no link, and {name} only accepts links."
    SEND_LOGIN = "{host} didn’t accept the password or token. Enter it again in Settings > Sharing."
    SEND_NOT_THERE = "{host} responded, but doesn’t accept articles at this address. Check it in Settings > Sharing."
    SEND_REDIRECTS = "{host} redirects to {other}. Enter that address in Settings > Sharing."
    SEND_REFUSED = "{host} rejected it (error {status})."
    SEND_REFUSED_WHY = "{host} rejected it (error {status}): {why}"
    SEND_ODD_ANSWER = "Couldn’t tell whether {host} accepted it. Check the address in Settings > Sharing."
    COMMAND_MISSING = "Couldn’t find {program}. Check its name or enter its full path."
    COMMAND_NOT_ALLOWED = "{program} couldn’t be run ({error})."
    COMMAND_FAILED = "{program} exited with code {code}."
    COMMAND_FAILED_WHY = "{program} exited with code {code}: {why}"
    COMMAND_TOO_LONG = "{program} took longer than {n:n} seconds and was stopped."
    COMMAND_STOPPED = "{program} was stopped because Paperround closed. It will be tried again."
    FOLDER_MISSING = "Couldn’t find the folder {path}. Check that its disk is connected, or choose another folder."
    FOLDER_NOT_OBSIDIAN = "The folder {path} isn’t in an Obsidian vault. Choose a vault or a folder inside one."
    FOLDER_DENIED = "Paperround can’t write to {path} ({error})."
    TRIED_SERVER = "Connected to {host}. Nothing was sent."
    TRIED_POST = "{host} accepted a test article."
    TRIED_COMMAND = "{program} accepted a test article."
    TRIED_FOLDER = "Paperround can write to {path}."
    SEND_GONE = "The article is no longer stored, so it wasn’t sent."
    SEND_FAULT = "Sending failed for an unknown reason. See the log for details."


@unique
class Code(MessageCode):
    # --- a fetch that failed ----------------------------------------------------------------------

    LATER = "Paperround will try again later."
    ADDRESS_OR_LATER = "Check the address, or try again later."
    """For a first fetch: nobody comes back to an address that is not subscribed to yet."""
    REDIRECT_LOOP = "{host} redirects in a loop. Check the address in a browser."
    FETCH_STOPPED = "The request to {host} was cancelled."
    BAD_ENCODING = "{host} sent data that can’t be decoded. {later}"
    TOO_SLOW = "{host} took too long to respond. {later}"
    NO_ANSWER = "{host} isn’t responding. {later}"
    HEAD_TOO_LARGE = "{host} sent oversized headers. The publisher needs to fix this."
    BODY_TOO_LARGE = "The response from {host} is too large for a feed and was skipped."
    NAME_NOT_LOOKED_UP = "Couldn’t find {host}. This computer seems to be offline."
    NO_SUCH_HOST = "Couldn’t find {host}. Check the address for typos."
    BAD_CERTIFICATE = "The connection to {host} isn’t secure: {why}. Nothing was downloaded."
    NO_SAFE_CONNECTION = (
        "Couldn’t make a secure connection to {host}. Check whether the address starts with http:// instead."
    )
    CERTIFICATE_EXPIRED = "its certificate has expired"
    CERTIFICATE_TOO_NEW = "its certificate isn’t valid yet"
    CERTIFICATE_SELF_SIGNED = "its certificate is self-signed"
    CERTIFICATE_OF_STRANGER = "its certificate is from an untrusted authority"
    CERTIFICATE_REVOKED = "its certificate was revoked"
    INSIDE_NOT_TYPED = (
        "{host} is on your local network, and you haven’t typed its address yourself. To allow it, add the feed again."
    )
    CERTIFICATE_OF_OTHER_HOST = "its certificate is for a different site"
    CERTIFICATE_NOT_GOOD = "its certificate isn’t valid"
    NO_WAY = "Can’t reach {host}. This computer seems to be offline."
    UNREACHABLE = "Can’t reach {host}. {later}"
    REFUSED = "{host} refused the connection. {later}"
    PROXY_REFUSES = "The proxy couldn’t connect to {host}. Check the proxy in Settings."
    NO_HTTP = "{host} isn’t responding like a web server. Check the address."
    BROKE_OFF = "The connection to {host} was interrupted. {later}"
    NOT_FOUND = "{host} says there’s no longer a feed at this address. Check the address."
    GONE = "{host} says the publisher has discontinued this feed. Your articles are kept."
    NOTHING_HERE = "{host} says there’s nothing at this address. Check the address."
    ENDED_BEFORE = "{host} says the publisher has discontinued this feed, so you can’t subscribe to it."
    ASKS_FOR_PAUSE = "{host} asked Paperround to slow down. It will try again later."
    PAUSE_TRY_LATER = "{host} asked Paperround to slow down. Try again later."
    HAS_ASKED_FOR_PAUSE = "{host} asked Paperround to slow down. It will wait before trying again."
    SERVER_ERROR = "{host} is having problems (error {status}). {later}"
    FORBIDDEN = "{host} won’t allow Paperround to read this feed (error 403)."
    PROXY_WANTS_PASSWORD = "The proxy needs a password. Add it to the proxy address in Settings."
    ODD_STATUS = "{host} sent an unexpected response (status {status}). {later}"
    UNKNOWN_LOGIN = "{host} requires a sign-in method that Paperround doesn’t support ({kind})."
    WRONG_PASSWORD = "{host} didn’t accept this user name and password. Enter them again."
    NEEDS_PASSWORD = "{host} requires a user name and password. Enter them in the feed’s settings."
    PASSWORD_NOT_SENT_ON = (
        "This address redirects to {host}, which requires a password. Paperround won’t send "
        "yours to a different site. If the feed has moved, change its address to {url}"
    )
    CHALLENGE = "{host} blocks feed readers with a human check (CAPTCHA). Ask the publisher to allow them."
    UNASKED_UNCHANGED = "{host} sent an invalid “not modified” response. The publisher needs to fix this."
    EMPTY_PAGE = "{host} sent an empty response. {later}"
    REDIRECTS_HOME = "{host} redirects to your local network. Paperround blocked this to keep you safe."
    NOTHING_THERE = "{host} isn’t an address that Paperround can open. Check it."
    LIES_AT_HOME = "{host} is on your local network, which web pages may not link to. Paperround blocked it."
    NO_FEED_NAMED = "No feed found at {host}. Look on the page for an RSS or Feed link and paste its address."
    NO_FEED_NAMED_HERE = (
        "No feed found at this address. Look on the page for an RSS or Feed link and paste its address."
    )
    INTERRUPTED = "Paperround closed before the response was saved."
    DEMO_ERROR = "{feed} responded with an error ({status})."

    # --- addresses, passwords, proxies ------------------------------------------------------------

    NO_ADDRESS = "Enter an address, such as example.org."
    NO_WEB_ADDRESS = "“{text}” isn’t a web address. Enter one such as example.org."
    ADDRESS_TOO_LONG = "This address is too long."
    ADDRESS_UNREADABLE = "This isn’t a web address: the host or port isn’t valid."
    ONLY_HTTP = "Only http and https addresses are supported, not {scheme}."
    NO_SCHEME = "Only http and https addresses can be fetched."
    HOST_UNREADABLE = "This isn’t a web address: the host name isn’t valid."
    HOST_MISSING = "This isn’t a web address: the host name is missing."
    HOST_FORBIDDEN_LETTERS = "This isn’t a web address: the host name contains invalid characters."
    HOST_NOT_IN_DNS = "This isn’t a web address: DNS doesn’t allow a host name like that."
    BAD_REDIRECT = "{host} redirects to something that isn’t a web address ({kind}), so Paperround stopped."
    NO_SAFE_PLACE = "No keyring is available, so this password is only kept until you quit Paperround."
    PROXY_UNREADABLE = "The proxy address isn’t valid. Use a form like http://proxy:3128."
    PROXY_KIND = (
        "The proxy must be an http, https or socks5 address, such as http://proxy:3128 or socks5://localhost:1080."
    )

    # --- documents that could not be read ---------------------------------------------------------

    FEED_DAMAGED = "The feed at {url} is damaged and can’t be read. Try again later."
    FEED_TOO_LARGE = "The feed at {url} is larger than {megabytes} MB and wasn’t read."
    FEED_TOO_COMPLICATED = "The feed at {url} is too complex to read safely. The publisher needs to fix this."
    JSON_NO_FEED = "{url} returned JSON that isn’t a feed. Check the address."
    JSON_FEED_DAMAGED = "The JSON feed at {url} is damaged and can’t be read."
    ANSWER_EMPTY = "The response from {url} is empty. Try again later."
    PAGE_WANTS_LOGIN = "The page at {url} requires a sign-in instead of returning a feed."
    PAGE_NO_FEED = "The page at {url} is a web page, not a feed."
    NOT_A_FEED = "{url} isn’t a feed. Check the address."
    PARSER_NOT_STARTED = "A helper process for unusual feeds couldn’t start. Try again later."
    PARSER_TOO_SLOW = "The feed at {url} took too long to process (over {seconds} seconds)."
    PARSER_STARVED = "The feed at {url} couldn’t be read because the computer was busy. Paperround will try again."
    PARSER_DIED = "The feed at {url} couldn’t be read after two tries."
    PARSER_OUT_OF_MEMORY = "The feed at {url} takes too much memory to read."
    PARSER_BROKE_DOWN = "The feed at {url} can’t be read ({error}). The publisher needs to fix this."
    STOPPED_THE_ENGINE = "This feed crashed Paperround’s background process. Resume it to try again."

    # --- lists of feeds ---------------------------------------------------------------------------

    LIST_TOO_LARGE = "This file is too large for a feed list. Choose an OPML file."
    LIST_EMPTY = "This file is empty. Choose an OPML file."
    LIST_UNREADABLE = "This file isn’t valid OPML (line {line}). Export it again."
    LIST_NO_OPML = "This file isn’t a list of feeds. Choose an OPML file."
    LIST_HAS_ENTITIES = "This file contains XML entities, so it was rejected for security reasons."
    LIST_TOO_LONG = "This file lists more than {most:n} feeds. Split it first."
    LIST_TOO_MANY_FOLDERS = "This file has more than {most:n} folders. Split it first."
    LIST_WITHOUT_FEEDS = "This file lists no feeds. Choose another."
    LINE_TO_OTHER_FILE = "This file links to {url}, which wasn’t imported."
    OUTLINE_NO_ADDRESS = "{text} isn’t the address of a feed."
    LINE_NO_ADDRESS = "Line {line}: {text} isn’t the address of a feed."
    LINE_NEWSBOAT_RULE = "Line {line} isn’t a feed but a newsboat query ({text})."
    IMPORT_UNKNOWN = (
        "Paperround can’t import {file}. Choose an OPML file, another reader’s database or export, or a file "
        "that Paperround exported."
    )
    ARCHIVE_DAMAGED = "This archive is damaged, or made by a later version. What could be read was imported."
    IMPORT_CANCELLED = "The import was cancelled. Nothing was changed."
    FILE_UNREADABLE = "The file {file} can’t be read ({error}). Choose another."
    FILE_UNWRITABLE = "The file {file} can’t be written ({error}). Choose another place."

    # --- the store --------------------------------------------------------------------------------

    STORE_MISSING = "There’s no database at {path}. Add a feed first."
    STORE_LOST = (
        "The database is missing or empty, but there are backups. Restore one in the window or with paperround doctor."
    )
    STORE_REPLACED = "The database was replaced by a backup."
    STORE_HELD = "Another program is using the database. Close other Paperround windows or commands and try again."
    STORE_IN_USE = "The database is busy. Try again in a moment."
    DISK_FULL = "The disk is full. Nothing was lost, but free up some space before continuing."
    STORE_READ_ONLY = "The database can’t be written. Check the permissions of the profile folder and its disk."
    STORE_DENIED = "Access to the database was denied. Check the permissions of the profile folder."
    STORE_NOT_OPENED = "The database can’t be opened. Check that the profile folder exists and is writable."
    FILE_DENIED = "Access to {path} was denied ({error}). Check its permissions."
    DISK_ERROR = "A disk error occurred while using the database. Check the disk, then try again."
    NO_MEMORY = "There isn’t enough memory to use the database. Close other programs and try again."
    STORE_NO_DATABASE = "This isn’t a Paperround database. Restore a backup in the window or with paperround doctor."
    STORE_DAMAGED = "The database is damaged. Repair it in the window or with paperround doctor --salvage."
    SQLITE_TOO_OLD = "SQLite {version} is too old. Install apsw {wanted} or newer."
    STORE_OF_OTHER_PROGRAM = "The file {path} belongs to another program. Choose another profile folder."
    STORE_NEWER = "This database was saved by a newer version. Update Paperround or restore an older backup."
    STORE_OF_DEVELOPMENT = "This database is from before 1.0. Move it with packaging/move_development_profile.py."
    STORE_OLDER = "This database is from an older version. Start Paperround once to update it."
    PROFILE_NOT_MADE = "The folder {path} couldn’t be created ({error}). Choose another."
    PATH_NOT_UTF_8 = "The folder name {path} isn’t valid UTF-8. Rename it or choose another folder."
    PROFILE_NOT_WRITABLE = "Paperround can’t write to the profile folder {path}. Check its permissions."
    REPAIR_NOT_SOUND = "The new database failed verification ({fault}). The previous one is kept next to it."
    REPAIR_WHILE_RUNNING = (
        "Paperround is running with this profile. Quit it first (paperround quit) or repair it in the window."
    )
    BACKUP_UNUSABLE = "The backup {file} can’t be used ({fault}). Choose another."
    BACKUP_NOT_WRITTEN = "No backup could be written to {path} ({error}). Check the disk."
    BACKUP_WITHOUT_FEEDS = "it contains no feeds table"
    BACKUP_OTHER_SCHEMA = "its tables aren’t those of Paperround"
    BACKUP_MISSING = "there is no such file"
    COPIES_NOT_ERASED = (
        "Some backups couldn’t be cleaned and still contain your reading history. Delete them yourself: {files}"
    )
    UNDO_OVERTAKEN = "There’s nothing left to undo or redo: this was changed again since."
    UNDO_FEEDS_USED = "What was added has been read or changed since, so it stays."
    UNDO_SENT = "Already sent"
    FEED_UNKNOWN = "You’re no longer subscribed to this feed. Add it again."
    ADDRESS_TAKEN = "Another feed already has the address {url}. Remove one of the two."
    FOLDER_UNKNOWN = "This folder no longer exists. Choose another."
    FOLDER_UNNAMED = "Enter a folder name."
    FOLDER_TAKEN = "A folder named {name} already exists there. Choose another name."
    FOLDER_INTO_ITSELF = "A folder can’t be moved into itself. Choose another place."
    RULE_UNKNOWN = "Rule {rule} doesn’t exist. Run “paperround rules” to list your rules."
    TAG_UNNAMED = "Enter a tag name."
    TAG_UNKNOWN = "Tag {tag} doesn’t exist. Run “paperround tag” to list your tags."
    ARTICLE_UNKNOWN = "Article {id} doesn’t exist. Run “paperround entries” to list articles."

    # --- settings and rules -----------------------------------------------------------------------

    SETTING_RANGE = "{name} must be between {low} and {high}, not {value}."
    SETTING_PROXY = "The proxy must be a full address, such as http://proxy:3128."
    SETTING_ONE_OF = "The setting {name} must be one of {choices}."
    SETTING_QUIET_HOURS = "Enter quiet hours like 22:00-07:00, or leave them empty."
    SETTING_EDITION_HOURS = "Edition times must be “learned” or look like 07:15 or 07:15 18:00."
    SETTING_EDITION_DAYS = "Edition days are digits from 1 (Monday) to 7 (Sunday), in order, such as 12345."
    SETTING_EDITION_FROM = "List folder numbers, “none” or “starred”, separated by spaces."
    SETTING_SOME_OF = "{name} accepts these values, separated by spaces: {choices}."
    SETTING_YES_OR_NO = "The setting {name} is either yes or no, not {value}."
    SETTING_BAD = "The setting {name} can’t be {value}."
    RULE_TAKES_ALL = "A rule needs words to find, or a feed, folder or category. Enter at least one."
    RULE_END_UNKNOWN = "Enter the last day the rule should run, such as 2026-12-31."
    RULE_DOES_NOTHING = "Choose at least one action for the rule."
    RULE_TOO_LONG = "The text to find can be up to {most} characters long."
    RULE_BAD_PATTERN = "This regular expression isn’t valid ({error})."

    # --- what is searched for ---------------------------------------------------------------------

    QUERY_FIELD_EMPTY = "Type something directly after {field}: with no space."
    QUERY_STATE_UNKNOWN = "“is:{state}” isn’t recognised. Use is:unread, is:read, is:starred or is:unstarred."
    QUERY_DATE_UNKNOWN = "“{date}” isn’t a date. Use 2026, 2026-03, 2026-03-31, today, or 7d for seven days ago."
    QUERY_TOO_LONG = "Only the first {most} words are used."
    QUERY_TOO_COMPLICATED = "This search combines too many terms with OR. Remove some."
    QUERY_NO_FEED = "No feed is called “{name}”."
    QUERY_NO_FOLDER = "No folder is called “{name}”."
    QUERY_NO_TAG = "No tag is called “{name}”."
    SAVED_SEARCH_UNKNOWN = "There’s no saved search named “{name}”."
    SAVED_SEARCH_EMPTY = "Enter a search."
    SAVED_SEARCH_TAKEN = "A saved search named “{name}” already exists."

    # --- the engine -------------------------------------------------------------------------------

    ON_BATTERY = "on battery: fewer fetches"
    SAVING_POWER = "saving power: fewer fetches"
    ON_METERED_NETWORK = "metered connection: fewer fetches"
    COMPUTER_BUSY = "computer busy: fewer fetches"
    FEED_MOVED = "{feed} has moved to {url}."
    FEED_QUARANTINED = "{feed} was turned off because it crashed Paperround’s background process."
    SOME_FEED_QUARANTINED = "A feed was turned off because it crashed Paperround’s background process."
    ENGINE_NOT_STARTED = "Feeds can’t be refreshed because the background process didn’t start ({error})."
    FINDER_BROKE_DOWN = "Looking for feeds failed. Try again."
    POST_WITHOUT_ADDRESS = "This article has no web address."
    TEXT_BEHIND_LOGIN = "{host} only shows this article to signed-in readers."
    TEXT_REFUSED = "{host} won’t allow Paperround to read this page (error 403)."
    TEXT_GONE = "{host} says this page no longer exists."
    TEXT_NOT_FOUND = "No article was found on this page."

    # --- how things are ---------------------------------------------------------------------------

    STATUS_OFFLINE = "Offline. Fetching resumes when you reconnect."
    STATUS_PAUSED = "Paused until you resume"
    STATUS_FETCHING = "Refreshing {done} of {total}"
    STATUS_HELD_BACK = "{waiting} · {why}"
    NOBODY_IS_REACHED = "Can’t reach any feeds. Next try {at:clock}"
    PROXY_REACHES_NOBODY = "Can’t reach any feeds through the proxy. Check it in Settings. Next try {at:clock}"
    NETWORK_WANTS_LOGIN = "This network requires a sign-in. Open it in a browser. Next try {at:clock}"
    STATUS_WAITING = "{next} · {used}"
    NEXT_POLL = "Next fetch {at:clock}"
    NO_POLL_PLANNED = "No fetch scheduled"
    FETCHES_OF_BUDGET = "{used:n} of {budget:n}"
    BUSY_DAY = "{used:n} of about {budget:n}, a busy day"
    FETCHES_TODAY = "{used:n} fetches today"
    FETCHES_AND_ASKED = "{used}, plus {asked:n} you requested"
    SENTENCES = "{first} {rest}"
    SECONDS = "{n:n} s"
    MINUTES = "{n:n} min"
    ASKED_AND_BROUGHT = "{asked}: {brought}."
    ONE_ASKED = "1 feed fetched"
    MANY_ASKED = "{n:n} feeds fetched"
    BROUGHT_NOTHING = "nothing new"
    BROUGHT_ONE = "1 new article"
    BROUGHT_MANY = "{n:n} new articles"
    ONE_FAILED = "1 has a problem."
    MANY_FAILED = "{n:n} have problems."
    ONE_JUST_ASKED = "1 feed was fetched {ago} ago: {brought}."
    MANY_JUST_ASKED = "{n:n} feeds were fetched {ago} ago: {brought}."
    ONE_TOO_SOON = "1 isn’t due for an update yet."
    MANY_TOO_SOON = "{n:n} aren’t due for an update yet."
    ONE_WANTS_REST = "1 feed’s server asked Paperround to wait."
    MANY_WANT_REST = "The servers of {n:n} feeds asked Paperround to wait."
    ONE_SKIPPED_NOW = "1 doesn’t allow fetches at this hour."
    MANY_SKIPPED_NOW = "{n:n} don’t allow fetches at this hour."
    NOTHING_TO_ASK = "Nothing to refresh: every feed here is paused or discontinued."
    SERVERS_ASKED = "These feeds come from your account or mailbox, which is being checked."
    NOBODY_REACHED = "Can’t reach any feeds. All will be tried again soon."
    REFRESH_TOO_DEAR = "This uses more than half of today’s remaining data. Automatic fetching may stop early today."
    NEW_POST = "New article"
    STILL_HERE = "Paperround is still running"
    STILL_HERE_HOW = "Paperround keeps running without a window. Reopen it from your app menu. Press Ctrl+Q to quit."
    NOTICE_OPEN = "Open"
    NOTICE_MARK_READ = "Mark read"
    NOTICE_QUIET = "Mute for today"
    NEW_POSTS = "{n:n} new articles from {feeds}"
    AND_MORE = "and {n:n} more"
    SOME_AND_LAST = "{some} and {last}"
    MANY_FEEDS = "{n:n} feeds"
    REPLAY_NEEDS_DAYS = "A simulation needs {least} full days of reading. You have {known}."
    REPLAY_WITHOUT_VISITS = "You didn’t read on the days to be simulated. Read for a few days first."

    # --- how a feed is doing ----------------------------------------------------------------------

    HEALTH_PAUSED = "paused"
    HEALTH_GONE = "discontinued"
    HEALTH_QUARANTINED = "turned off: couldn’t be read"
    HEALTH_ALL_NEW = "all new at each fetch"
    FEED_ALL_NEW = "{feed} gives all its articles new ids at each fetch, so only the newest are kept."
    HEALTH_ASKED_TO_WAIT = "waiting {until} (server’s request)"
    HEALTH_FAILING = "failing {since}"
    HEALTH_MISSED = "no response at {tried:clock}, trying again soon"
    HEALTH_NEEDS_PASSWORD = "password required"
    HEALTH_MOVING = "moved, verifying the new address"
    HEALTH_NOT_POLLED = "not fetched yet"
    HEALTH_SLOW = "slow ({seconds:n} s to respond)"
    HEALTH_QUIET = "quiet for {weeks:n} weeks"
    HEALTH_FINE = "OK"
    FEED_IS_GONE = "{feed} was discontinued by its publisher. Its articles are kept."
    FEED_WAS_QUARANTINED = "{feed} was turned off. {reason}"
    COULD_NOT_BE_READ = "It couldn’t be read."
    FEED_ASKS_FOR_PAUSE = "{feed} asked Paperround to wait {until}."
    FEED_FAILS = "{feed} hasn’t responded {since}."
    FEED_NOT_FETCHED = "Fetching {feed} has failed {since}."
    FEED_WANTS_PASSWORD = "{feed} requires a user name and password."
    FEED_REFUSES_PASSWORD = "{feed} didn’t accept the user name and password."
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
    PROBLEM_TIMEOUT = "no response in time"
    PROBLEM_BROKEN = "connection interrupted"
    PROBLEM_TOO_LARGE = "too large for a feed"
    PROBLEM_BAD_ADDRESS = "invalid address"
    PROBLEM_FORBIDDEN_ADDRESS = "blocked: redirects to your local network"
    PROBLEM_REDIRECT_LOOP = "redirect loop"
    PROBLEM_INSECURE = "invalid certificate"
    PROBLEM_NEEDS_PASSWORD = "needs a password"
    PROBLEM_NOT_FOUND = "not found"
    PROBLEM_GONE = "discontinued by its publisher"
    PROBLEM_ASKED_TO_WAIT = "asked to wait"
    PROBLEM_SERVER_ERROR = "server error"
    PROBLEM_CHALLENGE = "blocked by a CAPTCHA"
    PROBLEM_CLIENT_ERROR = "access denied"
    PROBLEM_CANCELLED = "cancelled"
    PROBLEM_UNREADABLE = "couldn’t be read"
    PROBLEM_INTERRUPTED = "Paperround closed"
    PROBLEM_UNKNOWN = "no response"
    PROBLEM_WITH_STATUS = "{problem} ({status})"

    # --- the desktop ------------------------------------------------------------------------------

    LOGIN_FILE_UNCHANGED = "Couldn’t change “Start at login” ({error}). Check the file {path}."
    LOGIN_REFUSED = "Couldn’t change “Start at login”: the desktop didn’t allow it."
    LOGIN_KEY_UNCHANGED = "Couldn’t change “Start at login” ({error}). Check the registry’s Run key."
    ALREADY_OPEN = "Paperround is already open. Its window was brought to the front."
    ALREADY_OPEN_REFRESHED = "Paperround is already open. It was asked to refresh."
    NOT_ANSWERING = "Paperround is already running with this profile but isn’t responding. Quit it and start it again."
    PICTURE_NOT_SAVED = "Choose a file name that ends in .png, in a folder that exists."
    FILE_NOT_SAVED = "{file} couldn’t be written: {error}"
    ARTICLE_NOT_SAVED = "The article couldn’t be saved: {error}. Choose another place."
