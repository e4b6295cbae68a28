/** The history state as the router writes it. */
interface RouterState {
  key?: unknown;
}

const newKey = (): string => Math.random().toString(36).slice(2, 10);

/**
 * Gives the first history entry of a document a key of its own. React Router would call every one of them "default", so
 * that the scroll position and other data saved by `location.key` would leak into the next document of the tab. The
 * entry keeps its key through reloads and history navigation. Call it before the router is created.
 */
export function keyFirstEntry(): void {
  const state = window.history.state as RouterState | null;
  if (typeof state?.key === 'string') return;
  window.history.replaceState({ ...state, key: newKey() }, '');
}
