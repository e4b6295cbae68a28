import integration from './jest.integration.config.mjs';

/** What takes minutes: `npm run test:deep`. */
export default {
  ...integration,
  testMatch: ['<rootDir>/deep/**/*.test.ts'],
  testTimeout: 15 * 60_000,
  maxWorkers: 1,
};
