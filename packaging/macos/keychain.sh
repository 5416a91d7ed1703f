#!/usr/bin/env bash
# Run by the release workflow on macOS: the certificate and the notary's key, from secrets into files that the
# build's tools read. CERTIFICATE (a .p12 in base64), CERTIFICATE_PASSWORD, NOTARY_KEY (the text of a .p8); without a
# certificate nothing is done, and the build is not signed.
set -euo pipefail
if [ -z "${CERTIFICATE:-}" ]; then
  echo "No certificate: the build will not be signed."
  exit 0
fi
umask 077
keychain="$RUNNER_TEMP/paperround.keychain-db"
password="$(openssl rand -hex 16)"
echo "$CERTIFICATE" | base64 --decode > "$RUNNER_TEMP/certificate.p12"
security create-keychain -p "$password" "$keychain"
security set-keychain-settings -lut 3600 "$keychain"
security unlock-keychain -p "$password" "$keychain"
security import "$RUNNER_TEMP/certificate.p12" -P "$CERTIFICATE_PASSWORD" -t cert -f pkcs12 -k "$keychain" -T /usr/bin/codesign
security set-key-partition-list -S apple-tool:,apple: -s -k "$password" "$keychain" > /dev/null
security list-keychains -d user -s "$keychain" login.keychain-db
rm "$RUNNER_TEMP/certificate.p12"
if [ -n "${NOTARY_KEY:-}" ]; then
  echo "$NOTARY_KEY" > "$RUNNER_TEMP/notary.p8"
  echo "MACOS_NOTARY_KEY=$RUNNER_TEMP/notary.p8" >> "$GITHUB_ENV"
fi
