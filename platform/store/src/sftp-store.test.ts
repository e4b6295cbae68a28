import { once } from 'node:events';
import { mkdir, readdir, writeFile } from 'node:fs/promises';
import { createServer, type AddressInfo } from 'node:net';
import { join } from 'node:path';
import { ConfigurationError } from '@roommate/server/env';
import { changeRegistry, emptyRegistry, readRegistry } from './registry-revisions.ts';
import { newKey, startSftp } from './testing/sftp-server.ts';

const files = (text: string) =>
  new Map([
    ['remoteEntry.js', Buffer.from(text)],
    ['static/page.js', Buffer.from('page')],
    ['static/page.css', Buffer.from('a{}')],
  ]);
const channel = { live: null, canary: null, releases: {} };

describe("a remote host's folder", () => {
  let sftp: Awaited<ReturnType<typeof startSftp>>;
  beforeEach(async () => {
    sftp = await startSftp();
  });
  afterEach(() => sftp.close());

  it('is not spoken to when the host has another key: nothing is sent, ours least of all', async () => {
    const wrong = `SHA256:${'A'.repeat(43)}`;
    await expect(sftp.store({ fingerprints: [wrong] }).revisions()).rejects.toThrow(
      /127\.0\.0\.1:\d+ cannot be used: its key has the fingerprint SHA256:\S{43}, which RELEASE_SFTP_FINGERPRINT does not name\./,
    );
    await expect(sftp.store({ fingerprints: [] }).revisions()).rejects.toThrow(
      'which RELEASE_SFTP_FINGERPRINT',
    );
    const either = [wrong, sftp.variables.RELEASE_SFTP_FINGERPRINT];
    expect(await sftp.store({ fingerprints: either }).revisions()).toEqual([]);
  });

  it('is refused to another key, and a key that is none is told', async () => {
    const privateKey = newKey();
    await expect(sftp.store({ privateKey }).revisions()).rejects.toThrow('authentication methods failed');
    await expect(sftp.store({ privateKey: 'none' }).revisions()).rejects.toThrow('Cannot parse privateKey');
  });

  it('is opened once for all that is asked at a time, and anew after its connection broke', async () => {
    const store = sftp.store();
    await Promise.all([store.revisions(), store.createRevision(1, 'one'), store.listReleases()]);
    expect(sftp.connections.size).toBe(1);
    sftp.cutAt('before', 'OPENDIR', 1);
    await expect(store.revisions()).rejects.toThrow('cannot be used');
    expect(await store.revisions()).toEqual([1]);
  });

  it('says so when the host cannot be reached, and when it says nothing', async () => {
    const silent = createServer((socket) => socket.resume()).listen(0, '127.0.0.1');
    await once(silent, 'listening');
    const { port } = silent.address() as AddressInfo;
    await expect(sftp.store({ port, silenceMs: 100 }).revisions()).rejects.toThrow(
      `127.0.0.1:${port} cannot be used: it said nothing for 0.1 s.`,
    );
    silent.close();
    await once(silent, 'close');
    await expect(sftp.store({ port }).revisions()).rejects.toThrow(`127.0.0.1:${port} cannot be used`);
  });

  it('says which of its files cannot be had, in a sentence for the terminal', async () => {
    await mkdir(join(sftp.directory, '..'), { recursive: true });
    await writeFile(sftp.directory, 'no folder');
    const failed: unknown = await sftp
      .store()
      .createRevision(1, 'one')
      .catch((error: unknown) => error);
    expect(failed).toBeInstanceOf(ConfigurationError);
    expect(String(failed)).toMatch(
      /The host of the releases says of \/srv\/releases\/registry\/\.unfinished-\S+: \w+/,
    );
  });

  it('holds a file that is larger than a packet of the protocol', async () => {
    const large = Buffer.alloc(1_500_000, 'rooms ');
    await sftp.store().putRelease('/shell/1/', new Map([['static/large.js', large]]));
    expect((await sftp.store().getRelease('/shell/1/')).get('static/large.js')?.equals(large)).toBe(true);
  });

  it.each([
    ['the release is half written', 'after', 'WRITE', 2, false],
    ['the release gets its name', 'before', 'RENAME', 1, false],
    ['the release has its name', 'after', 'RENAME', 1, false],
    ['the registry gets its revision', 'before', 'RENAME', 2, false],
    ['the registry has its revision', 'after', 'RENAME', 2, true],
  ] as const)(
    'killed when %s: the registry is whole, and the next publish works',
    async (_what, side, request, count, isNew) => {
      const store = sftp.store();
      const publish = async (name: string) => {
        const theirs = sftp.store();
        await theirs.putRelease(`/mfe/${name}/1/`, files(name));
        await changeRegistry(theirs, (registry) => ({
          ...registry,
          remotes: { ...registry.remotes, [name]: channel },
        }));
      };
      await changeRegistry(store, () => emptyRegistry);
      sftp.cutAt(side, request, count);
      await expect(publish('mfe-rooms')).rejects.toThrow('cannot be used');
      expect(Object.keys((await readRegistry(store)).remotes)).toEqual(isNew ? ['mfe-rooms'] : []);

      await publish('mfe-rooms');
      expect(await store.getRelease('/mfe/mfe-rooms/1/')).toEqual(files('mfe-rooms'));
      expect((await readRegistry(store)).remotes).toEqual({ 'mfe-rooms': channel });
      await store.removeUnfinished(new Date(Date.now() + 60_000));
      const left = await readdir(sftp.directory, { recursive: true });
      expect(left.filter((name) => name.includes('.unfinished'))).toEqual([]);
    },
  );
});
