import { existsSync } from 'node:fs';

/** Debian's Chromium without windows needs a third less of the machine than the one with them, and shows the same pages. */
const installed = [
  process.env.CHROMIUM_PATH,
  '/usr/bin/chromium-headless-shell',
  '/usr/bin/chromium',
  '/usr/bin/google-chrome',
].find((path) => path !== undefined && existsSync(path));

/** How the product's browsers are started: an installed Chromium, else the one that Playwright brings. */
export const browserOptions = {
  ...(installed === undefined ? {} : { executablePath: installed }),
  args: [
    '--no-sandbox',
    '--disable-gpu',
    '--disable-quic',
    '--no-first-run',
    // Without these Chromium looks for Google's services at every start.
    '--disable-background-networking',
    '--disable-sync',
  ],
};
