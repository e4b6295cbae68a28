import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { repositoryRoot } from '@roommate/server/env';
import { freePort, until } from '@roommate/server/testing';
import { PROJECT, type TokenIssuer } from './token-issuer.ts';

interface SpawnedApi {
  url: string;
  /** Sends SIGTERM. */
  terminate(): void;
  /** The exit code or the signal that ended the process. */
  ended: Promise<number | string | null>;
  kill(): void;
}

/** Another test may build the API at the same time. Some of its files are missing then. */
const BUILD_MS = 60_000;

/** Starts the built API as a separate process, as in production, and waits until it is ready. */
export async function spawnApi(
  mongoUri: string,
  issuer: TokenIssuer,
  env: NodeJS.ProcessEnv = {},
): Promise<SpawnedApi> {
  const deadline = Date.now() + BUILD_MS;
  for (;;) {
    const api = await startOnce(mongoUri, issuer, env);
    if (api) return api;
    if (Date.now() > deadline) throw new Error('The API ended before it was ready.');
  }
}

/** @returns undefined when the process ends before it is ready */
async function startOnce(
  mongoUri: string,
  issuer: TokenIssuer,
  env: NodeJS.ProcessEnv,
): Promise<SpawnedApi | undefined> {
  const port = await freePort();
  const child: ChildProcess = spawn(process.execPath, [join(repositoryRoot, 'api-nest/dist/main.js')], {
    env: {
      ...process.env,
      NODE_ENV: 'test',
      MONGODB_URI: mongoUri,
      DATABASE_SOCKET_TIMEOUT_MS: '60000',
      API_PORT: String(port),
      FIREBASE_PROJECT_ID: PROJECT,
      AUTH_JWKS_URL: issuer.jwksUrl,
      RATE_LIMIT_FACTOR: '10000',
      REDIS_URL: '',
      LOG_LEVEL: 'fatal',
      ...env,
    },
    stdio: ['ignore', 'inherit', 'inherit'],
  });
  const ended = once(child, 'exit').then(([code, signal]) => (code ?? signal) as number | string | null);
  const url = `http://127.0.0.1:${port}`;
  const isReady = async (): Promise<boolean> => {
    const response = await fetch(`${url}/health/ready`, { headers: { connection: 'close' } });
    await response.text();
    return response.status === 200;
  };
  const hasEnded = (): boolean => child.exitCode !== null || child.signalCode !== null;
  await until(async () => hasEnded() || (await isReady()));
  if (hasEnded()) return undefined;
  return { url, ended, terminate: () => child.kill('SIGTERM'), kill: () => child.kill('SIGKILL') };
}
