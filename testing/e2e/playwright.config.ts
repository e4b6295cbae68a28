import { defineConfig, devices } from '@playwright/test';
import { browserOptions } from '@roommate/test-support/browser';
import { productEnvironment, siteUrl } from '@roommate/test-support/product-environment';

export default defineConfig({
  testDir: 'src',
  outputDir: 'test-results',
  fullyParallel: true,
  workers: 2,
  // For a busy machine. An idle one reaches these limits only in a test that fails.
  timeout: 180_000,
  expect: { timeout: 45_000 },
  forbidOnly: process.env.CI !== undefined,
  reporter:
    process.env.CI === undefined
      ? [['list']]
      : [['list'], ['json', { outputFile: 'test-results/report.json' }]],
  use: {
    ...devices['Desktop Chrome'],
    baseURL: siteUrl,
    trace: 'retain-on-failure',
    launchOptions: browserOptions,
  },
  webServer: {
    command: 'npm start',
    cwd: '../..',
    url: siteUrl,
    // With a port of one's own: a product that runs there already, for one test file after the other.
    reuseExistingServer: process.env.E2E_SITE_PORT !== undefined,
    timeout: 300_000,
    env: productEnvironment,
    stdout: 'pipe',
    gracefulShutdown: { signal: 'SIGTERM', timeout: 20_000 },
  },
});
