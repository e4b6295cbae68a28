import type { Listing } from '@roommate/contracts';
import { nusrat, room } from './people.ts';
import type { TestApi } from './start-api.ts';

export type Who = typeof nusrat | undefined;

/** Reads with a tag, and edits of one listing of nusrat. */
export function conditionalRequests(api: TestApi, listing: { id: string }) {
  const read = (path: string, as: Who, tag?: string) =>
    api.call('GET', path, {
      ...(as && { as }),
      headers: { ...(tag !== undefined && { 'if-none-match': tag }) },
    });
  return {
    read,
    tagOf: async (path: string, as?: Who) => (await read(path, as)).headers.get('etag') ?? '',
    edit: (changes: object, headers: Record<string, string> = {}) =>
      api.call('PUT', `/roommates/${listing.id}`, { as: nusrat, body: { ...room, ...changes }, headers }),
    stored: async () => (await api.call<Listing>('GET', `/roommates/${listing.id}`, { as: nusrat })).body,
  };
}
