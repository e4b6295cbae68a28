import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { repositoryRoot } from '@roommate/server/env';
import { freePort, waitUntil } from '@roommate/server/testing';
import { PROBE_TIMEOUT_MS } from '../run-probe.ts';

/** A page that shows local times differs between this zone and the browser's, at every hour of the day. */
const SERVER_TIME_ZONE = 'Pacific/Pago_Pago';
const POLL_MS = 50;

/** A running site. */
interface CheckedSite {
  url: string;
  stop(): Promise<void>;
}

const isUp = (url: string): Promise<boolean> =>
  fetch(url).then(
    ({ ok }) => ok,
    () => false,
  );

/**
 * Starts the product's site with the releases in a folder.
 * @param apiUrl of the test double. It also stands in for the identity provider, which no checked page needs.
 * @throws when the site does not start
 */
export async function startCheckedSite(releases: string, apiUrl: string): Promise<CheckedSite> {
  const port = await freePort();
  const url = `http://127.0.0.1:${port}`;
  const { PATH = '', HOME = '' } = process.env;
  const main = join(repositoryRoot, 'shell/server/src/main.ts');
  let errors = '';
  // The configuration of a deployment has no effect on the check.
  const child = spawn(process.execPath, ['--conditions=@roommate/source', '--import', 'tsx', main], {
    cwd: repositoryRoot,
    env: {
      ...{ PATH, HOME, TZ: SERVER_TIME_ZONE, LANG: 'en_US.UTF-8' },
      ...{ SITE_PORT: String(port), SITE_URL: url, API_URL: apiUrl, AUTH_EMULATOR_URL: apiUrl },
      ...{ RELEASES_DIR: releases, DATA_DIR: releases, SERVICE_WORKER: 'off' },
      // A slow machine must not fail a release that is only slow to load.
      RENDERING_LOAD_LIMIT_MS: '30000',
    },
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  child.stderr.on('data', (text: Buffer) => (errors += text.toString()));
  const ended = new Promise<void>((resolve) => child.once('exit', () => resolve()));
  const stop = async (): Promise<void> => {
    child.kill('SIGKILL');
    await ended;
  };
  const hasEnded = (): boolean => child.exitCode !== null;
  const isSettled = async (): Promise<boolean> => (await isUp(`${url}/health/live`)) || hasEnded();
  if (!(await waitUntil(isSettled, { limitMs: PROBE_TIMEOUT_MS, pollMs: POLL_MS })) || hasEnded()) {
    await stop();
    throw new Error(`The site for the check did not start. ${errors}`);
  }
  return { url, stop };
}
