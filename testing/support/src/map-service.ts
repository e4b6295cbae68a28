import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

/** A service for street maps with one style, which browsers may use from any origin. */
export interface MapService {
  styleUrl: string;
  /** The paths that browsers have requested. */
  requests: () => string[];
  /** Responds to requests for these files with this status. */
  breakFile: (file: 'style' | 'tiles' | 'names.json', status?: number) => void;
  /** Serves a style without streets, whose tiles are empty. */
  empty: () => void;
  /** Serves all files again. */
  recover: () => void;
  stop: () => Promise<void>;
}

/** Two lines through the city: a river and a street. */
const streets = {
  type: 'FeatureCollection',
  features: [
    [90.33, 90.37, 90.41].map((lng, i) => [lng, [23.76, 23.72, 23.69][i] ?? 0]),
    [90.36, 90.37, 90.39].map((lng, i) => [lng, [23.85, 23.8, 23.74][i] ?? 0]),
  ].map((coordinates, index) => ({
    type: 'Feature',
    properties: { kind: index === 0 ? 'river' : 'street' },
    geometry: { type: 'LineString', coordinates },
  })),
};

/** A transparent image of one pixel. */
const tile = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg==',
  'base64',
);

/**
 * Errors in a style that leave only a gap. They are an icon file that is missing, and a layer that its source does not
 * have.
 */
const gapsOf = (origin: string) => ({
  version: 8,
  sprite: `${origin}/missing/icons`,
  sources: { names: { type: 'vector', url: `${origin}/names.json` } },
  layers: [
    { id: 'ground', type: 'background', paint: { 'background-color': '#efe9dc' } },
    { id: 'names', type: 'line', source: 'names', 'source-layer': 'names' },
    { id: 'gap', type: 'line', source: 'names', 'source-layer': 'unknown' },
  ],
});

/** Its tiles have status 404, as for a region without data. */
const namesOf = (origin: string) => ({
  tilejson: '3.0.0',
  tiles: [`${origin}/missing/{z}/{x}/{y}.pbf`],
  vector_layers: [{ id: 'names', fields: {} }],
});

const styleOf = (origin: string) => ({
  ...gapsOf(origin),
  sources: {
    ...gapsOf(origin).sources,
    streets: {
      type: 'geojson',
      data: `${origin}/streets.json`,
      attribution: `<a href="${origin}/credits">© Test maps</a>`,
    },
    relief: { type: 'raster', tiles: [`${origin}/tiles/{z}/{x}/{y}.png`], tileSize: 256 },
  },
  layers: [
    ...gapsOf(origin).layers,
    { id: 'relief', type: 'raster', source: 'relief', paint: { 'raster-opacity': 0.1 } },
    {
      id: 'river',
      type: 'line',
      source: 'streets',
      filter: ['==', 'kind', 'river'],
      paint: { 'line-color': '#8fc3c6', 'line-width': 14 },
    },
    {
      id: 'street',
      type: 'line',
      source: 'streets',
      filter: ['==', 'kind', 'street'],
      paint: { 'line-color': '#d08a1f', 'line-width': 5 },
    },
  ],
});

export async function startMapService(): Promise<MapService> {
  let broken: { file: string; status: number } | undefined;
  let isEmpty = false;
  let requests: string[] = [];
  const server = createServer((request, response) => {
    const path = request.url ?? '/';
    requests.push(path);
    const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
    response.setHeader('access-control-allow-origin', '*');
    response.setHeader('cache-control', 'no-store');
    const json = (content: unknown): void => {
      response.setHeader('content-type', 'application/json').end(JSON.stringify(content));
    };
    if (broken && path.startsWith(`/${broken.file}`)) response.writeHead(broken.status).end();
    else if (path.startsWith('/missing/')) response.writeHead(404).end();
    else if (path.startsWith('/tiles/')) response.setHeader('content-type', 'image/png').end(tile);
    else if (path === '/style.json') json(isEmpty ? gapsOf(origin) : styleOf(origin));
    else json(path === '/names.json' ? namesOf(origin) : streets);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    styleUrl: `http://127.0.0.1:${(server.address() as AddressInfo).port}/style.json`,
    requests: () => requests,
    breakFile: (file, status = 500) => {
      broken = { file, status };
    },
    empty: () => {
      isEmpty = true;
    },
    recover: () => {
      broken = undefined;
      isEmpty = false;
      requests = [];
    },
    stop: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
