import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ConfigurationError } from '@roommate/server/env';
import { until } from '@roommate/server/testing';
import { FolderStore } from './folder-store.ts';
import { changeRegistry, emptyRegistry, readRegistry } from './registry-revisions.ts';
import { S3Store } from './s3-store.ts';
import type { ReleaseStore } from './store.ts';
import { StoreMirror } from './store-mirror.ts';
import { noteIn } from './testing/note-in.ts';
import { startS3 } from './testing/s3-server.ts';

const release = (text: string) =>
  new Map([
    ['remoteEntry.js', Buffer.from(text)],
    ['static/js/page.js', Buffer.from('page')],
    ['static/pictures/room.webp', Buffer.from([0, 255, 128])],
  ]);

const folders: string[] = [];
const folderStore = async (): Promise<FolderStore> => {
  const folder = await mkdtemp(join(tmpdir(), 'store-test-'));
  folders.push(folder);
  return new FolderStore(folder);
};
afterAll(async () => {
  for (const folder of folders) await rm(folder, { recursive: true, force: true });
});

describe.each([
  ['a folder', async () => ({ store: await folderStore(), close: () => Promise.resolve() })],
  [
    'a bucket',
    async () => {
      const s3 = await startS3();
      return { store: s3.store(), close: s3.close };
    },
  ],
])('%s', (_kind, open) => {
  let store: ReleaseStore;
  let close: () => Promise<void>;
  beforeEach(async () => {
    ({ store, close } = await open());
  });
  afterEach(() => close());

  it('stores releases byte for byte, and lists them', async () => {
    await store.putRelease('/mfe/mfe-rooms/1/', release('one'));
    await store.putRelease('/mfe/mfe-rooms/1/', release('one'));
    await store.putRelease('/shell/2/', release('shell'));
    expect(await store.getRelease('/mfe/mfe-rooms/1/')).toEqual(release('one'));
    const listed = await store.listReleases();
    expect(listed.map(({ base }) => base).sort()).toEqual(['/mfe/mfe-rooms/1/', '/shell/2/']);
    for (const { written } of listed) expect(Math.abs(Date.now() - written.getTime())).toBeLessThan(120_000);
    await store.removeRelease('/mfe/mfe-rooms/1/');
    expect((await store.listReleases()).map(({ base }) => base)).toEqual(['/shell/2/']);
    await expect(store.getRelease('/mfe/mfe-rooms/1/')).rejects.toThrow();
  });

  it('creates a revision only once', async () => {
    const created = await Promise.all(['a', 'b', 'c', 'd'].map((text) => store.createRevision(1, text)));
    expect(created.filter(Boolean)).toHaveLength(1);
    expect(await store.readRevision(1)).toBe(['a', 'b', 'c', 'd'][created.indexOf(true)]);
    expect(await store.readRevision(2)).toBeUndefined();
    await store.createRevision(10, 'ten');
    expect(await store.revisions()).toEqual([1, 10]);
    await store.removeRevision(1);
    expect(await store.revisions()).toEqual([10]);
  });

  it('loses no change of concurrent processes', async () => {
    const names = Array.from({ length: 5 }, (_, i) => `mfe-team${i}`);
    const channel = { live: null, canary: null, releases: {} };
    await Promise.all(
      names.map((name) =>
        changeRegistry(store, (registry) => ({
          ...registry,
          remotes: { ...registry.remotes, [name]: channel },
        })),
      ),
    );
    const { revision, remotes } = await readRegistry(store);
    expect(revision).toBe(5);
    expect(Object.keys(remotes).sort()).toEqual(names);
  });

  it('is copied into a folder', async () => {
    await store.putRelease('/shell/2/', release('shell'));
    const published = {
      at: '2026-01-01T00:00:00Z',
      by: 'Rafiq',
      commit: null,
      sizes: {
        scripts: { files: 0, bytes: 0, brotliBytes: 0 },
        styles: { files: 0, bytes: 0, brotliBytes: 0 },
        other: { files: 0, bytes: 0, brotliBytes: 0 },
      },
    };
    const shell = {
      version: '2',
      base: '/shell/2/',
      scripts: ['remoteEntry.js'],
      styles: [],
      integrity: {},
      shellApi: ['1.0.0'],
      publicFiles: [],
    };
    await changeRegistry(store, () => ({
      ...emptyRegistry,
      shell: { live: '2', canary: null, releases: { '2': { release: shell, published } } },
    }));
    const folder = await folderStore();
    const failures: unknown[] = [];
    await new StoreMirror(store, folder, (error) => failures.push(error)).synchronise();
    expect(await readRegistry(folder)).toEqual(await readRegistry(store));
    expect(await folder.getRelease('/shell/2/')).toEqual(release('shell'));
    expect(failures).toEqual([]);
  });
});

