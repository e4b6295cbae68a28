import { existsSync } from 'node:fs';
import { defineConfig, devices } from '@playwright/test';
import { productEnvironment, siteUrl } from './src/support/product-environment.ts';

// Debian's Chromium where it is installed; else the browser that Playwright brings.
const chromium = [process.env.CHROMIUM_PATH, '/usr/bin/chromium', '/usr/bin/google-chrome'].find(
  (path) => path !== undefined && existsSync(path),
);

export default defineConfig({
  testDir: 'src',
  outputDir: 'test-results',
  fullyParallel: true,
  workers: 3,
  timeout: 60_000,
  expect: { timeout: 15_000 },
  forbidOnly: process.env.CI !== undefined,
  // A busy machine may miss a deadline once: the report names such a test as flaky, a second miss fails it.
  retries: process.env.CI === undefined ? 0 : 1,
  reporter:
    process.env.CI === undefined
      ? [['list']]
      : [['list'], ['json', { outputFile: 'test-results/report.json' }]],
  use: {
    ...devices['Desktop Chrome'],
    baseURL: siteUrl,
    trace: 'retain-on-failure',
    launchOptions: {
      ...(chromium === undefined ? {} : { executablePath: chromium }),
      // Without these Chromium looks for Google's services at every start.
      args: [
        '--no-sandbox',
        '--disable-quic',
        '--no-first-run',
        '--disable-background-networking',
        '--disable-sync',
      ],
    },
  },
  webServer: {
    command: 'npm start',
    cwd: '..',
    url: siteUrl,
    // With a port of one's own: a product that runs there already, for one test file after the other.
    reuseExistingServer: process.env.E2E_SITE_PORT !== undefined,
    timeout: 300_000,
    env: productEnvironment,
    stdout: 'pipe',
    gracefulShutdown: { signal: 'SIGTERM', timeout: 20_000 },
  },
});
