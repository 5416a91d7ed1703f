"""Sends entries on: to servers, over fetch's connections, to programs and into files. Stores nothing."""
