import { spawn, type ChildProcess, type SpawnOptions } from 'node:child_process';
import { existsSync, readdirSync } from 'node:fs';
import { createInterface } from 'node:readline';
import type { Readable } from 'node:stream';
import { expect, test } from '@playwright/test';
import { freePort } from '@roommate/server/testing';
import { WebDriverBrowser } from './webdriver.ts';

const DRIVER = '/usr/bin/WebKitWebDriver';
const DISPLAY_SERVER = '/usr/bin/Xvfb';
const LIBRARIES = '/usr/lib';

/** The browser of Debian's WebKitGTK. Its folder has the name of the machine's architecture. */
const miniBrowser = existsSync(LIBRARIES)
  ? readdirSync(LIBRARIES)
      .map((folder) => `${LIBRARIES}/${folder}/webkit2gtk-4.1/MiniBrowser`)
      .find((path) => existsSync(path))
  : undefined;

export const isWebKitInstalled =
  miniBrowser !== undefined && existsSync(DRIVER) && existsSync(DISPLAY_SERVER);

/** Starts a display in memory. It chooses a free number and prints it. */
function startDisplay(): { server: ChildProcess; display: Promise<string> } {
  const server = start(DISPLAY_SERVER, ['-displayfd', '3', '-screen', '0', '1280x900x24'], {
    stdio: ['ignore', 'ignore', 'ignore', 'pipe'],
  });
  const lines = createInterface(server.stdio[3] as Readable);
  const display = new Promise<string>((resolve) => {
    lines.once('line', (number) => resolve(`:${number}`));
  });
  return { server, display };
}

/** Starts a process in a group of its own, which also has the processes that it starts. */
function start(command: string, args: string[], options: SpawnOptions): ChildProcess {
  const started = spawn(command, args, { ...options, detached: true });
  const end = () => endGroup(started);
  process.once('exit', end);
  started.once('exit', () => process.off('exit', end));
  return started;
}

/** The driver does not end its browser with itself. */
function endGroup({ pid }: ChildProcess): void {
  if (pid === undefined) return;
  try {
    process.kill(-pid, 'SIGKILL');
  } catch {
    // All processes of the group have ended.
  }
}

/** Rejects when the process cannot start or ends. */
function endOf(started: ChildProcess): Promise<never> {
  const ended = new Promise<never>((_, reject) => {
    started.once('error', reject);
    started.once('exit', (code, signal) => {
      reject(new Error(`${started.spawnfile} has ended: ${String(signal ?? code)}`));
    });
  });
  // A process may end after the test.
  ended.catch(() => undefined);
  return ended;
}

async function openBrowser(url: string): Promise<WebDriverBrowser> {
  const isUp = () =>
    fetch(`${url}/status`).then(
      ({ ok }) => ok,
      () => false,
    );
  await expect.poll(isUp).toBe(true);
  return WebDriverBrowser.open(url, {
    browserName: 'MiniBrowser',
    'webkitgtk:browserOptions': { binary: miniBrowser, args: ['--automation'] },
  });
}

/** Runs `use` with a WebKit browser. Ends all its processes. */
async function withWebKit(use: (browser: WebDriverBrowser) => Promise<void>): Promise<void> {
  const { display, server } = startDisplay();
  const started = [server];
  try {
    const ended = endOf(server);
    const port = await freePort();
    const DISPLAY = await Promise.race([display, ended]);
    const driver = start(DRIVER, [`--port=${port}`], { stdio: 'ignore', env: { ...process.env, DISPLAY } });
    started.push(driver);
    const anyEnded = Promise.race([ended, endOf(driver)]);
    const browser = await Promise.race([openBrowser(`http://127.0.0.1:${port}`), anyEnded]);
    await Promise.race([use(browser), anyEnded]);
  } finally {
    for (const process of started.reverse()) endGroup(process);
  }
}

/** Ends the browser also when the test runs out of time. */
export const webKitTest = test.extend<{ webKit: WebDriverBrowser }>({
  // Playwright requires an object pattern.
  // eslint-disable-next-line no-empty-pattern
  webKit: async ({}, use) => withWebKit(use),
});
