import { createApiClient, everyListing, type NewListing } from './index.ts';

/**
 * What a program can do with the client: post a room so that a lost answer does no harm, edit it so that nobody else's
 * edit is lost, and walk through all listings. A test runs it against the API.
 * @param token an ID token of Firebase Authentication
 * @returns how many listings there are
 */
export async function postAndEdit(baseUrl: string, token: string, room: NewListing): Promise<number> {
  const api = createApiClient({ baseUrl, token: () => token });

  // The same key for every try: however often this is sent, one listing comes of it.
  const key = crypto.randomUUID();
  const posted = await api.POST('/roommates', {
    body: room,
    params: { header: { 'Idempotency-Key': key } },
  });
  if (posted.error) throw new Error(`${posted.error.code}: ${posted.error.error}`);
  const path = { id: posted.data.insertedId };

  // Read, change, and save what was read: 412 would say that somebody else has edited it meanwhile.
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
