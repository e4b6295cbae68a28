import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { demoAccounts } from '@roommate/contracts';
import { repositoryRoot, runMain } from '@roommate/server/env';
import { browserOptions } from '@roommate/test-support/browser';
import { startProduct } from '@roommate/test-support/product';
import { sessionOf } from '@roommate/test-support/session';
import { Command } from 'commander';
import { chromium } from 'playwright-core';
import { scenes } from './scenes/all-scenes.ts';
import { takeScene } from './take-scene.ts';

const SITE_PORT = 3440;
const folder = join(repositoryRoot, 'screenshots');

/**
 * Takes screenshots of all scenes, or of those whose names contain one of the words:
 * docs/decisions/0055-screenshots.md. A scene that fails does not stop the others.
 */
async function takeAll(url: string, words: readonly string[]): Promise<void> {
  const browser = await chromium.launch(browserOptions);
  try {
    const session = await sessionOf(browser, url, demoAccounts[0]);
    const chosen = scenes.filter(
      ({ name }) => words.length === 0 || words.some((word) => name.includes(word)),
    );
    let failed = 0;
    for (const scene of chosen) {
      console.log(scene.name);
      await takeScene(browser, scene, { url, folder, session }).catch((error: unknown) => {
        console.error(error);
        failed += 1;
      });
    }
    console.log(`${chosen.length - failed} scenes in ${folder}`);
    if (failed > 0) throw new Error(`${failed} scenes failed.`);
  } finally {
    await browser.close();
  }
}

/** Uses the running product at SCREENSHOTS_URL, which needs the demo listings, or starts one. */
async function run(words: readonly string[]): Promise<void> {
  const running = process.env.SCREENSHOTS_URL;
  const dataDir = await mkdtemp(join(tmpdir(), 'roommate-screenshots-'));
  const product = running === undefined ? await startProduct(SITE_PORT, dataDir) : undefined;
  try {
    await takeAll(running ?? product?.url ?? '', words);
  } finally {
    await product?.stop();
    await rm(dataDir, { recursive: true, force: true });
  }
}

await runMain(() =>
  new Command('npm run screenshots --')
    .description('Take screenshots of every screen in each of its states')
    .argument('[words...]', 'only the scenes whose names contain one of the words')
    .action(run)
    .parseAsync(),
);
