import type { RequestOf } from '../measure.ts';
import { fields, idOf, owner } from '../servers/fill.ts';
import type { MeasuredServer } from '../servers/measured-server.ts';
import type { BenchRequest } from '../send.ts';
import type { Tokens } from '../servers/tokens.ts';
import { edit } from './edit.ts';

export interface MeasuredOperation {
  name: string;
  /** How many times the CPU of the bare server it may take. */
  target?: number;
  request: RequestOf;
}

const READERS = 300;
/** More than the requests of some seconds. The rents of most rooms are not far above 7,000. */
const OTHER_RENTS = 2000;

const path =
  (fixed: string): RequestOf =>
  () => ({ path: fixed });

/**
 * The measured operations. Signed-in callers never get responses from memory, so their requests show the cost of the work.
 * @param tokens signs the tokens of the callers
 */
export async function operations(tokens: Tokens) {
  const bearer = async (uid: string) => ({ authorization: `Bearer ${await tokens.of(uid)}` });
  const ownerHeaders = await bearer(owner.uid);
  const readers = await Promise.all(Array.from({ length: READERS }, (_, n) => bearer(`uid-reader-${n}`)));
  const [reader = {}, matched = {}] = readers;
  const signedIn =
    (fixed: string): RequestOf =>
    () => ({ path: fixed, headers: reader });
  const pathOfId = (listings: number, nth: number) => `/roommates/${idOf(nth % listings).toHexString()}`;
  const post: RequestOf = () => ({ method: 'POST', path: '/roommates', headers: ownerHeaders, body: fields });
  const preferences = { rentMax: 8000, places: ['mirpur'], travelTo: 'buet', roomType: 'Single' };
  const put: MeasuredOperation = {
    name: 'PUT',
    target: 2,
    request: ({ listings }, nth) => ({ ...edit(listings, nth), headers: ownerHeaders }),
  };
  return {
    /** Sent once before `queries`. */
    preparations: [
      { method: 'PUT', path: '/preferences', headers: matched, body: preferences },
    ] satisfies BenchRequest[],
    live: { name: 'GET /health/live', request: path('/health/live') },
    compared: [
      {
        name: 'by id, signed in',
        target: 1.5,
        request: ({ listings }, nth) => ({ path: pathOfId(listings, nth), headers: reader }),
      },
      {
        name: 'by id, each request a new view',
        target: 1.5,
        request: ({ listings }, nth) => ({
          path: pathOfId(listings, Math.floor(nth / READERS)),
          headers: readers[nth % READERS] ?? {},
        }),
      },
      { name: 'list of 8, signed in', target: 1.3, request: signedIn('/roommates/available?limit=8') },
      { name: 'list of 24, signed in', target: 1.3, request: signedIn('/roommates?limit=24') },
      put,
      { name: 'POST', target: 2, request: post },
      {
        name: 'POST with Idempotency-Key',
        request: (server, nth) => {
          const request = post(server, nth);
          return { ...request, headers: { ...request.headers, 'idempotency-key': `${process.pid}-${nth}` } };
        },
      },
    ] satisfies MeasuredOperation[],
    shared: [
      { name: 'by id', request: ({ listings }: MeasuredServer) => ({ path: pathOfId(listings, 12) }) },
      { name: 'list of 8', request: path('/roommates/available?limit=8') },
      { name: 'list of 24', request: path('/roommates?limit=24') },
    ] satisfies MeasuredOperation[],
    queries: [
      {
        name: 'by id',
        request: ({ listings }, nth) => ({ path: pathOfId(listings, nth * 97), headers: reader }),
      },
      // The others repeat a search, whose counts are kept for some seconds if it has many matches.
      ...[
        ['search: place and another rent', 'place=mirpur&sort=rent'],
        ['search: another rent and date', 'postedWithin=7'],
        ['search: another rent and date, with photo', 'postedWithin=7&hasPhoto=true'],
        ['search: another rent near the metro', 'metroWithin=1'],
        ['search: another rent, excluded places', 'q=not+mirpur,+not+uttara'],
      ].map(([name = '', filters = '']): MeasuredOperation => ({
        name,
        request: (_, nth) => ({
          path: `/roommates/search?${filters}&rentMax=${7000 + (nth % OTHER_RENTS)}`,
          headers: reader,
        }),
      })),
      ...[
        ['list of 8', '/roommates/available?limit=8'],
        ['list of 24', '/roommates?limit=24'],
        ['count', '/roommates/count'],
        ['stats', '/roommates/stats'],
        ['search', '/roommates/search'],
        ['search: place and rent', '/roommates/search?place=mirpur&rentMax=8000&sort=rent'],
        ['search: rent, highest first', '/roommates/search?availability=available&sort=-rent'],
        ['search: newest, of a type', '/roommates/search?roomType=Shared&sort=newest'],
        ['search: text', '/roommates/search?q=sunny+room+in+mirpur+under+9000'],
        ['search: words', '/roommates/search?q=balcony'],
        ['search: since, with photo', '/roommates/search?postedWithin=1&hasPhoto=true'],
        ['search: rent and date', '/roommates/search?rentMax=8000&postedWithin=7'],
        ['search: rent and date by rent', '/roommates/search?rentMax=8000&postedWithin=30&sort=rent'],
        ['search: narrow rent, long time', '/roommates/search?rentMin=9000&rentMax=9100&postedWithin=365'],
        ['search: one rent, newest', '/roommates/search?rentMin=8000&rentMax=8000&sort=newest'],
        ['search: word and place', '/roommates/search?q=rooftop&place=mirpur'],
        ['search: word and narrow rent', '/roommates/search?q=library&rentMin=9000&rentMax=9500'],
        ['search: around', '/roommates/search?near=farmgate&within=4&roomType=Single'],
        ['search: near the metro', '/roommates/search?metroWithin=1'],
        ['search: excluded places', '/roommates/search?q=not+mirpur,+not+uttara'],
        [
          'search: no match',
          '/roommates/search?q=library&place=mirpur&rentMax=200&roomType=Single&hasPhoto=true',
        ],
        ['search: by distance', '/roommates/search?near=narayanganj&sort=distance'],
        ['areas', '/areas'],
        ['areas: rent and date', '/areas?rentMax=8000&postedWithin=7'],
      ].map(([name = '', fixed = '']) => ({ name, request: signedIn(fixed) })),
      { name: 'matches', request: () => ({ path: '/matches', headers: matched }) },
      {
        name: 'search: of a person with preferences',
        request: () => ({ path: '/roommates/search?place=mirpur-10&rentMax=8000', headers: matched }),
      },
    ] satisfies MeasuredOperation[],
    /** The posts come last, because they add listings. */
    changes: [put, { name: 'POST', request: post }] satisfies MeasuredOperation[],
  };
}
