import { join } from 'node:path';
import { repositoryRoot } from '@roommate/server/env';
import type { Stage } from './run-stage.ts';

const typeScriptPrograms = [
  'tsconfig.node.json',
  'tsconfig.browser-tools.json',
  'tsconfig.web.json',
  'dev/auth-emulator/public',
  'shell/service-worker',
];

/** The native compiler needs a fifth of the time: docs/decisions/0196-two-versions-of-typescript.md. */
const nativeTsc = join(repositoryRoot, 'testing/run/node_modules/.bin/tsc');
const types: Stage = { name: 'Types', command: [nativeTsc, '-b', ...typeScriptPrograms] };
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
/** The rules that need types: docs/decisions/0290-typed-rules-in-oxlint.md. */
const typedLint: Stage = { name: 'Typed lint', command: ['oxlint', '--deny-warnings'] };
const imports: Stage = { name: 'Imports', command: ['depcruise', '--config=.dependency-cruiser.mjs', '.'] };
const folders: Stage = {
  name: 'Folders',
  command: ['depcruise', '--config=.dependency-cruiser.folders.mjs', '.'],
};
/** Fast enough to read all files each time: docs/decisions/0384-oxfmt.md. */
const format: Stage = {
  name: 'Format',
  command: ['oxfmt', '--check'],
};
const jest = (...projects: string[]): Stage => ({
  name: `Jest (${projects.join(', ')})`,
  command: ['jest', '--selectProjects', ...projects],
});
const changedFiles: Stage = {
  name: 'Checks of changed files',
  command: ['tsx', '--conditions=@roommate/source', 'testing/run/src/changed-files.ts'],
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

/**
 * What each command runs: docs/decisions/0194-one-process-per-check.md. The lanes of a group run at the same time, one for
 * each core. The groups run one after another, from the quickest feedback to the slowest.
 */
export const runs = {
  types: [[[types]]],
  lint: [[[lint], [typedLint, imports, folders]]],
  check: [
    [
      [format, lint],
      [types, changedFiles],
    ],
  ],
  test: [
    [
      [format, lint, folders, imports],
      [types, typedLint, build],
    ],
    [[jest('web', 'node', 'api')]],
    [[browser]],
  ],
  deep: [
    [[build]],
    // One after the other: both start many processes, and beside each other a start takes minutes.
    [[jest('integration', 'api-deep')]],
    [[browserTests('Development tests', 'deep')]],
    [[browserTests('Rare browser tests', 'rare')]],
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
