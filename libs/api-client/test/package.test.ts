import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdir, mkdtemp, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { repositoryRoot } from '@roommate/server/env';
import { packClient } from '../publish/pack-client.ts';
import { type Manifest, missingFiles, publicRepository } from '../publish/package-files.ts';

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
const compile = () =>
  run(process.execPath, join(repositoryRoot, 'node_modules/typescript/bin/tsc'), '-p', '.');

beforeAll(async () => {
  project = await mkdtemp(join(tmpdir(), 'api-client-'));
  const modules = join(project, 'node_modules');
  await mkdir(join(modules, '@roommate'), { recursive: true });
  for (const name of ['openapi-fetch', 'openapi-typescript-helpers'])
    await symlink(join(repositoryRoot, 'node_modules', name), join(modules, name));
  ({ archive } = await packClient(project));
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
  compile();
});

it('needs no value in a request for a field that has a default', async () => {
  const requests = `
    import { createApiClient } from '@roommate/api-client';
    const api = createApiClient({ baseUrl: 'https://rooms.example/api' });
    void api.POST('/api-keys', { body: { name: 'Nightly import', scopes: ['listings:read'] } });
    void api.POST('/webhooks', { body: { url: 'https://receiver.example/events' } });
  `;
  await writeFile(join(project, 'requests.ts'), requests);
  compile();
});

const packedManifest = async () =>
  JSON.parse(await readFile(join(project, 'package/package.json'), 'utf8')) as Manifest;

it('has only exports and fields that its users need, each with its files', async () => {
  const manifest = await packedManifest();
  expect(Object.keys(manifest.exports)).toEqual(['.', './openapi.json', './postman.json', './llms.txt']);
  expect(JSON.stringify(manifest)).not.toMatch(/@roommate\/source|"(private|scripts|devDependencies)"/);
  expect(manifest).toMatchObject({ license: 'MIT', publishConfig: { access: 'public' } });
  expect(existsSync(join(project, 'package/dist/index.js'))).toBe(true);
});

it('is refused when it lacks its code, a license or a file of its exports', async () => {
  const missing = missingFiles(await packedManifest(), [
    'package.json',
    'README.md',
    'llms.txt',
    'postman.json',
  ]);
  expect(missing).toEqual(['LICENSE', 'dist/index.d.ts', 'dist/index.js', 'openapi.json']);
});

it('cannot be published from its folder, where it has no code', async () => {
  const source = JSON.parse(await readFile(join(client, 'package.json'), 'utf8')) as Manifest;
  expect(source.private).toBe(true);
});

it.each([
  ['https://user:word@git.example/team/rooms.git', 'git+https://git.example/team/rooms.git'],
  ['/folder/rooms', undefined],
  ['', undefined],
])('names the repository of the remote %j as %j', (remote, url) => {
  expect(publicRepository(remote)).toBe(url);
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
    expect.arrayContaining([
      'package/LICENSE',
      'package/README.md',
      'package/llms.txt',
      'package/dist/index.js',
    ]),
  );
});
