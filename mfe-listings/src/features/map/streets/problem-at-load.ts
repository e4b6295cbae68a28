import type { ErrorEvent, Map as MapLibre } from 'maplibre-gl';

const isOfTile = (event: ErrorEvent): boolean => 'tile' in event && event.tile !== undefined;
const isOfSource = (event: ErrorEvent): boolean => 'sourceId' in event && event.sourceId !== undefined;
/** MapLibre reports it for a map, a style or a source, depending on what has started the worker. */
const isOfWorker = (event: ErrorEvent): boolean => event.error.message.startsWith('Worker failed');

/** Whether a tile has anything to draw. A service without tiles for the city has empty ones, or responds with status 404. */
const hasFeatures = (map: MapLibre): boolean =>
  map.getLayersOrder().some((id) => {
    const { source, sourceLayer = '' } = map.getLayer(id) ?? {};
    return source !== undefined && map.querySourceFeatures(source, { sourceLayer }).length > 0;
  });

/**
 * Finds out why streets cannot show.
 * Before `load`, these errors end them: the style, a source (its TileJSON or its data), the worker. All others leave a gap: a
 * tile, an icon, a layer that its source does not have.
 * @param onFailure receives an error before `load`
 * @returns for the event `load`: the reason why there is nothing to see
 */
export function problemAtLoad(map: MapLibre, onFailure: (error: unknown) => void): () => Error | undefined {
  const requested = new Map<{ state: string }, string>();
  const loaded = new Set<string>();
  let hasStyle = false;
  let isLoaded = false;
  map.once('style.load', () => {
    hasStyle = true;
  });
  map.on('error', (event) => {
    if (isLoaded || isOfTile(event)) return;
    if (!hasStyle || isOfSource(event) || isOfWorker(event)) onFailure(event.error);
  });
  map.on('sourcedataloading', ({ tile, sourceId }: { tile?: { state: string }; sourceId: string }) => {
    if (tile !== undefined) requested.set(tile, sourceId);
  });
  map.on('sourcedata', ({ tile, sourceId }) => {
    if (tile !== undefined) loaded.add(sourceId);
  });
  return () => {
    isLoaded = true;
    // A tile with status 404 fires no error.
    const failed = [...requested].filter(([{ state }]) => state === 'errored').map(([, source]) => source);
    const missing = [...new Set(failed)].filter((source) => !loaded.has(source));
    if (missing.length > 0) return new Error(`No tile of the map loads: ${missing.join(', ')}.`);
    const hasImages = [...loaded].some((source) => map.getSource(source)?.type.startsWith('raster'));
    return hasImages || hasFeatures(map) ? undefined : new Error('The tiles of the map are empty.');
  };
}
