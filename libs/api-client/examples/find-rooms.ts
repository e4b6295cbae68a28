import { createApiClient, everyAvailableListing, fetchWithRetries } from '@roommate/api-client';

/** Finds the available rooms up to a rent. */
export async function findRooms(baseUrl: string, maxRent: number): Promise<string[]> {
  const api = createApiClient({ baseUrl, fetch: fetchWithRetries() });
  const found: string[] = [];
  for await (const { title, rentAmount } of everyAvailableListing(api)) {
    if (rentAmount <= maxRent) found.push(`${title}: BDT ${rentAmount}`);
  }
  return found;
}
