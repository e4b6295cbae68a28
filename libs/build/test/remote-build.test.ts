import { execFile } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';

const rsbuild = join(
  createRequire(import.meta.url).resolve('@rsbuild/core/package.json'),
  '../bin/rsbuild.js',
);

describe('the build of a remote', () => {
  let dist: string;
  beforeAll(async () => {
    dist = await mkdtemp(join(tmpdir(), 'remote-build-'));
  });
  afterAll(() => rm(dist, { recursive: true, force: true }));

  const build = (env: NodeJS.ProcessEnv = {}) =>
    promisify(execFile)(
      process.execPath,
      ['--conditions=@roommate/source', rsbuild, 'build', '--dist-path', dist],
      { cwd: join(import.meta.dirname, 'fixture'), env: { ...process.env, NODE_ENV: 'production', ...env } },
    );
  const read = (name: string): string => readFileSync(join(dist, name), 'utf8');
  const json = (name: string): unknown => JSON.parse(read(name));

  it('has the container with its routes, the chunks of its pages, and a matching server file', async () => {
    await build();
    expect(json('mf-manifest.json')).toMatchObject({
      id: 'mfe_fixture',
      metaData: { remoteEntry: { name: 'remoteEntry.js' } },
      exposes: [{ path: './routes' }],
    });
    const pages = json('page-chunks.json') as Record<string, { scripts: string[]; styles: string[] }>;
    const page = pages['./pages/rooms-page.tsx'];
    expect(page?.scripts.map(read).join()).toContain('Rooms');
    expect(page?.scripts.map(read)).toContainEqual(
      expect.stringMatching(/^\/\/# allFunctionsCalledOnLoad\n/),
    );
    expect(read('remoteEntry.js')).not.toContain('allFunctionsCalledOnLoad');
    expect(page?.styles.map(read).join()).toMatch(/\.mfe-fixture_heading_\w+\{color:green\}/);
    const scripts = readdirSync(dist, { recursive: true, encoding: 'utf8' }).filter((name) =>
      name.endsWith('.js'),
    );
    // A name that only React's own code has.
    expect(scripts.some((name) => read(name).includes('__CLIENT_INTERNALS'))).toBe(false);

    const heading = /mfe-fixture_heading_\w+/.exec(page?.styles.map(read).join() ?? '')?.[0] ?? 'none';
    const server = read('server.cjs');
    expect(server).toContain(heading);
    expect(server).toContain('Rooms');
    expect(server).not.toContain('__CLIENT_INTERNALS');
  });

  it('loads the queries of the shell only for the pages that start with them', async () => {
    await build();
    const entry = read('remoteEntry.js');
    const queries = /(\w+):\{shareScope:"default",shareKey:"@roommate\/shell-api\/query"/.exec(entry)?.[1];
    const chunkMapping = /chunkMapping:\{([^}]*)\}/.exec(entry)?.[1] ?? '';
    const withQueries = [...chunkMapping.matchAll(/(\w+)"?:\[([^\]]*)\]/g)]
      .filter(([, , modules = '']) => modules.split(',').includes(`"${queries}"`))
      .map(([, chunk]) => chunk);
    const pages = json('page-chunks.json') as Record<string, { scripts: string[] }>;
    const startsWithQueries = (page: string): boolean =>
      (pages[page]?.scripts ?? []).some((script) =>
        withQueries.includes(/push\(\[\["?(\w+)"?\]/.exec(read(script))?.[1]),
      );
    expect(startsWithQueries('./pages/areas-page.tsx')).toBe(true);
    expect(startsWithQueries('./pages/rooms-page.tsx')).toBe(false);
  });

  it('fails when remote.json names a page that no route imports', async () => {
    await expect(build({ FIXTURE_PAGE: './pages/none.tsx' })).rejects.toThrow(
      'The manifest names the page ./pages/none.tsx, which no route imports.',
    );
  });
});
