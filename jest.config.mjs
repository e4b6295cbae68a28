import { availableParallelism } from 'node:os';
import { fileURLToPath } from 'node:url';

const support = (file) => fileURLToPath(new URL(`testing/jest/${file}`, import.meta.url));

// Packages that ship ES modules only.
const esmPackages = [
  '@nestjs',
  '@redocly',
  '@roommate',
  'change-case',
  'content-disposition',
  'cookie',
  'file-type',
  'index-to-position',
  'jose',
  'js-yaml',
  'light-my-request',
  'marked',
  'p-map',
  'parse-json',
  'supports-color',
  'swiper',
  'workbox-core',
  'workbox-precaching',
  'workbox-strategies',
];

/**
 * swc compiles TypeScript and the packages above to CommonJS. Jest's own ESM mode fails on a CommonJS package that
 * requires an ES module. See docs/decisions/0002-typescript-sources.md.
 */
const common = {
  transform: {
    '\\.(ts|tsx|js|mjs)$': [
      '@swc/jest',
      {
        swcrc: false,
        jsc: {
          parser: { syntax: 'typescript', tsx: true, decorators: true },
          transform: {
            legacyDecorator: true,
            decoratorMetadata: true,
            react: { runtime: 'automatic' },
          },
          target: 'es2022',
        },
        module: { type: 'commonjs' },
      },
    ],
    '\\.(avif|webp|svg)$': support('image-files.mjs'),
  },
  transformIgnorePatterns: [`/node_modules/(?!(${esmPackages.join('|')})/)`],
  moduleNameMapper: { '\\.css$': support('css-modules.cjs'), '^swiper/css': support('css-modules.cjs') },
  modulePathIgnorePatterns: ['/dist/', '<rootDir>/.nx/', '<rootDir>/.data/'],
};

const node = {
  ...common,
  testEnvironment: 'node',
  testEnvironmentOptions: { customExportConditions: ['@roommate/source', 'node', 'require', 'default'] },
};

// The API over HTTP with a real database: the one at MONGODB_URI, else an embedded one.
const api = {
  ...node,
  globalSetup: '<rootDir>/api-nest/test/support/set-up.ts',
  globalTeardown: '<rootDir>/api-nest/test/support/stop-database.ts',
};

const testsIn = (...folders) => folders.map((folder) => `<rootDir>/${folder}/**/*.test.{ts,tsx}`);

export default {
  // A busy machine leaves a test a small part of its time. A test that hangs fails all the same.
  testTimeout: 180_000,
  // Many tests wait for a database, a disk or a process. Two of them leave a quarter of two cores idle.
  maxWorkers: Math.max(3, availableParallelism()),
  // A process keeps memory of each test file. With 2 GB it collects garbage for long, and Jest has to kill it at the end.
  workerIdleMemoryLimit: '1GB',
  projects: [
    {
      ...common,
      displayName: 'web',
      testMatch: testsIn('shell/src', 'mfe-*', 'libs/{listing-form,shell-api,ui}'),
      testEnvironment: support('jsdom-environment.mjs'),
      // Matchers for elements, such as toBeVisible().
      setupFilesAfterEnv: ['@testing-library/jest-dom'],
      testEnvironmentOptions: {
        customExportConditions: ['@roommate/source', 'browser', 'require', 'default'],
      },
    },
    {
      ...node,
      displayName: 'node',
      testMatch: testsIn(
        '{api-nest,shell/server,shell/service-worker}/src',
        'libs/{api-client,build,contracts,database,places,server}/{src,generate}',
        '{dev,ops,platform,testing}/*/src',
      ),
    },
    {
      ...node,
      displayName: 'integration',
      // They build remotes, start servers or kill processes.
      testMatch: testsIn('libs/{api-client,build}/test', '{dev,ops,platform}/*/test', 'shell/server/test'),
    },
    {
      ...api,
      displayName: 'api',
      testMatch: testsIn('api-nest/test'),
    },
    {
      ...api,
      displayName: 'api-deep',
      testMatch: testsIn('api-nest/deep'),
    },
  ],
};
