"""The extension for Firefox and Chromium, which opens a page's feeds in Paperround."""
