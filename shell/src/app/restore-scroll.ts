/** Where React Router keeps the scroll positions of this tab, by history entry. */
const STORAGE_KEY = 'react-router-scroll-positions';
/** After this time, a jump would disturb a visitor who is reading the page. */
const LATEST_MS = 10_000;
/** Events that show that the visitor or the page has chosen another position. */
const interruptions = ['wheel', 'touchstart', 'pointerdown', 'keydown', 'focusin'];

const entryKey = (): string => ((history.state ?? {}) as { key?: string }).key ?? 'default';

function savedPositions(): Record<string, unknown> {
  try {
    return JSON.parse(sessionStorage.getItem(STORAGE_KEY) ?? '{}') as Record<string, unknown>;
  } catch {
    // Without storage, the page starts at the top.
    return {};
  }
}

/**
 * Scrolls to where the visitor has left this history entry. While the page is too short, it shows its end. The first render
 * of React Router scrolls to the top, so the position of a skeleton is not the last one.
 */
export function restoreScroll(): void {
  const key = entryKey();
  const top = savedPositions()[key];
  if (typeof top !== 'number' || top === 0 || location.hash !== '') return;
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

/**
 * React Router would restore the first position again, when the visitor may have scrolled. Call it right before the first
 * render. From then on, React Router saves the position when the visitor leaves.
 */
export function forgetFirstPosition(): void {
  const key = entryKey();
  const positions = savedPositions();
  // A browser without storage has saved none.
  if (key in positions)
    sessionStorage.setItem(STORAGE_KEY, JSON.stringify({ ...positions, [key]: undefined }));
}
