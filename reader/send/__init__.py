"""Sending entries on: to servers, to programs, into files. Over the lines of fetch; stores nothing."""
