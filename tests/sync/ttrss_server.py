"""Starts the Tiny Tiny RSS that Debian packs, on PHP and PostgreSQL, on loopback, with one user.

python -m tests.sync.ttrss_server FOLDER PORT

The package is unpacked, not installed: its own installation wants a web server of the whole machine. Needs root and what
the tool for the other servers installs (PHP, PostgreSQL). Ends with SIGTERM.
"""

from __future__ import annotations

import json
import os
import re
import shutil
import signal
import subprocess
import sys
import time
import urllib.request
from contextlib import suppress
from pathlib import Path

USER, PASSWORD = "reader", "read-on-all-machines"
NEEDED = (
    "php-cli",
    "php-pgsql",
    "php-xml",
    "php-mbstring",
    "php-intl",
    "php-curl",
    "php-psr-log",
    "php-php-gettext",
    "postgresql",
)
CONFIG = """<?php
define('DB_TYPE', 'pgsql'); define('DB_HOST', '{sock}'); define('DB_USER', 'postgres');
define('DB_NAME', 'ttrss'); define('DB_PASS', ''); define('DB_PORT', ''); define('MYSQL_CHARSET', 'UTF8');
define('SELF_URL_PATH', 'http://127.0.0.1:{port}/');
define('SINGLE_USER_MODE', false); define('SIMPLE_UPDATE_MODE', false); define('PHP_EXECUTABLE', '/usr/bin/php');
define('LOCK_DIRECTORY', '{www}/lock'); define('CACHE_DIR', '{www}/cache');
define('ICONS_DIR', 'feed-icons'); define('ICONS_URL', 'feed-icons');
define('AUTH_AUTO_CREATE', true); define('AUTH_AUTO_LOGIN', true); define('FORCE_ARTICLE_PURGE', 0);
define('ENABLE_REGISTRATION', false); define('REG_NOTIFY_ADDRESS', 'x@example.org'); define('REG_MAX_USERS', 1);
define('SESSION_COOKIE_LIFETIME', 86400); define('SMTP_FROM_NAME', 'x'); define('SMTP_FROM_ADDRESS', 'x@example.org');
define('DIGEST_SUBJECT', 'x'); define('CHECK_FOR_UPDATES', false); define('ENABLE_GZIP_OUTPUT', false);
define('PLUGINS', 'auth_internal'); define('LOG_DESTINATION', ''); define('CONFIG_VERSION', 26);
define('DIR_MODE', 0777);
"""
ALLOWED = """UPDATE ttrss_users SET login = '{user}', pwd_hash = 'SHA1:{sha1}', salt = '' WHERE id = 1;
UPDATE ttrss_prefs SET def_value = 'true' WHERE pref_name = 'ENABLE_API_ACCESS';
UPDATE ttrss_prefs SET def_value = '0' WHERE pref_name = 'PURGE_OLD_DAYS';
UPDATE ttrss_prefs SET def_value = 'false' WHERE pref_name = 'ALLOW_DUPLICATE_POSTS';
INSERT INTO ttrss_user_prefs (owner_uid, pref_name, value) SELECT 1, pref_name, def_value FROM ttrss_prefs;
DELETE FROM ttrss_feeds;"""


def run(command: list[str] | str, **options: object) -> None:
    subprocess.run(command, check=True, capture_output=True, shell=isinstance(command, str), timeout=300, **options)  # type: ignore[call-overload]


def unpack(folder: Path) -> Path:
    if any(subprocess.run(["dpkg", "-s", name], capture_output=True, check=False).returncode for name in NEEDED):
        run(["apt-get", "install", "-y", "-qq", "--no-install-recommends", *NEEDED])
    packed = folder / "packed"
    packed.mkdir(parents=True)
    run(["apt-get", "download", "tt-rss"], cwd=packed)
    (package,) = packed.glob("tt-rss_*.deb")
    run(["dpkg-deb", "-x", str(package), str(folder)])
    return folder / "usr" / "share" / "tt-rss"


