import type { MeasuredApi } from './measured-api.ts';

/** The endpoints that users wait for, and a trivial one to show the basic cost of a request. */
export const endpoints: readonly { name: string; path: (api: MeasuredApi) => string }[] = [
  { name: 'GET /health/live', path: () => '/health/live' },
  { name: 'GET /roommates?limit=24', path: () => '/roommates?limit=24' },
  { name: 'GET /roommates/available?limit=8', path: () => '/roommates/available?limit=8' },
  { name: 'GET /roommates/stats', path: () => '/roommates/stats' },
  { name: 'GET /roommates/count', path: () => '/roommates/count' },
  { name: 'GET /roommates/search', path: () => '/roommates/search' },
  { name: 'search: place and rent', path: () => '/roommates/search?place=mirpur&rentMax=8000&sort=rent' },
  { name: 'search: distance', path: () => '/roommates/search?near=farmgate&within=4&roomType=Single' },
  { name: 'GET /roommates/{id}', path: ({ id }) => `/roommates/${id}` },
];

/** Sends a request and reads the whole response. @returns its bytes @throws unless it succeeds */
export async function send(url: string): Promise<number> {
  const response = await fetch(url);
  const { byteLength } = await response.arrayBuffer();
  if (!response.ok) throw new Error(`${url} responded with ${response.status}`);
  return byteLength;
}
