import { ApiError, NetworkError, nextCursor, unwrap, unwrapResponse } from '@roommate/shell-api';
import {
  hangUp,
  listing,
  listingParams,
  message,
  noting,
  respond,
  apiServerPerTest,
} from '../testing/api-server.ts';

const server = apiServerPerTest();

it('reads without a token while sign-in is unresolved', async () => {
  server.handlers = [respond(200, [1])];
  server.tokens.resolved = 'late';
  await expect(server.stats()).resolves.toEqual([1]);
  expect(server.calls).toEqual([{ line: 'GET /api/roommates/stats', authorization: undefined, body: '' }]);
});

it('waits for the user before it writes', async () => {
  server.handlers = [respond(201, { insertedId: 'x' })];
  server.tokens.resolved = 't';
  await server.post();
  expect(server.calls).toEqual([
    { line: 'POST /api/contact', authorization: 'Bearer t', body: JSON.stringify(message) },
  ]);
});

it('sends a refused request once more as the user', async () => {
  server.handlers = [respond(401, {}), respond(200, 'mine')];
  server.tokens.resolved = 't';
  await expect(server.stats()).resolves.toBe('mine');
  expect(server.calls.map(({ authorization }) => authorization)).toEqual([undefined, 'Bearer t']);
});

it('renews a refused token once', async () => {
  server.handlers = [respond(401, {}), respond(401, { error: 'Sign in.' })];
  server.tokens = { current: 'old', resolved: 'old', renewed: 'new' };
  await expect(server.stats()).rejects.toMatchObject({ status: 401, message: 'Sign in.' });
  expect(server.calls.map(({ authorization }) => authorization)).toEqual(['Bearer old', 'Bearer new']);
});

it('does not repeat what a signed-out visitor may not do', async () => {
  server.handlers = [respond(401, {})];
  await expect(server.post()).rejects.toThrow(ApiError);
  expect(server.calls).toHaveLength(1);
});

it('throws the problem details of an error response', async () => {
  const problem = { type: 'about:blank', title: 'Bad', status: 400, error: 'Title is required.' };
  server.handlers = [respond(400, problem)];
  await expect(server.stats()).rejects.toMatchObject({ status: 400, problem });
});

it('throws for a response that is not JSON', async () => {
  server.handlers = [(_request, response) => response.end('<html>')];
  await expect(server.stats()).rejects.toThrow(NetworkError);
});

it('reads once more after a broken connection', async () => {
  server.handlers = [hangUp, respond(200, 'back')];
  await expect(server.stats()).resolves.toBe('back');
});

it('reads at most twice and writes at most once', async () => {
  server.handlers = [hangUp, hangUp];
  await expect(server.stats()).rejects.toThrow(NetworkError);
  expect(server.calls).toHaveLength(2);
  server.handlers = [hangUp];
  await expect(unwrap(server.client().DELETE('/roommates/{id}', { params: listingParams }))).rejects.toThrow(
    NetworkError,
  );
  expect(server.calls).toHaveLength(3);
});

it('ends with the abort of the caller', async () => {
  const controller = new AbortController();
  server.handlers = [() => controller.abort()];
  await expect(server.stats({ signal: controller.signal })).rejects.toMatchObject({
    name: 'AbortError',
  });
});

it('reads the etag, and sends it as the condition of an edit', async () => {
  const conditions: (string | undefined)[] = [];
  server.handlers = [
    respond(200, { title: 'Room' }, { etag: 'W/"a.b"' }),
    noting(conditions, 'if-match', respond(200, {})),
  ];
  const { response } = await unwrapResponse(
    server.client().GET('/roommates/{id}', { params: listingParams }),
  );
  const etag = response.headers.get('etag') ?? '';
  const header = { 'If-Match': etag };
  await unwrap(
    server.client().PUT('/roommates/{id}', { params: { ...listingParams, header }, body: listing }),
  );
  expect([etag, conditions]).toEqual(['W/"a.b"', ['W/"a.b"']]);
});

it('follows pages by the Link header', async () => {
  server.handlers = [
    respond(200, [1, 2], { link: '</roommates?limit=2&cursor=b>; rel="next"' }),
    respond(200, [3]),
  ];
  const page = (query: { limit: number; cursor?: string }) =>
    unwrapResponse(server.client().GET('/roommates', { params: { query } }));
  const first = await page({ limit: 2 });
  const second = await page({ limit: 2, cursor: nextCursor(first.response) ?? 'none' });
  expect([first.data, second.data, nextCursor(second.response)]).toEqual([[1, 2], [3], undefined]);
  expect(server.calls[1]?.line).toBe('GET /api/roommates?limit=2&cursor=b');
});
