import { PAGE_DATA_ELEMENT_ID } from '@roommate/release-registry';
import { BROWSER_USER_AGENT } from '@roommate/server/testing';

/** In the HTML of a page that the server has rendered. */
const RENDERED = `id="${PAGE_DATA_ELEMENT_ID}"`;

/** Visitors who come at the same time. */
const TOGETHER = 5;
/** They come one after another then. */
const ONE_BY_ONE = 5;

export interface ServerVisit {
  rendered: boolean;
  ms: number;
}

/** Requests a page. @throws when the status is not 200 */
export async function visitPage(url: string, cookie = ''): Promise<ServerVisit> {
  const began = performance.now();
  const response = await fetch(url, { headers: { cookie, 'user-agent': BROWSER_USER_AGENT } });
  const html = await response.text();
  if (response.status !== 200) throw new Error(`${url} has the status ${response.status}.`);
  return { rendered: html.includes(RENDERED), ms: performance.now() - began };
}

/**
 * Visits in milliseconds: some together, the others one after another. Healthy and faulty visits come in this same way.
 * @param pause before each of the others
 */
export async function timesOf(
  visit: () => Promise<ServerVisit>,
  pause: () => Promise<unknown>,
): Promise<number[]> {
  const visits = await Promise.all(Array.from({ length: TOGETHER }, visit));
  for (let visited = 0; visited < ONE_BY_ONE; visited += 1) {
    await pause();
    visits.push(await visit());
  }
  return visits.map(({ ms }) => ms);
}

/** The shortest of several visits, in milliseconds. A busy machine can slow down some of them. */
export async function shortestVisit(visit: () => Promise<ServerVisit>, times = 5): Promise<number> {
  let shortest = Infinity;
  for (let time = 0; time < times; time += 1) shortest = Math.min(shortest, (await visit()).ms);
  return shortest;
}
