/** Where React Router keeps the scroll positions of this tab, by history entry. */
const STORAGE_KEY = 'react-router-scroll-positions';

/**
 * Scrolls to where the visitor has left this history entry. React Router leaves it to an inline script on a page that a
 * server has rendered, and the Content-Security-Policy forbids those.
 */
export function restoreScroll(): void {
  try {
    const positions = JSON.parse(sessionStorage.getItem(STORAGE_KEY) ?? '{}') as Record<string, unknown>;
    const { key = 'default' } = (history.state ?? {}) as { key?: string };
    const top = positions[key];
    if (typeof top === 'number' && location.hash === '') scrollTo({ top, behavior: 'instant' });
  } catch {
    // Without a storage the page starts at its top.
  }
}
