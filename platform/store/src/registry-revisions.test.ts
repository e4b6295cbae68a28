import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ConfigurationError } from '@roommate/server/env';
import { FolderStore } from './folder-store.ts';
import { changeRegistry, readRegistry, removeOldRevisions } from './registry-revisions.ts';
import { noteIn } from './testing/note-in.ts';

describe('registry revisions', () => {
  let folder: string;
  let store: FolderStore;
  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), 'store-test-'));
    store = new FolderStore(folder);
  });
  afterEach(() => rm(folder, { recursive: true, force: true }));

  it('lose no change of concurrent processes', async () => {
    const names = Array.from({ length: 12 }, (_, i) => `team ${i}`);
    await Promise.all(names.map((name) => changeRegistry(new FolderStore(folder), noteIn(name))));
    const { revision, history } = await readRegistry(store);
    expect(revision).toBe(12);
    expect(history.map(({ by }) => by).sort()).toEqual([...names].sort());
    expect(history.map((entry) => entry.revision)).toEqual(names.map((_, i) => 12 - i));
  });

  it('ignore unfinished files of a killed process, and leave none themselves', async () => {
    await changeRegistry(store, noteIn('one'));
    await writeFile(join(folder, 'registry/.unfinished-1'), '{"format"');
    await changeRegistry(store, noteIn('two'));
    expect((await readRegistry(store)).revision).toBe(2);
    expect((await readdir(join(folder, 'registry'))).sort()).toEqual([
      '.unfinished-1',
      '00000001.json',
      '00000002.json',
    ]);
  });

  it('do not change without a change', async () => {
    await changeRegistry(store, () => undefined);
    expect(await store.revisions()).toEqual([]);
  });

  it.each([
    ['{"format":3}', 'its format is 3, but this version reads format 2.'],
    ['{', 'it is not JSON.'],
    ['{"format":2}', 'revision: '],
  ])('are rejected if they cannot be read: %s', async (text, message) => {
    await store.createRevision(1, text);
    await expect(readRegistry(store)).rejects.toThrow(message);
    // The release command prints its message without a stack.
    await expect(readRegistry(store)).rejects.toBeInstanceOf(ConfigurationError);
    await expect(changeRegistry(store, noteIn('one'))).rejects.toThrow(message);
    expect(await store.revisions()).toEqual([1]);
  });

  it('are removed from the lowest number upwards, and a change based on a removed one is withdrawn', async () => {
    for (let i = 0; i < 5; i += 1) await changeRegistry(store, noteIn('one'));
    await removeOldRevisions(store, 2);
    expect(await store.revisions()).toEqual([4, 5]);
    // A process read revision 1 long ago and continues now: number 2 is free again.
    const sleeper = new FolderStore(folder);
    const read = jest.spyOn(sleeper, 'revisions').mockResolvedValueOnce([1]);
    const text = JSON.stringify({ ...(await readRegistry(store)), revision: 1 });
    jest.spyOn(sleeper, 'readRevision').mockResolvedValueOnce(text);
    await expect(changeRegistry(sleeper, noteIn('late'))).rejects.toThrow(
      'changed a hundred times during this command',
    );
    expect(read).toHaveBeenCalled();
    expect(await store.revisions()).toEqual([4, 5]);
  });
});
