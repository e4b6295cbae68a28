import { mkdtemp, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { machinePreviewKey } from './preview-key.ts';

it('is made once, for its owner only', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'preview-key-'));
  const keys = await Promise.all([machinePreviewKey(folder), machinePreviewKey(folder)]);
  expect(new Set([...keys, await machinePreviewKey(folder)]).size).toBe(1);
  expect(keys[0]).toHaveLength(43);
  expect((await stat(join(folder, 'preview-key'))).mode & 0o777).toBe(0o600);
  await rm(folder, { recursive: true });
});
