/** The history state as the router writes it. */
interface RouterState {
  key?: unknown;
}

const newKey = (): string => Math.random().toString(36).slice(2, 10);

/** A visitor opens the URL that the tab shows. The browser keeps the state of the entry, and starts at the top. */
function isOpenedByUrl(): boolean {
  const [navigation] = performance.getEntriesByType?.('navigation') ?? [];
  return navigation !== undefined && 'type' in navigation && navigation.type === 'navigate';
}

/**
 * Gives the first history entry of a document a key of its own. React Router would give each of them the key "default".
 * Scroll positions and other data are saved by `location.key`. They would then leak into the next document of the tab.
 * The entry keeps its key through reloads and history navigation. Call it once, before the scroll position is restored
 * and the router is created.
 */
export function keyFirstEntry(): void {
  const state = window.history.state as RouterState | null;
  if (typeof state?.key === 'string' && !isOpenedByUrl()) return;
  window.history.replaceState({ ...state, key: newKey() }, '');
}
