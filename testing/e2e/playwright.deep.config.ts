import config from './playwright.config.ts';

const settings = { ...config };
// Each test starts its own processes.
delete settings.webServer;

/** Tests that take too long for every change, one at a time. They keep the results of the other tests. */
export default {
  ...settings,
  testDir: 'deep',
  outputDir: 'test-results/deep',
  workers: 1,
  reporter: [['list']],
};
