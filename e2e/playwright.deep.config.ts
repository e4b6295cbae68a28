import config from './playwright.config.ts';

const settings = { ...config };
// Each test starts what it needs.
delete settings.webServer;

/** What takes too long for every change, one test at a time. */
export default { ...settings, testDir: 'deep', workers: 1 };
