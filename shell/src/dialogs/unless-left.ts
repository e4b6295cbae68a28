import { isBackReverted } from './is-back-reverted.ts';

/**
 * Waits for the code of a dialog. On a slow network, the visitor can leave the page first, by Back or by a link. The
 * dialog would open over another page.
 * @returns undefined if the visitor has left the page
 */
export async function unlessLeft<T>(code: Promise<T>): Promise<T | undefined> {
  const { pathname } = location;
  const mayBeReverted = isBackReverted();
  const loaded = await code;
  // The URL is that of the other page until the router has reverted the Back navigation.
  return location.pathname === pathname || (mayBeReverted && isBackReverted()) ? loaded : undefined;
}
