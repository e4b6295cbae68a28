import { randomBytes } from 'node:crypto';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import type { Release } from '@roommate/release-registry';
import { FolderStore, readRegistry } from '@roommate/release-store';

type Files = Record<string, string>;

const folders: string[] = [];

/** Removes all folders that the functions of this file created. */
export const removeFolders = async (): Promise<void> => {
  for (const folder of folders.splice(0)) await rm(folder, { recursive: true, force: true });
};

export async function folderOf(files: Files): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'release-test-'));
  folders.push(folder);
  for (const [name, content] of Object.entries(files)) {
    await mkdir(dirname(join(folder, name)), { recursive: true });
    await writeFile(join(folder, name), content);
  }
  return folder;
}

interface Shape {
  script?: string;
  expose?: string;
  shellApi?: string;
  /** Modules by package, as the build reports them. */
  packages?: Record<string, Record<string, number>>;
  budget?: number;
  /** Budget of the scripts of a page. */
  pageBudget?: number;
  /** Kilobytes for the file static/map.js, which is then optional. */
  optional?: number;
}

const federation = ({ expose = './routes', shellApi = '1.2.0' }: Shape) => ({
  metaData: { remoteEntry: { name: 'remoteEntry.js' } },
  shared: [
    {
      name: '@roommate/shell-api',
      requiredVersion: `^${shellApi}`,
      assets: { js: { sync: [], async: [] }, css: { sync: [], async: [] } },
    },
  ],
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

/** The workspace of a remote after its build, with the files that a release reads. */
export const remoteWorkspace = (name: string, paths: string[], shape: Shape = {}): Promise<string> =>
  folderOf({
    'package.json': JSON.stringify({ name, version: '0.1.0' }),
    'remote.json': JSON.stringify({
      name,
      devPort: 3010,
      paths: Object.fromEntries(paths.map((path) => [path, { access: 'public', page: './page.tsx' }])),
      budget: {
        scripts: shape.budget ?? 10,
        styles: 10,
        other: 10,
        page: shape.pageBudget,
        ...(shape.optional !== undefined && { optional: { files: ['map'], kilobytes: shape.optional } }),
      },
    }),
    'dist/mf-manifest.json': JSON.stringify(federation(shape)),
    'dist/mf-stats.json': '{}',
    'dist/build-report.json': JSON.stringify({ shellApi: '1.2.0', packages: shape.packages ?? {} }),
    'dist/page-chunks.json': JSON.stringify({ './page.tsx': { scripts: ['static/page.js'], styles: [] } }),
    'dist/remoteEntry.js': shape.script ?? 'run();',
    'dist/static/routes.js': `/* ${'routes '.repeat(300)} */`,
    'dist/static/routes.css': 'a{}',
    'dist/static/page.js': 'page();',
    ...(shape.optional !== undefined && { 'dist/static/map.1.js': randomBytes(2000).toString('hex') }),
  });

interface ShellShape {
  shellApi?: string;
  script?: string;
  /** The code of the server entry. */
  server?: string;
}

/** The workspace of the shell after its build. */
export async function shellWorkspace({
  shellApi = '1.2.0',
  script = 'a();',
  server,
}: ShellShape = {}): Promise<string> {
  const folder = await folderOf({
    'shell/package.json': JSON.stringify({ name: 'shell', version: '0.1.0' }),
    'shell/shell.json': JSON.stringify({ budget: { scripts: 10, styles: 10, other: 10 }, pages: [] }),
    'shell/dist/manifest.json': JSON.stringify({
      entries: {
        index: { initial: { js: ['static/js/a.js', 'static/js/b.js'], css: ['static/css/a.css'] } },
      },
    }),
    'shell/dist/build-report.json': JSON.stringify({ shellApi, packages: {} }),
    'shell/dist/index.html': '<html><head><!-- site:head --></head><body><!-- site:data --></body></html>',
    'shell/dist/static/js/a.js': script,
    'shell/dist/static/js/b.js': 'b();',
    'shell/dist/static/css/a.css': 'a{}',
    'shell/dist/pictures/room.webp': 'image',
    ...(server !== undefined && { 'shell/dist/server.cjs': server }),
  });
  return join(folder, 'shell');
}

/** A store in a temporary folder. */
export async function folderStore() {
  const folder = await folderOf({});
  const store = new FolderStore(folder);
  const live = async (name: string): Promise<Release> => {
    const channel = (await readRegistry(store)).remotes[name];
    const record = channel?.releases[channel.live ?? ''];
    if (!record) throw new Error(`${name} is not live`);
    return record.release;
  };
  return { folder, store, live, registry: () => readRegistry(store) };
}
