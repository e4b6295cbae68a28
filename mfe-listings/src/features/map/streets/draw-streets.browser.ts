import { AttributionControl, Map as MapLibre, setWorkerUrl } from 'maplibre-gl';
import type { MapView } from '../map-view.ts';
import { afterVisibleTime } from './after-visible-time.ts';
import { problemAtLoad } from './problem-at-load.ts';

/** More pixels cost a phone's graphics much and show no more streets. */
const MAX_PIXEL_RATIO = 2;
/** How often a map that loads gets a frame. */
const FRAME_MS = 500;
/** A browser that restarts its graphics process gives WebGL back within seconds. */
const RESTORE_MS = 10_000;

interface StreetsOptions {
  styleUrl: string;
  view: MapView;
  /** Receives the credits that the style demands. */
  credits: HTMLElement;
  onShown: () => void;
  onFailure: (error: unknown) => void;
}

export interface Streets {
  show: (view: MapView) => void;
  remove: () => void;
}

const camera = ({ lat, lng, zoom }: MapView) => ({ center: { lat, lng }, zoom });

/**
 * Browsers run workers only from the page's origin. The site has all files, also when pages load them from REMOTES_ORIGIN.
 * A worker keeps the Content-Security-Policy of its file for as long as browsers keep the file. With another origin of
 * the style, it is another URL.
 */
function workerUrl(styleUrl: string): string {
  const { pathname } = new URL('maplibre-gl/dist/maplibre-gl-worker.mjs', import.meta.url);
  const url = new URL(pathname, location.origin);
  url.searchParams.set('for', new URL(styleUrl).origin);
  return url.href;
}

/** MapLibre restores the streets when the browser gives WebGL or the workers back. @returns ends the wait */
function onLostContext(map: MapLibre, onFailure: StreetsOptions['onFailure']): () => void {
  let cancel = (): void => undefined;
  map.on('webglcontextlost', () => {
    cancel();
    cancel = afterVisibleTime(RESTORE_MS, () => onFailure(new Error('The browser has ended WebGL.')));
  });
  map.on('webglcontextrestored', () => cancel());
  return () => cancel();
}

/**
 * Draws streets with MapLibre GL, without controls and gestures of its own.
 * @param container as large as the map
 * @throws Error without WebGL 2
 */
export function drawStreets(
  container: HTMLElement,
  { styleUrl, view, credits, onShown, onFailure }: StreetsOptions,
): Streets {
  setWorkerUrl(workerUrl(styleUrl));
  const map = new MapLibre({
    container,
    style: styleUrl,
    ...camera(view),
    interactive: false,
    attributionControl: false,
    renderWorldCopies: false,
    pixelRatio: Math.min(devicePixelRatio, MAX_PIXEL_RATIO),
  });
  let isShown = false;
  // MapLibre still uses the map after its events: nothing may remove it before they end.
  const fail = (error: unknown): void => queueMicrotask(() => onFailure(error));
  const problem = problemAtLoad(map, fail);
  const endWait = onLostContext(map, fail);
  // A tile with status 404 causes no frame. If it is the last one, `load` would never come.
  const frames = setInterval(() => map.triggerRepaint(), FRAME_MS);
  map.once('load', () => {
    clearInterval(frames);
    const found = problem();
    if (found) {
      fail(found);
      return;
    }
    isShown = true;
    onShown();
  });
  // Not in the corner of the map, which the zoom buttons take.
  credits.replaceChildren(new AttributionControl({ compact: false }).onAdd(map));
  return {
    show: (next) => {
      map.jumpTo(camera(next));
      // Together with the markers, not one frame later.
      if (isShown) map.redraw();
    },
    remove: () => {
      clearInterval(frames);
      endWait();
      map.remove();
      credits.replaceChildren();
    },
  };
}
