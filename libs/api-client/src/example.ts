import { createApiClient, everyListing, type NewListing } from './index.ts';

/**
 * An example of the client. It posts a room with a safe retry, edits it without losing another edit, and reads all
 * listings. A test runs it against the API.
 * @param token an ID token of Firebase Authentication
 * @returns the number of listings
 */
export async function postAndEdit(baseUrl: string, token: string, room: NewListing): Promise<number> {
  const api = createApiClient({ baseUrl, token: () => token });

  // Use the same key for every attempt: they create only one listing.
  const key = crypto.randomUUID();
  const posted = await api.POST('/roommates', {
    body: room,
    params: { header: { 'Idempotency-Key': key } },
  });
  if (posted.error) throw new Error(`${posted.error.code}: ${posted.error.error}`);
  const path = { id: posted.data.insertedId };

  // Read, change and save. 412 means that someone else edited the listing in the meantime.
  const read = await api.GET('/roommates/{id}', { params: { path } });
  if (read.error) throw new Error(read.error.error);
  const tag = read.response.headers.get('etag') ?? '';
  const edited = await api.PUT('/roommates/{id}', {
    params: { path, header: { 'If-Match': tag } },
    body: { ...room, rentAmount: room.rentAmount - 500 },
  });
  if (edited.error) throw new Error(edited.error.error);

  let count = 0;
  for await (const listing of everyListing(api)) count += listing.title === '' ? 0 : 1;
  return count;
}
