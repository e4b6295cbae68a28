import { devices, type Project } from '@playwright/test';
import { firefoxPath } from '@roommate/test-support/firefox';
import config from './playwright.config.ts';

const { defaultBrowserType, viewport } = devices['Desktop Firefox'];

/** docs/decisions/0306-other-browsers.md */
const firefox: Project = {
  name: 'firefox',
  testDir: 'src',
  testMatch: '04-listing-life.spec.ts',
  use: {
    defaultBrowserType,
    browserName: 'firefox',
    channel: 'moz-firefox',
    viewport,
    // Its own, not that of Chromium.
    userAgent: undefined,
    launchOptions: { executablePath: firefoxPath },
  },
};

// The processes of the tests read this file, too.
if (firefoxPath === undefined && process.env.TEST_WORKER_INDEX === undefined) {
  console.warn(
    'The life of a listing in Firefox is skipped: no Firefox is installed (apt-get install firefox-esr).',
  );
}

/** Rare paths, and the budgets that few changes touch. They use one product as the other tests do. */
export default {
  ...config,
  outputDir: 'test-results/rare',
  reporter: [['list']],
  projects: [{ name: 'chromium', testDir: 'rare' }, ...(firefoxPath === undefined ? [] : [firefox])],
};
