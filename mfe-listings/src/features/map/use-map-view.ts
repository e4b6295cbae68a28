import { useLocation } from '@roommate/shell-api';
import { useEffect, useState } from 'react';
import { readView, VIEW_PARAMETER, viewText, type MapView } from './map-view.ts';

const WRITE_DELAY_MS = 250;

const storedView = (): MapView | undefined =>
  readView(new URLSearchParams(window.location.search).get(VIEW_PARAMETER));

/** The key of the entry that the URL belongs to, as the router writes it. */
const currentKey = (): unknown => (window.history.state as { key?: unknown } | null)?.key;

/**
 * Writes the view into the URL without a navigation. The list beside the map must not start again with each move of
 * the map.
 * @param key of the map's entry of the history. The URL can belong to another page before React removes the map.
 */
function store(view: MapView | undefined, key: string): void {
  if (currentKey() !== key) return;
  const url = new URL(window.location.href);
  url.searchParams.delete(VIEW_PARAMETER);
  // Commas need no escape, and the URL stays readable.
  const query = [url.search.replaceAll('%2C', ','), view && `${VIEW_PARAMETER}=${viewText(view)}`]
    .filter(Boolean)
    .join(url.search === '' ? '?' : '&');
  const search = query === '' || query.startsWith('?') ? query : `?${query}`;
  window.history.replaceState(window.history.state, '', `${url.pathname}${search}${url.hash}`);
}

/**
 * The view that the visitor has chosen; undefined while the map shows all areas. It is in the URL, for links, reloads and the
 * back button.
 */
export function useMapView(): [MapView | undefined, (view: MapView | undefined) => void] {
  const { key } = useLocation();
  const [entry, setEntry] = useState(key);
  const [view, setView] = useState(storedView);
  if (entry !== key) {
    setEntry(key);
    // An entry of the history that the visitor comes back to has a view. A new one takes over the present view.
    setView(storedView() ?? view);
  }
  useEffect(() => {
    const timer = setTimeout(() => store(view, key), WRITE_DELAY_MS);
    return () => clearTimeout(timer);
  }, [view, key]);
  return [view, setView];
}
