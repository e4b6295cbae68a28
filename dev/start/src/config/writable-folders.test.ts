import { mkdir, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { folderProblems } from './writable-folders.ts';

describe('the data folders', () => {
  let folder: string;

  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), 'folders-'));
    await writeFile(join(folder, 'file'), '');
  });
  afterEach(() => rm(folder, { recursive: true }));

  it('creates missing folders, and leaves nothing else in them', async () => {
    await mkdir(join(folder, 'there'));
    const folders = [
      { name: 'DATA_DIR', path: join(folder, 'a/b') },
      { name: 'RELEASES_DIR', path: join(folder, 'there') },
    ];
    expect(await folderProblems(folders)).toEqual([]);
    expect(await readdir(join(folder, 'a/b'))).toEqual([]);
    expect(await readdir(join(folder, 'there'))).toEqual([]);
  });

  it('reports each folder that cannot be used with its variable', async () => {
    const folders = [
      { name: 'DATA_DIR', path: join(folder, 'file') },
      { name: 'RELEASES_DIR', path: join(folder, 'file/releases') },
      { name: 'EMBEDDED_MONGO_DATA', path: join(folder, 'file2/../file/mongo') },
      { name: 'AUTH_EMULATOR_DATA', path: join(folder, 'accounts') },
    ];
    await writeFile(join(folder, 'accounts'), '');
    const reason = 'it must be a folder for data, and it, or a folder above it, is a file.';
    expect(await folderProblems(folders)).toEqual([
      `DATA_DIR is wrong: ${reason}`,
      `AUTH_EMULATOR_DATA is wrong: ${reason}`,
    ]);
  });
});
