import { once } from 'node:events';
import { type AddressInfo, connect } from 'node:net';
import { text } from 'node:stream/consumers';
import fastify, { type FastifyInstance } from 'fastify';
import { connectionLimits } from './connection-limits.ts';
import { refuseUnreadable } from './refuse-unreadable.ts';
import { commonSecurityHeaders } from './security-headers.ts';
import { until } from './testing/index.ts';

/** Larger than what the operating system keeps for a receiver that does not read. */
const LARGE = 64 * 1024 * 1024;

let server: FastifyInstance;

beforeAll(async () => {
  server = fastify({
    ...connectionLimits({ headersMs: 300, requestMs: 600, silenceMs: 1000, checkEveryMs: 50 }),
    clientErrorHandler: refuseUnreadable(commonSecurityHeaders(true)),
  });
  server.post('/', () => 'taken');
  server.get('/large', () => Buffer.alloc(LARGE));
  await server.listen({ host: '127.0.0.1', port: 0 });
});

afterAll(() => server.close());

const open = async () => {
  const socket = connect((server.server.address() as AddressInfo).port, '127.0.0.1');
  await once(socket, 'connect');
  return socket;
};

/** What comes back until the server ends the connection. */
async function answerTo(sent: string): Promise<string> {
  const socket = await open();
  socket.write(sent);
  return text(socket);
}

describe.each([
  ['what is no HTTP', 'GARBAGE\r\n\r\n', 400],
  [
    'two lengths',
    'POST / HTTP/1.1\r\nHost: x\r\nContent-Length: 1\r\nTransfer-Encoding: chunked\r\n\r\n',
    400,
  ],
  ['a line break in a header', 'POST / HTTP/1.1\r\nHost: x\r\nX-A: a\nSet-Cookie: b\r\n\r\n', 400],
  ['headers without end', `POST / HTTP/1.1\r\nHost: x\r\nX-A: ${'a'.repeat(20_000)}\r\n\r\n`, 431],
  ['headers that do not come', 'POST / HTTP/1.1\r\nHost: x\r\nX-A: a', 408],
  [
    'a body that does not come',
    `POST / HTTP/1.1\r\nHost: x\r\nContent-Type: text/plain\r\nContent-Length: 10\r\n\r\nabc`,
    408,
  ],
])('%s', (_, sent, status) => {
  it(`is answered with ${status} as problem details, and the connection ends`, async () => {
    const [head = '', body = ''] = (await answerTo(sent)).split('\r\n\r\n');
    expect(head).toMatch(new RegExp(`^HTTP/1\\.1 ${status} `));
    expect(head).toContain('content-type: application/problem+json; charset=utf-8');
    expect(head).toContain('x-content-type-options: nosniff');
    expect(head).toContain('strict-transport-security: max-age=31536000');
    expect(JSON.parse(body)).toMatchObject({ status, code: 'malformed_request' });
  });
});

it('lets go of a connection on which nothing is ever sent', async () => {
  expect(await text(await open())).toMatch(/^HTTP\/1\.1 408 /);
});

it('lets go of a receiver that does not read its answer', async () => {
  const socket = await open();
  socket.pause();
  socket.write('GET /large HTTP/1.1\r\nHost: x\r\n\r\n');
  const connections = () =>
    new Promise<number>((resolve, reject) => {
      server.server.getConnections((error, count) => (error ? reject(error) : resolve(count)));
    });
  await until(async () => (await connections()) === 0);
  socket.destroy();
});
