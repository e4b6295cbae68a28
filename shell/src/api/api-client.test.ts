import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { ApiError, NetworkError } from '@roommate/shell-api';
import { createApiClient, type Credentials } from './api-client.ts';

type Handler = (request: IncomingMessage, response: ServerResponse, body: string) => void;

let server: Server;
let base: string;
let handlers: Handler[];
let calls: { line: string; authorization: string | undefined; body: string }[];
let tokens: { current: string | null; resolved: string | null; renewed: string | null };

const credentials: Credentials = {
  current: () => Promise.resolve(tokens.current),
  resolved: () => Promise.resolve(tokens.resolved),
  renewed: () => Promise.resolve(tokens.renewed),
};
const client = () => createApiClient(base, credentials);
const answer =
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

it('reads as nobody without waiting for sign-in', async () => {
  handlers = [answer(200, [1])];
  tokens.resolved = 'late';
  await expect(client().request('/roommates')).resolves.toEqual([1]);
  expect(calls).toEqual([{ line: 'GET /api/roommates', authorization: undefined, body: '' }]);
});

it('writes JSON as the user who is there once that is known', async () => {
  handlers = [answer(201, { insertedId: 'x' })];
  tokens.resolved = 't';
  await client().request('/roommates', { method: 'POST', body: { title: 'Room' } });
  expect(calls).toEqual([
    { line: 'POST /api/roommates', authorization: 'Bearer t', body: '{"title":"Room"}' },
  ]);
});

it('asks once more as the user when nobody may read', async () => {
  handlers = [answer(401, {}), answer(200, 'mine')];
  tokens.resolved = 't';
  await expect(client().request('/roommates/mylistings')).resolves.toBe('mine');
  expect(calls.map(({ authorization }) => authorization)).toEqual([undefined, 'Bearer t']);
});

it('takes a new token once when the old one is refused', async () => {
  handlers = [answer(401, {}), answer(401, { error: 'Sign in.' })];
  tokens = { current: 'old', resolved: 'old', renewed: 'new' };
  await expect(client().request('/x')).rejects.toMatchObject({ status: 401, message: 'Sign in.' });
  expect(calls.map(({ authorization }) => authorization)).toEqual(['Bearer old', 'Bearer new']);
});

it('does not repeat what a signed-out visitor may not do', async () => {
  handlers = [answer(401, {})];
  await expect(client().request('/x', { method: 'POST', body: {} })).rejects.toThrow(ApiError);
  expect(calls).toHaveLength(1);
});

it('hands over the problem of an error answer', async () => {
  const problem = { type: 'about:blank', title: 'Bad', status: 400, error: 'Title is required.' };
  handlers = [answer(400, problem)];
  await expect(client().request('/x', { method: 'PUT', body: {} })).rejects.toMatchObject({
    status: 400,
    problem,
  });
});

it('calls an answer that is not JSON an error', async () => {
  handlers = [(_request, response) => response.end('<html>')];
  await expect(client().request('/x')).rejects.toThrow(ApiError);
});

it('reads once more when the connection broke', async () => {
  handlers = [hangUp, answer(200, 'back')];
  await expect(client().request('/x')).resolves.toBe('back');
});

it('gives up reading after the second time, and writing after the first', async () => {
  handlers = [hangUp, hangUp];
  await expect(client().request('/x')).rejects.toThrow(NetworkError);
  expect(calls).toHaveLength(2);
  handlers = [hangUp];
  await expect(client().request('/x', { method: 'DELETE' })).rejects.toThrow(NetworkError);
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
  const post = (to: ReturnType<typeof client>, body: object = { title: 'Room' }) =>
    to.request('/roommates', { method: 'POST', body });
  beforeEach(() => keys.splice(0));

  it('whose connection broke is sent once more, with the same key', async () => {
    handlers = [keyed(hangUp), keyed(answer(201, 'done'))];
    await expect(post(client())).resolves.toBe('done');
    expect(keys[0]).toMatch(/^[0-9a-f]{32}$/);
    expect(keys[1]).toBe(keys[0]);
  });

  it('that is made again after a failure keeps its key, also when only its time differs', async () => {
    handlers = [keyed(hangUp), keyed(hangUp), keyed(answer(503, {})), keyed(answer(201, 'done'))];
    const api = client();
    const at = (timestamp: string) => post(api, { message: 'Hello', timestamp });
    await expect(at('2026-01-01T00:00:00Z')).rejects.toThrow(NetworkError);
    await expect(at('2026-01-01T00:00:09Z')).rejects.toThrow(ApiError);
    await expect(at('2026-01-01T00:00:17Z')).resolves.toBe('done');
    expect(new Set(keys).size).toBe(1);
  });

  it.each([
    ['was done', answer(201, 'done')],
    ['was refused', answer(400, {})],
  ])('has another key when the same %s before', async (_, first) => {
    handlers = [keyed(first), keyed(answer(201, 'done'))];
    const api = client();
    await post(api).catch(() => undefined);
    await post(api);
    expect(keys[1]).not.toBe(keys[0]);
  });

  it('has another key than one with another body', async () => {
    handlers = [keyed(answer(503, {})), keyed(answer(201, 'done'))];
    const api = client();
    await expect(post(api)).rejects.toThrow(ApiError);
    await post(api, { title: 'Another room' });
    expect(keys[1]).not.toBe(keys[0]);
  });

  it('waits for the same one that is under way', async () => {
    const busy = { status: 409, code: 'request_in_progress', error: 'The same request is under way.' };
    handlers = [keyed(answer(409, busy)), keyed(answer(201, 'done'))];
    await expect(post(client())).resolves.toBe('done');
    expect(keys[1]).toBe(keys[0]);
  });
});

it('sends no key with a call that is safe to repeat, or that changes what is there', async () => {
  const seen: (string | undefined)[] = [];
  const look: Handler = (request, response) => {
    seen.push(request.headers['idempotency-key'] as string | undefined);
    response.writeHead(200).end('{}');
  };
  handlers = [look, look, look];
  await client().request('/x');
  await client().request('/x', { method: 'PUT', body: {} });
  await client().request('/x', { method: 'PATCH', body: {} });
  expect(seen).toEqual([undefined, undefined, undefined]);
});

it('ends with the abort of the caller', async () => {
  const controller = new AbortController();
  handlers = [() => controller.abort()];
  await expect(client().request('/x', { signal: controller.signal })).rejects.toMatchObject({
    name: 'AbortError',
  });
});

it('hands over the state that was read, and edits on the condition that it is so still', async () => {
  const conditions: (string | undefined)[] = [];
  handlers = [
    answer(200, { title: 'Room' }, { etag: 'W/"a.b"' }),
    (request, response) => {
      conditions.push(request.headers['if-match']);
      response.writeHead(200).end('{}');
    },
  ];
  const { etag } = await client().requestPage('/roommates/1');
  await client().request('/roommates/1', { method: 'PUT', body: {}, ifMatch: etag });
  expect([etag, conditions]).toEqual(['W/"a.b"', ['W/"a.b"']]);
});

it('follows pages by the Link header', async () => {
  handlers = [answer(200, [1, 2], { link: '</roommates?limit=2&cursor=b>; rel="next"' }), answer(200, [3])];
  const first = await client().requestPage('/roommates?limit=2');
  const second = await client().requestPage(first.next ?? 'none');
  expect([first.data, second]).toEqual([[1, 2], { data: [3], next: undefined, etag: undefined }]);
  expect(calls[1]?.line).toBe('GET /api/roommates?limit=2&cursor=b');
});