describe('a store that was emptied', () => {
  let [from, copy] = [new FolderStore(''), new FolderStore('')];
  let mirror: StoreMirror;
  const startSite = () => {
    mirror = new StoreMirror(from, copy, () => undefined);
  };
  const empty = async () => {
    for (const revision of await from.revisions()) await from.removeRevision(revision);
  };
  beforeEach(async () => {
    [from, copy] = [await folderStore(), await folderStore()];
    startSite();
    for (let i = 0; i < 3; i += 1) await changeRegistry(from, noteIn('before'));
    await mirror.synchronise();
  });

  it.each(['continues', 'starts'])('is followed by a site that %s with its copy', async (how) => {
    const site = await readRegistry(copy);
    expect(site.revision).toBe(3);
    await empty();
    await mirror.synchronise();
    // Visitors keep the releases of the copy.
    expect(await readRegistry(copy, site)).toBe(site);
    await changeRegistry(from, noteIn('after'));
    if (how === 'starts') startSite();
    await mirror.synchronise();
    expect(await readRegistry(copy, site)).toEqual(await readRegistry(from));
    expect(await copy.revisions()).toEqual([1]);
  });

  it('is followed when it reaches the previous revision number', async () => {
    await empty();
    for (let i = 0; i < 3; i += 1) await changeRegistry(from, noteIn('after'));
    startSite();
    await mirror.synchronise();
    expect((await readRegistry(copy)).history[0]?.by).toBe('after');
  });
});

it('a bucket that refuses access does not delay pages: the copy stays unchanged and the failure is reported', async () => {
  const s3 = await startS3();
  const folder = await folderStore();
  const failures: unknown[] = [];
  const mirror = new StoreMirror(s3.store('wrong'), folder, (error) => failures.push(error));
  await mirror.refresh();
  await until(() => failures.length > 0);
  expect(String(failures[0])).toMatch('failed with status 403');
  expect(await folder.revisions()).toEqual([]);
  await s3.close();
});

it('a revision is created once, even if the bucket reports a failure after it wrote it', async () => {
  const s3 = await startS3();
  s3.loseResponse();
  expect(await s3.store().createRevision(1, 'ours')).toBe(true);
  expect(await s3.store().createRevision(1, 'theirs')).toBe(false);
  await s3.close();
  // An unavailable bucket gives a message without a stack.
  await expect(s3.store().revisions()).rejects.toBeInstanceOf(ConfigurationError);
  await expect(s3.store().revisions()).rejects.toThrow(
    /^s3:\/\/releases\/site at http\S+: connect ECONNREFUSED/,
  );
});

it('a request to a bucket that never responds times out', async () => {
  const silent = createServer(() => undefined).listen(0, '127.0.0.1');
  await once(silent, 'listening');
  const { port } = silent.address() as AddressInfo;
  const account = {
    accessKeyId: 'x',
    secretAccessKey: 'x',
    prefix: '',
    bucket: 'releases',
    region: 'us-east-1',
  };
  const store = new S3Store({ ...account, endpoint: `http://127.0.0.1:${port}`, timeoutMs: 50 });
  await expect(store.revisions()).rejects.toThrow('timeout');
  await expect(store.readRevision(1)).rejects.toThrow('timeout');
  await expect(store.createRevision(1, '{}')).rejects.toThrow('timeout');
  silent.closeAllConnections();
  silent.close();
});
