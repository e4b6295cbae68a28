import type { ReleasedPath } from '@roommate/release-registry';
import { z } from 'zod';
import { fetchApi } from '../proxy/fetch-api.ts';

/** A sitemap must not wait for a slow API. */
const TIMEOUT_MS = 2000;

const newestSchema = z.array(z.object({ createdAt: z.iso.datetime() }));

/** @param path and query of an operation of the API */
async function read<T>(apiUrl: string, path: string, schema: z.ZodType<T>): Promise<T | undefined> {
  try {
    const response = await fetchApi(apiUrl, { path, timeoutMs: TIMEOUT_MS });
    return schema.parse(await response.json());
  } catch {
    // The sitemap then has what the registry knows.
    return undefined;
  }
}

/**
 * When the newest item of a list of the API was created.
 * @param apiUrl base URL of the API
 * @param list path and query of an operation that returns an array, newest first
 * @returns ISO 8601; undefined for an empty list, and when the API fails or is slow
 */
export const newestItem = async (apiUrl: string, list: string): Promise<string | undefined> =>
  (await read(apiUrl, list, newestSchema))?.[0]?.createdAt;

/**
 * The paths of the pages of a pattern, one for each item of a list of the API.
 * @param apiUrl base URL of the API
 * @returns undefined when the API fails or is slow
 */
export async function pagesOfList(
  apiUrl: string,
  { path, each }: Pick<ReleasedPath, 'path' | 'each'>,
): Promise<string[] | undefined> {
  if (!each) return [];
  const schema = z.object({ [each.items]: z.array(z.object({ [each.id]: z.string().min(1).max(200) })) });
  const response = await read(apiUrl, each.list, schema);
  return response?.[each.items]?.map((item) =>
    path.replace(/:[^/]+/, encodeURIComponent(item[each.id] ?? '')),
  );
}
