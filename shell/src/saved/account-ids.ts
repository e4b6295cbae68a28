import { api, unwrap, withSession } from '@roommate/shell-api';
import { readDeviceIds, writeDeviceIds } from './device-ids.ts';

/**
 * Moves what the device has into the account of the signed-in user, and reads what the account has.
 * @returns the ids, newest first
 */
export async function mergeIntoAccount(): Promise<string[]> {
  const ids = readDeviceIds();
  if (ids.length === 0) {
    return (await unwrap(api.GET('/saved-listings'))).map(({ listingId }) => listingId);
  }
  const { items, refusedIds } = await unwrap(api.POST('/saved-listings', { body: { ids } }));
  // Only now, and only these: another tab may have saved more on the device.
  const done = new Set(ids.filter((id) => !refusedIds.includes(id)));
  writeDeviceIds(readDeviceIds().filter((id) => !done.has(id)));
  return items.map(({ listingId }) => listingId);
}

const send = (id: string, isSaved: boolean): Promise<unknown> => {
  const params = { path: { id } };
  return unwrap<unknown>(
    isSaved ? api.PUT('/saved-listings/{id}', { params }) : api.DELETE('/saved-listings/{id}', { params }),
  );
};

/** Saves a listing in the account or removes it. */
export const changeAccount = (id: string, isSaved: boolean): Promise<unknown> =>
  withSession(() => send(id, isSaved));
