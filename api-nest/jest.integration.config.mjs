import { jestPreset } from '../jest.preset.mjs';
import { esmPackages } from './jest.config.mjs';

/** The API over real HTTP with a real database: MONGODB_URI's, else an embedded one of its own. */
export default {
  ...jestPreset({ environment: 'node', esmPackages }),
  testMatch: ['<rootDir>/test/**/*.test.ts'],
  globalSetup: '<rootDir>/test/support/start-database.ts',
  globalTeardown: '<rootDir>/test/support/stop-database.ts',
  // A thousand likes at once take their time on a busy machine: what counts is that each is right.
  testTimeout: 180_000,
};
