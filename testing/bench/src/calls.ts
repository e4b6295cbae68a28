import type { MeasuredApi } from './measured-api.ts';

/** The calls that people wait for, and one that does nothing, for what a request costs by itself. */
export const calls: readonly { name: string; path: (api: MeasuredApi) => string }[] = [
  { name: 'GET /health/live', path: () => '/health/live' },
  { name: 'GET /roommates?limit=24', path: () => '/roommates?limit=24' },
  { name: 'GET /roommates/available?limit=8', path: () => '/roommates/available?limit=8' },
  { name: 'GET /roommates/stats', path: () => '/roommates/stats' },
  { name: 'GET /roommates/count', path: () => '/roommates/count' },
  { name: 'GET /roommates/{id}', path: ({ id }) => `/roommates/${id}` },
];

/** One request, read to its end. @throws when it is refused */
export async function send(url: string): Promise<number> {
  const answer = await fetch(url);
  const { byteLength } = await answer.arrayBuffer();
  if (!answer.ok) throw new Error(`${url} answered ${answer.status}`);
  return byteLength;
}
