"""The messages about sending on, as catalogue.py has all others: codes with their English form."""

from __future__ import annotations

from enum import unique

from reader.model.messages import MessageCode


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
    SEND_SECRET_GONE = (
        "The password or token for {name} is not known any more; enter it again in Settings, Send to."
    )
    SEND_NO_LINK = "This post has no address of its own, and {name} takes nothing else."
    SEND_LOGIN = "{host} does not accept the password or token; enter it again in Settings, Send to."
    SEND_NOT_THERE = "{host} answers, but nothing takes posts at this address; check it in Settings, Send to."
    SEND_REDIRECTS = "{host} redirects to {other}; enter that address in Settings, Send to."
    SEND_REFUSED = "{host} would not take it (error {status})."
    SEND_REFUSED_WHY = "{host} would not take it (error {status}): {why}"
    SEND_ODD_ANSWER = (
        "{host} took it or not: its answer cannot be read; check the address in Settings, Send to."
    )
    COMMAND_MISSING = "There is no program named {program}; check its name or give its whole path."
    COMMAND_NOT_ALLOWED = "{program} may not be run ({error})."
    COMMAND_FAILED = "{program} ended with code {code}."
    COMMAND_FAILED_WHY = "{program} ended with code {code}: {why}"
    COMMAND_TOO_LONG = "{program} took longer than {n:n} seconds and was ended."
    COMMAND_STOPPED = "{program} was ended because Paperround was; it is tried again."
    FOLDER_MISSING = "The folder {path} is not there; check whether its disk is, or choose another one."
    FOLDER_NOT_OBSIDIAN = (
        "The folder {path} lies in no Obsidian vault; choose a vault or a folder inside one."
    )
    FOLDER_DENIED = "Nothing can be written into {path} ({error})."
    TRIED_SERVER = "{host} answered and lets Paperround in; nothing was sent."
    TRIED_POST = "{host} took a made-up post."
    TRIED_COMMAND = "{program} took a made-up post."
    TRIED_FOLDER = "Files can be written into {path}."
    SEND_GONE = "The post is no longer here, so it was not sent."
    SEND_FAULT = "Sending it failed for a reason that Paperround does not know; the log has the details."
