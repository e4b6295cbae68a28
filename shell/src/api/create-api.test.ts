import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { ApiError, NetworkError, nextCursor, unwrap, unwrapResponse } from '@roommate/shell-api';
import { createApi } from './create-api.ts';
import type { Credentials } from './with-token.ts';

type Handler = (request: IncomingMessage, response: ServerResponse, body: string) => void;

let server: Server;
let base: string;
let handlers: Handler[];
let calls: { line: string; authorization: string | undefined; body: string }[];
const listing = {
  title: 'Room',
  location: 'Dhanmondi',
  rentAmount: 9000,
  roomType: 'Single' as const,
  lifestyle: 'Quiet',
  imageUrl: 'https://example.com/room.jpg',
  description: 'A room.',
  contact: '01700',
};
let tokens: { current: string | null; resolved: string | null; renewed: string | null };

const credentials: Credentials = {
  current: () => Promise.resolve(tokens.current),
  resolved: () => Promise.resolve(tokens.resolved),
  renewed: () => Promise.resolve(tokens.renewed),
};
const client = () => createApi(base, credentials);
const params = { path: { id: '665f1c2ab7d94e0012a4c9d1' } };
const message = { name: 'Mim', email: 'mim@example.com', subject: 'Hello', message: 'A question.' };
const post = (api: ReturnType<typeof client>, body: typeof message & { timestamp?: string } = message) =>
  unwrap(api.POST('/contact', { body }));
const stats = (init?: { signal: AbortSignal }) => unwrap(client().GET('/roommates/stats', init));
const respond =
  (status: number, body: unknown, headers: Record<string, string> = {}): Handler =>
  (_request, response) =>
    response.writeHead(status, { 'content-type': 'application/json', ...headers }).end(JSON.stringify(body));
const hangUp: Handler = (request) => request.socket.destroy();

