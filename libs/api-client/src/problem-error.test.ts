import { createApiClient } from './create-api-client.ts';
import { everyListing } from './every-listing.ts';
import { dataOf, ProblemError } from './problem-error.ts';

const clientOf = (body: string | null, init: ResponseInit) =>
  createApiClient({ baseUrl: 'http://api.invalid', fetch: () => Promise.resolve(new Response(body, init)) });

const countFrom = (body: string | null, init: ResponseInit) =>
  clientOf(body, init).GET('/roommates/count').then(dataOf);

const PROBLEM = {
  type: 'about:blank',
  title: 'Service Unavailable',
  status: 503,
  code: 'unavailable',
  error: 'The database cannot be reached right now.',
} as const;

it('returns the body of a successful response', async () => {
  expect(await countFrom('{"count":2,"total":2}', { status: 200 })).toEqual({ count: 2, total: 2 });
});

it('throws the problem details of the API', async () => {
  const refused = countFrom(JSON.stringify(PROBLEM), { status: 503 });
  await expect(refused).rejects.toMatchObject({
    name: 'ProblemError',
    message: PROBLEM.error,
    problem: PROBLEM,
  });
});

it.each<[string, string | null, ResponseInit]>([
  ['an empty 502', null, { status: 502, headers: { 'content-length': '0' } }],
  ['an empty 502 without a length', '', { status: 502, statusText: 'Bad Gateway' }],
  ['an HTML 502', '<html>502 Bad Gateway</html>', { status: 502, headers: { 'content-type': 'text/html' } }],
  ['JSON that is not a problem', '{"message":"no healthy upstream"}', { status: 503 }],
  ['a 304', null, { status: 304 }],
])('throws an error with the status for %s', async (_, body, init) => {
  const thrown = await countFrom(body, init).catch((error: unknown) => error);
  expect(thrown).toBeInstanceOf(ProblemError);
  expect(thrown).toMatchObject({
    message: `The API responded with ${init.status} and without problem details.`,
    problem: { status: init.status, code: 'unexpected_response', title: init.statusText ?? `${init.status}` },
  });
});

it('ends a list whose page a proxy refuses', async () => {
  const listings = everyListing(clientOf('', { status: 502 }));
  await expect(listings.next()).rejects.toMatchObject({ problem: { status: 502 } });
});
