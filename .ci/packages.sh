# Installs programs that are missing, where that is possible. Source this file.

add_packages() {
  [ $# -eq 0 ] || [ "$(id -u)" != 0 ] || ! command -v apt-get >/dev/null ||
    { apt-get update && DEBIAN_FRONTEND=noninteractive apt-get install -y --no-install-recommends "$@"; }
}

# The browser of all browser tests, and Redis. Without Redis the test of limits that several processes share is skipped.
add_required_packages() {
  local missing=()
  # The headless shell is Chromium without windows: two cores have a third less to do.
  if [ ! -x "${CHROMIUM_PATH:-/usr/bin/chromium-headless-shell}" ]; then missing+=(chromium-headless-shell); fi
  if [ ! -x "${REDIS_SERVER_PATH:-/usr/bin/redis-server}" ]; then missing+=(redis-server); fi
  add_packages "${missing[@]}" || [ -x /usr/bin/chromium ] || [ -x /usr/bin/google-chrome ]
}

# The life of a listing also runs in these browsers. Without them it is skipped.
add_other_browsers() {
  if [ ! -x "${FIREFOX_PATH:-/usr/bin/firefox-esr}" ]; then
    add_packages firefox-esr || echo 'Firefox could not be installed.'
  fi
  if [ ! -x /usr/bin/WebKitWebDriver ] || [ ! -x /usr/bin/Xvfb ]; then
    add_packages webkit2gtk-driver xvfb || echo 'WebKit could not be installed.'
  fi
}
