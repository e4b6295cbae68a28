import { createApiClient, dataOf, fetchWithRetries, type NewListing } from '@roommate/api-client';

/** Posts a room once, even when the connection breaks and the request is repeated. */
export async function postRoom(baseUrl: string, token: string, room: NewListing): Promise<string> {
  const api = createApiClient({ baseUrl, token: () => token, fetch: fetchWithRetries() });
  const header = { 'Idempotency-Key': crypto.randomUUID() };
  const posted = await api.POST('/roommates', { params: { header }, body: room });
  return dataOf(posted).insertedId;
}
