import { reloadPage } from '../network/reload-page.ts';

const KEY = 'roommate:reloaded-at';
/** A second automatic reload within this time would be a loop, so the second failure shows its error page. */
const PAUSE_MS = 60_000;
const goneStatuses = [404, 410];

function mayReload(): boolean {
  try {
    if (Date.now() - Number(sessionStorage.getItem(KEY) ?? 0) < PAUSE_MS) return false;
    sessionStorage.setItem(KEY, String(Date.now()));
    return true;
  } catch {
    // Without storage, nothing would stop a loop.
    return false;
  }
}

/**
 * Reloads the page once when a file is gone, because the open page's release may have been removed.
 * The new page uses the live release. Files that fail in any other way wait for the visitor's Retry.
 * @param file the URL that failed to load
 * @param isHere whether the visitor is still on the page, and on the way to no other one
 */
export async function reloadWhenGone(
  file: string,
  isHere: () => boolean,
  reload = reloadPage,
): Promise<void> {
  const status = await fetch(file, { method: 'HEAD', cache: 'no-store' }).then(
    (response) => response.status,
    () => 0,
  );
  if (goneStatuses.includes(status) && isHere() && mayReload()) reload();
}
