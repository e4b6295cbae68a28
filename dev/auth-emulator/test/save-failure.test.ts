import { rm } from 'node:fs/promises';
import { startAuthEmulator } from '../src/index.ts';
import { newDataDir } from './harness.ts';

jest.setTimeout(30_000);

it('acknowledges no change that is not on the disk, in a form that lets the SDK keep its session', async () => {
  const dataDir = await newDataDir();
  const lines: string[] = [];
  const log = (line: string) => lines.push(line);
  const emulator = await startAuthEmulator({
    port: 0,
    dataDir,
    projectId: 'demo-failure',
    siteUrl: 'http://localhost:3000',
    log,
  });
  await rm(dataDir, { recursive: true });

  const response = await fetch(`${emulator.url}/identitytoolkit.googleapis.com/v1/accounts:signUp`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email: 'mitu@example.com', password: 'Secret-word1' }),
  });
  await emulator.close();

  expect(response.status).toBe(503);
  expect(response.headers.get('content-type')).toContain('text/plain');
  expect(lines.join('\n')).toContain('ENOENT');
  expect(lines.join('\n')).not.toContain('mitu');
});
