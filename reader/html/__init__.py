"""HTML, taken apart in one place: tokens, text, character encoding, limits. Pure; safe on any thread.

Below everything that meets HTML: fetch finds links in it, parse makes it safe, the store and the window read what
parse wrote. No module here decides what is safe to show; `parse.safe_html` does, and nh3 has the last word there.
"""
