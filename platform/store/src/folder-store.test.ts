import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { FolderStore } from './folder-store.ts';

it('leaves nothing of a release that it cannot write', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'store-test-'));
  const store = new FolderStore(folder);
  // No file system takes such a name. A full disk fails in the same place.
  const files = new Map([
    ['remoteEntry.js', Buffer.from('entry')],
    ['x'.repeat(256), Buffer.from('')],
  ]);
  await expect(store.putRelease('/mfe/mfe-rooms/1/', files)).rejects.toThrow('ENAMETOOLONG');
  expect(await readdir(join(folder, 'mfe/mfe-rooms'))).toEqual([]);
  await rm(folder, { recursive: true });
});
