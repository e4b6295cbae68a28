import { execFile } from 'node:child_process';
import { mkdir, mkdtemp, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join, relative } from 'node:path';
import { repositoryRoot } from '@roommate/server/env';

interface Report {
  readonly summary: { readonly violations: readonly { from: string; to: string; rule: { name: string } }[] };
}

/** The file that imports, what it imports, and the rule that forbids it; no rule for what is allowed. */
const imports: readonly (readonly [from: string, to: string, rule?: string])[] = [
  ['mfe-listings/src/a.ts', 'mfe-dashboard/src/x.ts', 'apps-import-libs'],
  ['mfe-listings/src/b.ts', 'shell/src/x.ts', 'apps-import-libs'],
  ['mfe-listings/src/c.test.ts', 'dev/seed/src/x.ts', 'apps-import-libs'],
  ['mfe-listings/src/d.ts', 'node_modules/firebase/index.js', 'only-shell-imports-firebase'],
  ['mfe-listings/src/e.ts', 'node_modules/react-router-dom/index.js', 'router-from-shell-api'],
  ['mfe-listings/src/f.ts', 'libs/server/src/x.ts', 'no-server-code-in-pages'],
  ['mfe-listings/src/g.ts', 'platform/registry/src/x.ts', 'remotes-leave-releases-to-the-shell'],
  ['shell/src/a.ts', 'shell/server/src/x.ts', 'shell-and-site-apart'],
  ['shell/src/b.ts', 'node_modules/mongoose/index.js', 'only-api-imports-mongoose'],
  ['shell/src/c.ts', 'platform/store/src/x.ts', 'no-server-code-in-pages'],
  ['shell/server/src/a.ts', 'shell/src/x.ts', 'apps-import-libs'],
  ['shell/server/src/b.test.ts', 'dev/auth-emulator/src/x.ts', 'apps-import-libs'],
  ['shell/server/src/c.ts', 'platform/cli/src/x.ts', 'apps-import-libs'],
  ['libs/ui/src/a.ts', 'api-nest/src/x.ts', 'libs-import-libs'],
  ['libs/ui/src/b.test.ts', 'dev/seed/src/x.ts', 'libs-import-libs'],
  ['libs/build/src/a.ts', 'platform/registry/src/x.ts', 'libs-import-libs'],
  ['platform/store/src/a.ts', 'platform/cli/src/x.ts', 'platform-libraries'],
  ['api-nest/src/a.ts', 'dev/mongo/src/x.ts', 'apps-import-libs'],
  ['api-nest/src/b.test.ts', 'node_modules/firebase/index.js', 'only-shell-imports-firebase'],
  ['testing/e2e/src/a.spec.ts', 'mfe-listings/src/x.ts', 'tools-import-no-app'],
  ['testing/e2e/src/b.spec.ts', 'dev/seed/src/x.ts', 'ops-and-testing-import-no-dev'],
  ['ops/backup/src/a.ts', 'dev/seed/src/x.ts', 'ops-and-testing-import-no-dev'],
  ['dev/seed/src/a.ts', 'api-nest/src/x.ts', 'tools-import-no-app'],
  ['dev/mongo/src/a.ts', 'node_modules/mongoose/index.js', 'only-api-imports-mongoose'],
  [
    'mfe-listings/src/features/match/a.ts',
    'mfe-listings/src/features/browse/x.ts',
    'features-import-shared-features',
  ],
  [
    'mfe-listings/src/features/match/b.ts',
    'mfe-listings/src/features/details/x.ts',
    'features-import-one-way',
  ],
  ['mfe-listings/src/features/compare/a.ts', 'mfe-listings/src/features/match/x.ts'],
  ['mfe-listings/src/features/browse/a.ts', 'mfe-listings/src/features/browse/grid/x.ts'],
  ['mfe-listings/src/features/browse/b.ts', 'mfe-listings/src/features/map/x.ts'],
  ['mfe-listings/src/h.ts', 'libs/ui/src/x.ts'],
  ['shell/src/d.ts', 'node_modules/firebase/index.js'],
  ['shell/src/e.ts', 'platform/registry/src/x.ts'],
  ['shell/server/src/d.ts', 'libs/server/src/x.ts'],
  ['shell/server/src/e.ts', 'platform/store/src/x.ts'],
  ['api-nest/src/c.ts', 'node_modules/mongoose/index.js'],
  ['api-nest/test/a.test.ts', 'dev/mongo/src/x.ts'],
  ['dev/start/src/a.ts', 'dev/seed/src/x.ts'],
  ['platform/chaos/src/a.ts', 'testing/support/src/x.ts'],
  ['platform/cli/test/a.test.ts', 'shell/server/src/x.ts'],
  ['dev/auth-emulator/src/a.test.ts', 'node_modules/firebase/index.js'],
  ['dev/mongo/src/contract/a.test.ts', 'node_modules/mongoose/index.js'],
];

const mutualImports: readonly (readonly [from: string, to: string])[] = [
  ['libs/ui/src/card/a.ts', 'libs/ui/src/form/a.ts'],
  ['libs/ui/src/form/b.ts', 'libs/ui/src/card/b.ts'],
];

const program = join(repositoryRoot, 'node_modules/dependency-cruiser/bin/dependency-cruise.mjs');

function cruise(folder: string, config: string): Promise<Report> {
  const args = [program, '--config', join(folder, config), '--output-type', 'json', '.'];
  return new Promise((resolve, reject) => {
    // With violations it exits with their number, and the report is still complete.
    execFile(process.execPath, args, { cwd: folder, maxBuffer: 1e8 }, (error, stdout, stderr) => {
      if (stdout === '') reject(error ?? new Error(stderr));
      else resolve(JSON.parse(stdout) as Report);
    });
  });
}

describe('the dependency rule', () => {
  let folder: string;
  const write = async (name: string, text: string): Promise<void> => {
    await mkdir(dirname(join(folder, name)), { recursive: true });
    await writeFile(join(folder, name), text);
  };

  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'dependency-rule-'));
    for (const config of ['.dependency-cruiser.mjs', '.dependency-cruiser.folders.mjs']) {
      await symlink(join(repositoryRoot, config), join(folder, config));
    }
    for (const [, target] of imports) await write(target, 'export const x = 1;\n');
    for (const [from, target] of imports) {
      const [, name] = /^node_modules\/([^/]+)/.exec(target) ?? [];
      const path = relative(dirname(from), target);
      await write(from, `export * from '${name ?? (path.startsWith('.') ? path : `./${path}`)}';\n`);
    }
    for (const [from, target] of mutualImports) {
      await write(target, 'export const x = 1;\n');
      await write(from, `export * from '${relative(dirname(from), target)}';\n`);
    }
  });
  afterAll(() => rm(folder, { recursive: true, force: true }));

  it('names each import that it forbids, and no other', async () => {
    const { summary } = await cruise(folder, '.dependency-cruiser.mjs');
    const found = summary.violations.map(({ from, to, rule }) => `${from} ${to} ${rule.name}`);
    const expected = imports.flatMap(([from, to, rule]) => (rule ? [`${from} ${to} ${rule}`] : []));
    expect(found.sort()).toEqual(expected.sort());
  });

  it('names folders that import each other', async () => {
    const { summary } = await cruise(folder, '.dependency-cruiser.folders.mjs');
    expect(summary.violations.map(({ from }) => from).sort()).toEqual([
      'libs/ui/src/card',
      'libs/ui/src/form',
      // These two import each other above.
      'shell/server/src',
      'shell/src',
    ]);
  });
});
