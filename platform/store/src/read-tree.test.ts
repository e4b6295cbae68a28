import { mkdir, mkdtemp, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readTree } from './read-tree.ts';

describe('the files of a folder', () => {
  let folder: string;
  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), 'read-tree-'));
    await mkdir(join(folder, 'static'));
    await writeFile(join(folder, 'static/a.js'), 'a');
  });
  afterEach(() => rm(folder, { recursive: true }));

  it('are read with their names below the folder', async () => {
    expect(await readTree(folder)).toEqual(new Map([['static/a.js', Buffer.from('a')]]));
  });

  it.each(['/etc/hostname', 'static'])('must not be symbolic links, such as one to %s', async (target) => {
    await symlink(target, join(folder, 'link'));
    await expect(readTree(folder)).rejects.toThrow(/link is a symbolic link\. A release has only files\./);
  });
});
