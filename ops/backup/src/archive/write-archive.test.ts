import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { writeArchive } from './write-archive.ts';

describe('writeArchive', () => {
  let folder: string;
  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), 'write-archive-'));
  });
  afterEach(() => rm(folder, { recursive: true }));

  it('leaves no file when the bytes end with an error', async () => {
    const bytes = async function* () {
      yield await Promise.resolve(Buffer.from('a part of a backup'));
      throw new Error('The connection broke.');
    };
    await expect(writeArchive(join(folder, 'rooms.gz'), bytes())).rejects.toThrow('The connection broke.');
    expect(await readdir(folder)).toEqual([]);
  });
});
