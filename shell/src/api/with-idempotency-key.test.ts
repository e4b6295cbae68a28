import { ApiError, NetworkError } from '@roommate/shell-api';
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

describe('a POST', () => {
  const keys: (string | undefined)[] = [];
  const keyed = (handler: Parameters<typeof noting>[2]) => noting(keys, 'idempotency-key', handler);
  beforeEach(() => keys.splice(0));

  it('whose connection broke is sent once more, with the same key', async () => {
    server.handlers = [keyed(hangUp), keyed(respond(201, 'done'))];
    await expect(server.post()).resolves.toBe('done');
    expect(keys[0]).toMatch(/^[0-9a-f]{32}$/);
    expect(keys[1]).toBe(keys[0]);
  });

  it('that is made again after a failure keeps its key, also when only its time differs', async () => {
    server.handlers = [keyed(hangUp), keyed(hangUp), keyed(respond(503, {})), keyed(respond(201, 'done'))];
    const api = server.client();
    const at = (timestamp: string) => server.post(api, { ...message, timestamp });
    await expect(at('2026-01-01T00:00:00Z')).rejects.toThrow(NetworkError);
    await expect(at('2026-01-01T00:00:09Z')).rejects.toThrow(ApiError);
    await expect(at('2026-01-01T00:00:17Z')).resolves.toBe('done');
    expect(new Set(keys).size).toBe(1);
  });

  it.each([
    ['was done', respond(201, 'done')],
    ['was refused', respond(400, {})],
  ])('has another key when the same %s before', async (_, first) => {
    server.handlers = [keyed(first), keyed(respond(201, 'done'))];
    const api = server.client();
    await server.post(api).catch(() => undefined);
    await server.post(api);
    expect(keys[1]).not.toBe(keys[0]);
  });

  it('has another key than one with another body', async () => {
    server.handlers = [keyed(respond(503, {})), keyed(respond(201, 'done'))];
    const api = server.client();
    await expect(server.post(api)).rejects.toThrow(ApiError);
    await server.post(api, { ...message, subject: 'Another' });
    expect(keys[1]).not.toBe(keys[0]);
  });

  it('waits for the same request while it is in progress', async () => {
    const busy = { status: 409, code: 'request_in_progress', error: 'The same request is under way.' };
    server.handlers = [keyed(respond(409, busy)), keyed(respond(201, 'done'))];
    await expect(server.post()).resolves.toBe('done');
    expect(keys[1]).toBe(keys[0]);
  });

  it('reports a conflict whose body is not JSON, such as the page of a proxy', async () => {
    server.handlers = [(_request, response) => response.writeHead(409).end('<h1>Conflict</h1>')];
    await expect(server.post()).rejects.toMatchObject({ name: 'ApiError', status: 409 });
  });
});

it('sends no key with a request that is safe to repeat', async () => {
  const seen: (string | undefined)[] = [];
  const look = noting(seen, 'idempotency-key', respond(200, {}));
  server.handlers = [look, look, look];
  await server.stats();
  await server.client().PUT('/roommates/{id}', { params: listingParams, body: listing });
  await server.client().PATCH('/roommates/{id}/like', { params: listingParams, body: { likes: 1 } });
  expect(seen).toEqual([undefined, undefined, undefined]);
});
