/** Where React Router keeps the scroll positions of this tab, by history entry. */
const STORAGE_KEY = 'react-router-scroll-positions';
/** After this time, a jump would disturb a visitor who is reading the page. */
const LATEST_MS = 10_000;
/** Events that show that the visitor or the page has chosen another position. */
const interruptions = ['wheel', 'touchstart', 'pointerdown', 'keydown', 'focusin'];

const entryKey = (): string => ((history.state ?? {}) as { key?: string }).key ?? 'default';

function savedTop(): number | undefined {
  try {
    const positions = JSON.parse(sessionStorage.getItem(STORAGE_KEY) ?? '{}') as Record<string, unknown>;
    const top = positions[entryKey()];
    return typeof top === 'number' && location.hash === '' ? top : undefined;
  } catch {
    // Without storage, the page starts at the top.
    return undefined;
  }
}

/**
 * Scrolls to where the visitor has left this history entry, on a page that loads its content in the browser. While the page
 * is too short, it shows its end. The first render of React Router scrolls to the top, so the position of a skeleton is not
 * the last one. The browser itself restores the position of a page from the server.
 */
export function restoreScroll(): void {
  const top = savedTop() ?? 0;
  if (top === 0) return;
  const key = entryKey();
  const root = document.documentElement;
  const end = new AbortController();
  const observer = new ResizeObserver(() => {
    if (entryKey() !== key) return end.abort();
    scrollTo({ top, behavior: 'instant' });
    if (root.scrollHeight - innerHeight >= top && !document.querySelector('.page-skeleton')) end.abort();
  });
  const timer = setTimeout(() => end.abort(), LATEST_MS);
  end.signal.addEventListener('abort', () => {
    clearTimeout(timer);
    observer.disconnect();
  });
  for (const type of interruptions) {
    addEventListener(type, () => end.abort(), { capture: true, passive: true, signal: end.signal });
  }
  observer.observe(root);
}
