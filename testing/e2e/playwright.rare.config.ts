import config from './playwright.config.ts';

/** Rare paths, and the budgets that few changes touch. They use one product as the other tests do. */
export default { ...config, testDir: 'rare', outputDir: 'test-results/rare', reporter: [['list']] };
