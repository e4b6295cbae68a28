import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdir, mkdtemp, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { repositoryRoot } from '@roommate/server/env';

const client = join(repositoryRoot, 'libs/api-client');
const EXAMPLES = ['find-rooms', 'search-rooms', 'post-room', 'change-rent'];
const tsconfig = {
  compilerOptions: {
    module: 'NodeNext',
    target: 'ES2022',
    lib: ['ES2022', 'DOM'],
    types: [],
    strict: true,
    noEmit: true,
  },
  include: ['*.ts'],
};

let project = '';
let archive = '';

const run = (command: string, ...args: string[]): string =>
  execFileSync(command, args, { cwd: project, encoding: 'utf8', stdio: ['ignore', 'pipe', 'inherit'] });

beforeAll(async () => {
  project = await mkdtemp(join(tmpdir(), 'api-client-'));
  const modules = join(project, 'node_modules');
  await mkdir(join(modules, '@roommate'), { recursive: true });
  for (const name of ['openapi-fetch', 'openapi-typescript-helpers'])
    await symlink(join(repositoryRoot, 'node_modules', name), join(modules, name));
  execFileSync('npm', ['run', '--silent', 'build'], { cwd: client });
  execFileSync('npm', ['pack', '--silent', '--pack-destination', project], { cwd: client });
  const { version } = JSON.parse(await readFile(join(client, 'package.json'), 'utf8')) as { version: string };
  archive = `roommate-api-client-${version}.tgz`;
  run('tar', 'xzf', archive);
  await symlink(join(project, 'package'), join(modules, '@roommate/api-client'));
  await writeFile(join(project, 'package.json'), '{"type":"module"}');
  await writeFile(join(project, 'tsconfig.json'), JSON.stringify(tsconfig));
});
afterAll(() => rm(project, { recursive: true, force: true }));

it('compiles the examples against the packed types, without skipping their check', async () => {
  for (const name of EXAMPLES) {
    await writeFile(join(project, `${name}.ts`), await readFile(join(client, 'examples', `${name}.ts`)));
  }
  run(process.execPath, join(repositoryRoot, 'node_modules/typescript/bin/tsc'), '-p', '.');
});

it('has every file that the exports name without the condition of this repository', async () => {
  const { exports: entries } = JSON.parse(await readFile(join(project, 'package/package.json'), 'utf8')) as {
    exports: Record<string, string | Record<string, string>>;
  };
  const files = Object.values(entries).flatMap((target) =>
    typeof target === 'string'
      ? [target]
      : Object.entries(target).flatMap(([condition, file]) =>
          condition === '@roommate/source' ? [] : [file],
        ),
  );
  expect(files).toContain('./dist/index.js');
  expect(files.filter((file) => !existsSync(join(project, 'package', file)))).toEqual([]);
});

it('runs as an ES module with everything that the exports name', () => {
  const script = `
    import * as client from '@roommate/api-client';
    for (const file of ['openapi.json', 'postman.json', 'llms.txt']) import.meta.resolve('@roommate/api-client/' + file);
    console.log(Object.keys(client).sort().join());
  `;
  expect(run(process.execPath, '--input-type=module', '--eval', script).trim()).toBe(
    'ProblemError,createApiClient,dataOf,everyAvailableListing,everyListing,everyMatch,fetchWithRetries,nextCursor',
  );
});

it('contains no tests, no sources and no source maps', () => {
  const files = run('tar', 'tzf', archive).split('\n');
  expect(files.filter((file) => /test|\.map$|(?<!\.d)\.ts$/.test(file))).toEqual([]);
  expect(files).toEqual(
    expect.arrayContaining(['package/README.md', 'package/llms.txt', 'package/dist/index.js']),
  );
});
