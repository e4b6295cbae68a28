import { repositoryRoot } from '@roommate/server/env';
import type { Stage } from './stage.ts';

const typeScriptPrograms = [
  'tsconfig.node.json',
  'tsconfig.browser-tools.json',
  'tsconfig.web.json',
  'dev/auth-emulator/public',
  'shell/service-worker',
];

const types: Stage = { name: 'Types', command: ['tsc', '-b', ...typeScriptPrograms] };
const lint: Stage = {
  name: 'Lint',
  command: [
    'eslint',
    '.',
    '--max-warnings=0',
    '--cache',
    '--cache-strategy=content',
    `--cache-location=${repositoryRoot}node_modules/.cache/eslint/`,
  ],
};
const imports: Stage = { name: 'Imports', command: ['depcruise', '--config=.dependency-cruiser.mjs', '.'] };
const folders: Stage = {
  name: 'Folders',
  command: ['depcruise', '--config=.dependency-cruiser.folders.mjs', '.'],
};
const format: Stage = {
  name: 'Format',
  command: [
    'prettier',
    '--check',
    '--log-level=warn',
    '--cache',
    '--cache-location=node_modules/.cache/prettier.json',
    '.',
  ],
};
const jest = (...projects: string[]): Stage => ({
  name: `Jest (${projects.join(', ')})`,
  command: ['jest', '--selectProjects', ...projects],
});
const unitTests: Stage = {
  name: 'Unit tests',
  command: ['tsx', '--conditions=@roommate/source', 'testing/run/src/unit-tests.ts'],
};
const build: Stage = { name: 'Build', command: ['nx', 'run-many', '-t', 'build', '--outputStyle=stream'] };
const browser: Stage = { name: 'Browser tests', command: ['playwright', 'test'], cwd: 'testing/e2e' };

const browserTests = (name: string, folder: 'rare' | 'deep'): Stage => ({
  name,
  command: ['playwright', 'test', `--config=playwright.${folder}.config.ts`],
  cwd: 'testing/e2e',
});

/** Stages that run one after another. */
export type Lane = readonly Stage[];

/** One lane per core. Linting takes as long as the other checks together. */
const checks: readonly Lane[] = [[lint], [types, imports, folders, format]];

/**
 * What each command runs: docs/decisions/0194-one-process-per-check.md. The lanes of a group run at the same time. The
 * groups run one after another, from the quickest feedback to the slowest.
 */
export const runs = {
  types: [[[types]]],
  lint: [[[lint], [imports, folders]]],
  check: [checks, [[unitTests]]],
  test: [checks, [[build]], [[jest('web', 'node', 'api')]], [[browser]]],
  deep: [
    [[build]],
    [[jest('integration', 'api-deep')]],
    [[browserTests('Rare browser tests', 'rare')]],
    [[browserTests('Development tests', 'deep')]],
    [
      [
        {
          name: 'Faults of remotes',
          command: ['tsx', '--conditions=@roommate/source', 'platform/chaos/src/main.ts'],
        },
      ],
    ],
  ],
} satisfies Record<string, readonly (readonly Lane[])[]>;
