import { createApiClient, everyMatch, fetchWithRetries } from '@roommate/api-client';

/** Searches in English, Bangla or Banglish, as on the site. The best match comes first. */
export async function searchRooms(baseUrl: string, q: string, most: number): Promise<string[]> {
  const api = createApiClient({ baseUrl, fetch: fetchWithRetries() });
  const found: string[] = [];
  for await (const { title, url } of everyMatch(api, { q, availability: 'available' })) {
    if (found.push(`${title}: ${url}`) >= most) break;
  }
  return found;
}