beforeEach(async () => {
  handlers = [];
  calls = [];
  tokens = { current: null, resolved: null, renewed: null };
  server = createServer((request, response) => {
    let body = '';
    request.setEncoding('utf8').on('data', (part: string) => (body += part));
    request.on('end', () => {
      const { authorization } = request.headers;
      calls.push({ line: `${request.method} ${request.url}`, authorization, body });
      const handler = handlers.shift();
      if (handler) handler(request, response, body);
      else response.writeHead(500).end();
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  base = `http://127.0.0.1:${(server.address() as AddressInfo).port}/api`;
});
afterEach(async () => {
  server.closeAllConnections();
  await new Promise((resolve) => server.close(resolve));
});

it('reads without a token while sign-in is unresolved', async () => {
  handlers = [respond(200, [1])];
  tokens.resolved = 'late';
  await expect(stats()).resolves.toEqual([1]);
  expect(calls).toEqual([{ line: 'GET /api/roommates/stats', authorization: undefined, body: '' }]);
});

it('waits for the user before it writes', async () => {
  handlers = [respond(201, { insertedId: 'x' })];
  tokens.resolved = 't';
  await post(client());
  expect(calls).toEqual([
    { line: 'POST /api/contact', authorization: 'Bearer t', body: JSON.stringify(message) },
  ]);
});

it('sends a refused request once more as the user', async () => {
  handlers = [respond(401, {}), respond(200, 'mine')];
  tokens.resolved = 't';
  await expect(stats()).resolves.toBe('mine');
  expect(calls.map(({ authorization }) => authorization)).toEqual([undefined, 'Bearer t']);
});

it('renews a refused token once', async () => {
  handlers = [respond(401, {}), respond(401, { error: 'Sign in.' })];
  tokens = { current: 'old', resolved: 'old', renewed: 'new' };
  await expect(stats()).rejects.toMatchObject({ status: 401, message: 'Sign in.' });
  expect(calls.map(({ authorization }) => authorization)).toEqual(['Bearer old', 'Bearer new']);
});

it('does not repeat what a signed-out visitor may not do', async () => {
  handlers = [respond(401, {})];
  await expect(post(client())).rejects.toThrow(ApiError);
  expect(calls).toHaveLength(1);
});

it('throws the problem details of an error response', async () => {
  const problem = { type: 'about:blank', title: 'Bad', status: 400, error: 'Title is required.' };
  handlers = [respond(400, problem)];
  await expect(stats()).rejects.toMatchObject({ status: 400, problem });
});

it('throws for a response that is not JSON', async () => {
  handlers = [(_request, response) => response.end('<html>')];
  await expect(stats()).rejects.toThrow(NetworkError);
});

it('reads once more after a broken connection', async () => {
  handlers = [hangUp, respond(200, 'back')];
  await expect(stats()).resolves.toBe('back');
});

it('reads at most twice and writes at most once', async () => {
  handlers = [hangUp, hangUp];
  await expect(stats()).rejects.toThrow(NetworkError);
  expect(calls).toHaveLength(2);
  handlers = [hangUp];
  await expect(unwrap(client().DELETE('/roommates/{id}', { params }))).rejects.toThrow(NetworkError);
  expect(calls).toHaveLength(3);
});

describe('a POST', () => {
  const keys: (string | undefined)[] = [];
  const keyed =
    (handler: Handler): Handler =>
    (request, response, body) => {
      keys.push(request.headers['idempotency-key'] as string | undefined);
      handler(request, response, body);
    };
  beforeEach(() => keys.splice(0));

  it('whose connection broke is sent once more, with the same key', async () => {
    handlers = [keyed(hangUp), keyed(respond(201, 'done'))];
    await expect(post(client())).resolves.toBe('done');
    expect(keys[0]).toMatch(/^[0-9a-f]{32}$/);
    expect(keys[1]).toBe(keys[0]);
  });

  it('that is made again after a failure keeps its key, also when only its time differs', async () => {
    handlers = [keyed(hangUp), keyed(hangUp), keyed(respond(503, {})), keyed(respond(201, 'done'))];
    const api = client();
    const at = (timestamp: string) => post(api, { ...message, timestamp });
    await expect(at('2026-01-01T00:00:00Z')).rejects.toThrow(NetworkError);
    await expect(at('2026-01-01T00:00:09Z')).rejects.toThrow(ApiError);
    await expect(at('2026-01-01T00:00:17Z')).resolves.toBe('done');
    expect(new Set(keys).size).toBe(1);
  });

  it.each([
    ['was done', respond(201, 'done')],
    ['was refused', respond(400, {})],
  ])('has another key when the same %s before', async (_, first) => {
    handlers = [keyed(first), keyed(respond(201, 'done'))];
    const api = client();
    await post(api).catch(() => undefined);
    await post(api);
    expect(keys[1]).not.toBe(keys[0]);
  });

  it('has another key than one with another body', async () => {
    handlers = [keyed(respond(503, {})), keyed(respond(201, 'done'))];
    const api = client();
    await expect(post(api)).rejects.toThrow(ApiError);
    await post(api, { ...message, subject: 'Another' });
    expect(keys[1]).not.toBe(keys[0]);
  });

  it('waits for the same request while it is in progress', async () => {
    const busy = { status: 409, code: 'request_in_progress', error: 'The same request is under way.' };
    handlers = [keyed(respond(409, busy)), keyed(respond(201, 'done'))];
    await expect(post(client())).resolves.toBe('done');
    expect(keys[1]).toBe(keys[0]);
  });

  it('reports a conflict whose body is not JSON, such as the page of a proxy', async () => {
    handlers = [(_request, response) => response.writeHead(409).end('<h1>Conflict</h1>')];
    await expect(post(client())).rejects.toMatchObject({ name: 'ApiError', status: 409 });
  });
});

it('sends no key with a request that is safe to repeat', async () => {
  const seen: (string | undefined)[] = [];
  const look: Handler = (request, response) => {
    seen.push(request.headers['idempotency-key'] as string | undefined);
    response.writeHead(200, { 'content-type': 'application/json' }).end('{}');
  };
  handlers = [look, look, look];
  await stats();
  await client().PUT('/roommates/{id}', { params, body: listing });
  await client().PATCH('/roommates/{id}/like', { params, body: { likes: 1 } });
  expect(seen).toEqual([undefined, undefined, undefined]);
});

it('ends with the abort of the caller', async () => {
  const controller = new AbortController();
  handlers = [() => controller.abort()];
  await expect(stats({ signal: controller.signal })).rejects.toMatchObject({
    name: 'AbortError',
  });
});

it('reads the etag, and sends it as the condition of an edit', async () => {
  const conditions: (string | undefined)[] = [];
  handlers = [
    respond(200, { title: 'Room' }, { etag: 'W/"a.b"' }),
    (request, response) => {
      conditions.push(request.headers['if-match']);
      response.writeHead(200, { 'content-type': 'application/json' }).end('{}');
    },
  ];
  const { response } = await unwrapResponse(client().GET('/roommates/{id}', { params }));
  const etag = response.headers.get('etag') ?? '';
  const header = { 'If-Match': etag };
  await unwrap(client().PUT('/roommates/{id}', { params: { ...params, header }, body: listing }));
  expect([etag, conditions]).toEqual(['W/"a.b"', ['W/"a.b"']]);
});

it('follows pages by the Link header', async () => {
  handlers = [respond(200, [1, 2], { link: '</roommates?limit=2&cursor=b>; rel="next"' }), respond(200, [3])];
  const page = (query: { limit: number; cursor?: string }) =>
    unwrapResponse(client().GET('/roommates', { params: { query } }));
  const first = await page({ limit: 2 });
  const second = await page({ limit: 2, cursor: nextCursor(first.response) ?? 'none' });
  expect([first.data, second.data, nextCursor(second.response)]).toEqual([[1, 2], [3], undefined]);
  expect(calls[1]?.line).toBe('GET /api/roommates?limit=2&cursor=b');
});
