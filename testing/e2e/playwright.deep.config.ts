import config from './playwright.config.ts';

const settings = { ...config };
// Each test starts what it needs.
delete settings.webServer;

/** What takes too long for every change, one test at a time. The results of the others stay where they are. */
export default {
  ...settings,
  testDir: 'deep',
  outputDir: 'test-results/deep',
  workers: 1,
  reporter: [['list']],
};
