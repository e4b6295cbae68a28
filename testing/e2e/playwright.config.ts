import { defineConfig, devices } from '@playwright/test';
import { browserOptions } from '@roommate/test-support/browser';
import { productEnvironment, siteUrl } from '@roommate/test-support/product-environment';

/** File names begin with the section of the specification: docs/decisions/0054-browser-tests-by-section.md. */
export default defineConfig({
  testDir: 'src',
  outputDir: 'test-results',
  fullyParallel: true,
  // A test often waits. With two workers, a third of two cores is idle.
  workers: 3,
  // A test that needs a second try is a defect of the test or of the product.
  retries: 0,
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
    // A trace costs a third of the time. For a test that fails, add --trace retain-on-failure.
    trace: 'off',
    screenshot: 'only-on-failure',
    launchOptions: browserOptions,
  },
  webServer: {
    command: 'npm start',
    cwd: '../..',
    url: siteUrl,
    // With E2E_SITE_PORT set, the tests use a product that already runs there.
    reuseExistingServer: process.env.E2E_SITE_PORT !== undefined,
    timeout: 300_000,
    env: productEnvironment,
    stdout: 'pipe',
    gracefulShutdown: { signal: 'SIGTERM', timeout: 20_000 },
  },
});
