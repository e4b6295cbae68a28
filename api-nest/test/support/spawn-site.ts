import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { repositoryRoot } from '@roommate/server/env';
import { freePort, until } from '@roommate/server/testing';

export interface SpawnedSite {
  /** Of the API below the site, such as http://127.0.0.1:3000/api. */
  apiUrl: string;
  stop(): Promise<void>;
}

/** Starts the site server as a separate process without releases: it then serves only the API. */
export async function spawnSite(target: string, env: NodeJS.ProcessEnv = {}): Promise<SpawnedSite> {
  const port = await freePort();
  const dataDir = await mkdtemp(join(tmpdir(), 'api-site-'));
  const main = join(repositoryRoot, 'shell/server/src/main.ts');
  const child = spawn(process.execPath, ['--conditions=@roommate/source', '--import', 'tsx', main], {
    cwd: repositoryRoot,
    env: {
      ...process.env,
      NODE_ENV: 'test',
      SITE_PORT: String(port),
      SITE_URL: `http://127.0.0.1:${port}`,
      API_URL: target,
      DATA_DIR: dataDir,
      RELEASES_DIR: join(dataDir, 'releases'),
      ...env,
    },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const ended = once(child, 'exit');
  const apiUrl = `http://127.0.0.1:${port}/api`;
  await until(async () => {
    const response = await fetch(`${apiUrl}/roommates/count`, { headers: { connection: 'close' } });
    await response.text();
    return response.status === 200;
  });
  const stop = async (): Promise<void> => {
    child.kill('SIGKILL');
    await ended;
    await rm(dataDir, { recursive: true });
  };
  return { apiUrl, stop };
}
