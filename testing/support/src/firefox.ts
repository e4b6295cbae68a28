import { spawnSync } from 'node:child_process';

/** Ubuntu's /usr/bin/firefox is a script that fails without the snap. */
const runs = (path: string): boolean => spawnSync(path, ['--version'], { stdio: 'ignore' }).status === 0;

function findFirefox(): string | undefined {
  const { FIREFOX_PATH: wanted = '' } = process.env;
  if (wanted === '') return ['/usr/bin/firefox-esr', '/usr/bin/firefox'].find(runs);
  if (!runs(wanted)) throw new Error(`FIREFOX_PATH names no Firefox that runs: ${wanted}`);
  return wanted;
}

/** Debian's Firefox. Playwright drives an installed Firefox over WebDriver BiDi. */
export const firefoxPath = findFirefox();
