import { freePort } from '@roommate/server/testing';
import { fill } from './fill.ts';
import type { Processes } from './processes.ts';

export interface MeasuredApi {
  listings: number;
  url: string;
  /** The id of one of its listings. */
  id: string;
}

const isOk = async (url: string): Promise<boolean> => {
  try {
    return (await fetch(url)).ok;
  } catch {
    return false;
  }
};

/** Starts an API process with a database that holds the given number of listings. */
export async function startMeasuredApi(
  processes: Processes,
  mongoUri: string,
  listings: number,
): Promise<MeasuredApi> {
  const uri = `${mongoUri}/bench-${listings}`;
  const port = await freePort();
  const url = `http://127.0.0.1:${port}`;
  const env = { MONGODB_URI: uri, API_PORT: String(port), LOG_LEVEL: 'silent', RATE_LIMIT_FACTOR: '100000' };
  // Not /health/ready: it also waits for the JWKS, which the benchmark does not need.
  await processes.start(['api-nest/dist/main.js'], env, () => isOk(`${url}/roommates/count`));
  return { listings, url, id: await fill(uri, listings) };
}
