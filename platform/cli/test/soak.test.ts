import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { repositoryRoot } from '@roommate/server/env';
import { integrityOf } from '@roommate/release-store';
import { releaseReader } from '../../../shell/server/src/releases/release-reader.ts';
import { ServerRendering } from '../../../shell/server/src/rendering/server-rendering.ts';
import type { Build } from '../src/release/builds/build.ts';
import { buildWorkspace } from '../src/release/builds/build-workspace.ts';
import { startApiDouble } from '../src/release/checks/hydration/api-double.ts';
import { publish } from '../src/release/commands/publish.ts';
import { folderStore, removeFolders } from '../src/release/testing/workspaces.ts';

const RELEASES = 10;
/** The first release fills the caches. */
const FIRST_MEASURED = [2, 3, 4];
const LAST_MEASURED = [8, 9, 10];
const RENDERS = 20_000;
/** Pages that render at the same time. The three processes are those of the shell, of listings and of marketing. */
const AT_ONCE = 6;
/** Releases follow each other slowly, so the site ends the processes of the previous one. */
const BETWEEN_RELEASES_MS = 15 * 60_000;
/** Longer than a replaced process renders its last pages (shell/server/src/rendering/render-worker-pool.ts). */
const LAST_PAGES_MS = 6000;

/** Maximum growth of the memory from the first to the last releases. */
const HEAP_MARGIN_BYTES = 10e6;
/** Node returns freed memory late and only in part, on a busy machine even later. */
const RESIDENT_MARGIN_BYTES = 80e6;

/** Most of them render without the API, so that the soak ends in time. */
const light = ['/about', '/compare', '/login', '/faq', '/saved', '/register', '/contact', '/unknown-page'];
const heavy = ['/', '/browse-listings'];
const HEAVY_EVERY = 50;

const pathOf = (render: number): string => {
  const paths = render % HEAVY_EVERY === 0 ? heavy : light;
  return paths[Math.floor(render / (render % HEAVY_EVERY === 0 ? HEAVY_EVERY : 1)) % paths.length] ?? '/';
};

/** The next release of a build: another server entry, so that it renders in a new process. */
function nextRelease<B extends Build>(build: B, nth: number): B {
  const { release, files, name } = build;
  if (!release.server) throw new Error(`${name} has no server entry.`);
  const { file } = release.server;
  const code = Buffer.from(`${files.get(file)?.toString()}\n// ${nth}`);
  const version = `0.1.0-${nth.toString(16).padStart(12, '0')}`;
  return {
    ...build,
    files: new Map([...files, [file, code]]),
    release: {
      ...release,
      version,
      base: release.base.replace(release.version, version),
      server: { file, integrity: integrityOf(code) },
    },
  };
}

/** The pages of a preview are not kept, so each one is rendered. */
const requestOf = (render: number): Parameters<ServerRendering['page']>[1] => ({
  pathname: pathOf(render),
  query: '',
  address: '127.0.0.1',
  signedIn: false,
  isCrawler: false,
  savesData: false,
  preview: { remote: 'mfe-listings', version: 'soak', expires: Infinity },
});

const author = { by: 'Farhana', commit: null };
const check = () => Promise.resolve([]);

setFlagsFromString('--expose-gc');
const collectGarbage = runInNewContext('gc') as () => void;

/** In bytes. */
interface Memory {
  heap: number;
  /** Of the site and of the processes that render, without the parts of them that they share. */
  resident: number;
}

const textOf = ({ heap, resident }: Memory): string =>
  `${Math.round(heap / 1e6)} MB of heap and ${Math.round(resident / 1e6)} MB of the processes`;

/** The memory of a process. Memory that it shares with others counts in part. */
async function residentBytes(pid: number | string): Promise<number> {
  const [, kilobytes] = /^Pss: +(\d+) kB$/m.exec(await readFile(`/proc/${pid}/smaps_rollup`, 'utf8')) ?? [];
  return Number(kilobytes) * 1024;
}

async function childrenOf(pid: number): Promise<string[]> {
  const children = await readFile(`/proc/${pid}/task/${pid}/children`, 'utf8');
  return children.split(' ').filter((child) => child !== '');
}

/** The memory that is in use after a garbage collection. */
async function memoryInUse(): Promise<Memory> {
  await wait(LAST_PAGES_MS);
  for (let pass = 0; pass < 3; pass += 1) {
    collectGarbage();
    await wait(100);
  }
  const all = await Promise.all([process.pid, ...(await childrenOf(process.pid))].map(residentBytes));
  return { heap: process.memoryUsage().heapUsed, resident: all.reduce((sum, bytes) => sum + bytes) };
}

/** The median of several releases: one measurement depends on when processes free their memory. */
function median(measured: readonly Memory[]): Memory {
  const middleOf = (values: readonly number[]): number =>
    values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? NaN;
  return {
    heap: middleOf(measured.map(({ heap }) => heap)),
    resident: middleOf(measured.map(({ resident }) => resident)),
  };
}

jest.setTimeout(900_000);

describe('a soak of the rendering', () => {
  afterAll(removeFolders);

  it('needs no more memory after many renders and releases', async () => {
    const { store, folder } = await folderStore();
    const builds: Build[] = [];
    for (const name of ['shell', 'mfe-listings', 'mfe-marketing']) {
      builds.push(await buildWorkspace(join(repositoryRoot, name)));
    }
    const api = await startApiDouble();
    const releases = releaseReader(folder, (error) => console.error(error));
    const rendering = new ServerRendering({
      source: { folder, apiUrl: api.url, remotesOrigin: null },
      siteUrl: 'http://127.0.0.1',
      // The compression of whole pages takes more time than the rendering.
      write: (_chosen, _pathname, _page, { html }) =>
        Promise.resolve({ html: html.slice(0, 1000), styleSources: [], isMissing: false }),
      // A busy machine misses a time limit now and then. The page is then rendered again.
      onFailure: ({ path, text }) => console.error(path, text),
      onLateCause: ({ path, text }) => console.error(path, text),
      onFull: (full) => console.error(full),
    });
    const now = Date.now.bind(Date);
    let later = 0;
    jest.spyOn(Date, 'now').mockImplementation(() => now() + later);
    const inUse = new Map<number, Memory>();
    let rendered = 0;
    try {
      for (let nth = 1; nth <= RELEASES; nth += 1) {
        const next = builds.map((build) => nextRelease(build, nth));
        await publish(store, next, { author, check });
        const chosen = await releases.read();
        later += BETWEEN_RELEASES_MS;
        const last = (RENDERS / RELEASES) * nth;
        const render = async (): Promise<void> => {
          while (rendered < last) {
            const page = await rendering.page(chosen, requestOf(rendered));
            if (typeof page === 'object') rendered += 1;
            else await wait(100);
          }
        };
        await Promise.all(Array.from({ length: AT_ONCE }, render));
        if ([...FIRST_MEASURED, ...LAST_MEASURED].includes(nth)) inUse.set(nth, await memoryInUse());
      }
    } finally {
      await rendering.close();
      api.close();
    }
    const [first, last] = [FIRST_MEASURED, LAST_MEASURED].map((nths) =>
      median(nths.flatMap((nth) => inUse.get(nth) ?? [])),
    );
    if (!first || !last) throw new Error('The memory was not measured.');
    console.log(`${rendered} renders. First and last releases: ${textOf(first)}, ${textOf(last)}.`);
    expect(last.heap - first.heap).toBeLessThan(HEAP_MARGIN_BYTES);
    expect(last.resident - first.resident).toBeLessThan(RESIDENT_MARGIN_BYTES);
  });
});
