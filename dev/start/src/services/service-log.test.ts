import type { ChildProcess } from 'node:child_process';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PassThrough } from 'node:stream';
import { ServiceLog } from './service-log.ts';

describe('the log of a service', () => {
  it('ignores output that comes while it closes', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'service-log-'));
    const log = new ServiceLog(folder, {
      name: 'API',
      args: [],
      env: {},
      isReady: () => Promise.resolve(true),
    });
    const stdout = new PassThrough();
    log.follow({ stdout, stderr: null } as unknown as ChildProcess);
    stdout.write('word\n');
    await new Promise(setImmediate);
    const closed = log.close();
    stdout.write('late\n');
    await closed;
    expect(await readFile(join(folder, 'api.log'), 'utf8')).toBe('word\n');
    await rm(folder, { recursive: true });
  });
});
