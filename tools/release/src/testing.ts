import { mkdir, mkdtemp, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';

type Files = Record<string, string>;

export async function folderOf(files: Files): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'release-test-'));
  for (const [name, content] of Object.entries(files)) {
    await mkdir(dirname(join(folder, name)), { recursive: true });
    await writeFile(join(folder, name), content);
  }
  return folder;
}

const federation = (expose: string) => ({
  metaData: { remoteEntry: { name: 'remoteEntry.js' } },
  shared: [{ name: '@roommate/shell-api', requiredVersion: '^1.2.0' }],
  exposes: [
    {
      path: expose,
      assets: {
        js: { sync: ['static/routes.js'], async: ['static/page.js'] },
        css: { sync: ['static/routes.css'], async: [] },
      },
    },
  ],
});

/** The workspace of a remote after its build, as far as a release reads it. */
export const remoteWorkspace = (
  name: string,
  paths: string[],
  { script = 'run();', expose = './routes' }: { script?: string; expose?: string } = {},
): Promise<string> =>
  folderOf({
    'package.json': JSON.stringify({ name, version: '0.1.0' }),
    'remote.json': JSON.stringify({
      name,
      paths: paths.map((path) => ({ path, access: 'public', page: './page.tsx' })),
    }),
    'dist/mf-manifest.json': JSON.stringify(federation(expose)),
    'dist/mf-stats.json': '{}',
    'dist/page-chunks.json': JSON.stringify({ './page.tsx': { scripts: ['static/page.js'], styles: [] } }),
    'dist/remoteEntry.js': script,
    'dist/static/routes.js': `/* ${'routes '.repeat(300)} */`,
    'dist/static/routes.css': 'a{}',
    'dist/static/page.js': 'page();',
  });

export const shellWorkspace = (): Promise<string> =>
  folderOf({
    'package.json': JSON.stringify({ name: 'shell', version: '0.1.0' }),
    'dist/manifest.json': JSON.stringify({
      entries: {
        index: { initial: { js: ['static/js/a.js', 'static/js/b.js'], css: ['static/css/a.css'] } },
      },
    }),
    'dist/index.html': '<html></html>',
    'dist/static/js/a.js': 'a();',
    'dist/static/js/b.js': 'b();',
    'dist/static/css/a.css': 'a{}',
    'dist/pictures/room.webp': 'picture',
  });
