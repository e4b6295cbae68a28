import { existsSync } from 'node:fs';

/** The headless shell needs a third less CPU time than the full Chromium and renders the same pages. */
const installed = [
  process.env.CHROMIUM_PATH,
  '/usr/bin/chromium-headless-shell',
  '/usr/bin/chromium',
  '/usr/bin/google-chrome',
].find((path) => path !== undefined && existsSync(path));

/** Launch options: an installed Chromium, else the one of Playwright. */
export const browserOptions = {
  ...(installed === undefined ? {} : { executablePath: installed }),
  args: [
    '--no-sandbox',
    '--disable-gpu',
    '--disable-quic',
    '--no-first-run',
    // Without these Chromium contacts Google's services at every start.
    '--disable-background-networking',
    '--disable-sync',
  ],
};
