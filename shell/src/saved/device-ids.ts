import { SAVED_LISTINGS_MAX, toListingId } from '@roommate/contracts';

/** The key of the ids in the storage of the browser. */
export const DEVICE_KEY = 'roommate:saved';

/** What a visitor has saved in this browser, newest first. Anything else in the storage is ignored. */
export function readDeviceIds(): string[] {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(DEVICE_KEY) ?? '[]');
    if (!Array.isArray(stored)) return [];
    const ids = stored.flatMap((id: unknown) => toListingId(id) ?? []);
    return [...new Set(ids)].slice(0, SAVED_LISTINGS_MAX);
  } catch {
    return [];
  }
}

/** @returns whether the browser stores them */
export function writeDeviceIds(ids: readonly string[]): boolean {
  try {
    if (ids.length === 0) localStorage.removeItem(DEVICE_KEY);
    else localStorage.setItem(DEVICE_KEY, JSON.stringify(ids));
    return true;
  } catch {
    return false;
  }
}
