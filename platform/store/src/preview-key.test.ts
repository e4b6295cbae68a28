import { mkdtemp, readdir, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { machinePreviewKey } from './preview-key.ts';

it('is created once, and only its owner may read it', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'preview-key-'));
  const keys = await Promise.all([machinePreviewKey(folder), machinePreviewKey(folder)]);
  expect(new Set([...keys, await machinePreviewKey(folder)]).size).toBe(1);
  expect(keys[0]).toHaveLength(43);
  expect((await stat(join(folder, 'preview-key'))).mode & 0o777).toBe(0o600);
  expect(await readdir(folder)).toEqual(['preview-key']);
  await rm(folder, { recursive: true });
});

it('is not read from an empty file', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'preview-key-'));
  await writeFile(join(folder, 'preview-key'), '');
  await expect(machinePreviewKey(folder)).rejects.toThrow('preview-key is empty. Remove it');
  await rm(folder, { recursive: true });
});
