import { ApiError, api, authentication, unwrap } from '@roommate/shell-api';
import { readDeviceIds, writeDeviceIds } from './device-ids.ts';

const UNAUTHORIZED = 401;

/**
 * Moves what the device has into the account of the signed-in user, and reads what the account has.
 * @returns the ids, the newest first
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

/** Saves a listing in the account or removes it. After an ended session it asks for a new login and sends it again. */
export async function changeAccount(id: string, isSaved: boolean): Promise<void> {
  try {
    await send(id, isSaved);
  } catch (error) {
    const isEnded = error instanceof ApiError && error.status === UNAUTHORIZED;
    if (!isEnded || !(await authentication.logInAgain())) throw error;
    await send(id, isSaved);
  }
}
