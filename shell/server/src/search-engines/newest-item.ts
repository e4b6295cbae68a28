import { z } from 'zod';

const listSchema = z.array(z.object({ createdAt: z.iso.datetime() }));

/** A sitemap must not wait for a slow API. */
const TIMEOUT_MS = 2000;

/**
 * When the newest item of a list of the API was created.
 * @param apiUrl base URL of the API
 * @param list path and query of an operation that returns an array, newest first
 * @returns ISO 8601; undefined for an empty list, and when the API fails or is slow
 */
export async function newestItem(apiUrl: string, list: string): Promise<string | undefined> {
  try {
    const response = await fetch(`${apiUrl.replace(/\/$/, '')}${list}`, {
      signal: AbortSignal.timeout(TIMEOUT_MS),
      redirect: 'error',
    });
    return listSchema.parse(await response.json())[0]?.createdAt;
  } catch {
    // The sitemap then has the time of the release.
    return undefined;
  }
}