def start_database(folder: Path) -> tuple[Path, str]:
    program = sorted(Path("/usr/lib/postgresql").glob("*/bin"))[-1]
    data, sock = folder / "pg", folder / "sock"
    for place in (data, sock):
        place.mkdir()
        shutil.chown(place, "postgres")
    for place in (folder, *folder.parents):
        place.chmod(place.stat().st_mode | 0o001)
    options = f"-c listen_addresses='' -k {sock} -c fsync=off"
    run(["su", "postgres", "-c", f"{program}/initdb -D {data} -A trust -E UTF8"])
    run(["su", "postgres", "-c", f'{program}/pg_ctl -D {data} -w -l {data}/log -o "{options}" start'])
    return sock, f"{program}/pg_ctl -D {data} -m immediate stop"


def fill_database(root: Path, sock: Path) -> None:
    from hashlib import sha1

    run(["su", "postgres", "-c", f"createdb -h {sock} ttrss"])
    schema = next(root.glob("schema/*pgsql*"))
    text = schema.read_text() + ALLOWED.format(user=USER, sha1=sha1(PASSWORD.encode()).hexdigest())
    run(["su", "postgres", "-c", f"psql -q -h {sock} -d ttrss"], input=text.encode())


def start_web(root: Path, folder: Path, sock: Path, port: int) -> subprocess.Popen[bytes]:
    www = root / "www"
    for name in ("config.php", "lock", "cache", "feed-icons"):
        link = www / name
        if link.is_symlink() or link.is_file():
            link.unlink()
    for name in ("lock", "feed-icons", *(f"cache/{part}" for part in ("images", "upload", "export", "feeds"))):
        (www / name).mkdir(parents=True, exist_ok=True)
    for name, place in (("lib/gettext", "php-php-gettext"), ("vendor/Psr", "Psr")):
        (www / name).unlink()
        (www / name).symlink_to(Path("/usr/share/php") / place)
    # It fetches nothing from loopback, where our publisher is, forgets ports, and keeps documents for half a minute.
    polling = www / "classes" / "rssutils.php"
    polling.write_text(polling.read_text().replace("filemtime($cache_filename) > time() - 30", "false"))
    guard = www / "classes" / "urlhelper.php"
    text = re.sub(r"strpos\((\$\w+), \"127\.\"\) === 0", "false", guard.read_text())
    text = text.replace("if ($extended_filtering)", "if (false)")
    port_too = """$parts['host'] . (isset($parts['port']) ? ':' . $parts['port'] : '');"""
    guard.write_text(text.replace("$parts['host'];", port_too, 1))
    (www / "config.php").write_text(CONFIG.format(sock=sock, www=www, port=port))
    command = ["php", "-d", "error_reporting=0", "-S", f"127.0.0.1:{port}", "-t", str(www)]
    with (folder / "web.log").open("wb") as log:
        return subprocess.Popen(command, stdout=log, stderr=log, env={**os.environ, "PHP_CLI_SERVER_WORKERS": "4"})


def main(place: str, port: int) -> None:
    folder = Path(place).resolve()
    root = unpack(folder)
    sock, stop = start_database(folder)
    web = None

    def end(*_signal: object) -> None:
        if web is not None:
            web.terminate()
        with suppress(subprocess.CalledProcessError):
            run(["su", "postgres", "-c", stop])
        sys.exit(0)

    signal.signal(signal.SIGTERM, end)
    signal.signal(signal.SIGINT, end)
    fill_database(root, sock)
    web = start_web(root, folder, sock, port)
    url = f"http://127.0.0.1:{port}"
    for _ in range(100):
        with suppress(OSError), urllib.request.urlopen(f"{url}/api/", b'{"op": "isLoggedIn"}', timeout=5):
            break
        time.sleep(0.1)  # another program starts; there is nothing to wait on
    refresh = ["php", "-d", "error_reporting=0", str(root / "www" / "update.php"), "--feeds", "--force-update"]
    info = {"kind": "ttrss", "url": url, "greader": url, "user": USER, "password": PASSWORD, "refresh": refresh}
    (folder / "info.json.new").write_text(json.dumps(info))
    (folder / "info.json.new").rename(folder / "info.json")
    signal.pause()


if __name__ == "__main__":
    main(sys.argv[1], int(sys.argv[2]))
