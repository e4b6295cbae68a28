import { rm } from 'node:fs/promises';
import { startAuthEmulator } from './index.ts';
import { newDataDir } from './testing/run-program.ts';

it('refuses a change that it cannot save, with a response that lets the SDK keep its session', async () => {
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
