import { once } from 'node:events';
import { type AddressInfo, connect } from 'node:net';
import { text } from 'node:stream/consumers';
import fastify, { type FastifyInstance } from 'fastify';
import { connectionLimits } from './connection-limits.ts';
import { refuseUnreadable } from './refuse-unreadable.ts';
import { refuseUnsupported } from './refuse-unsupported.ts';
import { commonSecurityHeaders } from './security-headers.ts';
import { until } from './testing/index.ts';

/** More bytes than the operating system buffers for a client that does not read. */
const LARGE_BYTES = 64 * 1024 * 1024;

let server: FastifyInstance;

beforeAll(async () => {
  server = fastify({
    ...connectionLimits({ headersMs: 300, requestMs: 600, silenceMs: 1000, checkEveryMs: 50 }),
    clientErrorHandler: refuseUnreadable(commonSecurityHeaders(true)),
  });
  server.addHook('onRequest', (request, reply, done) => {
    void reply.headers({ ...commonSecurityHeaders(true), 'x-request-id': request.id, connection: 'close' });
    done();
  });
  refuseUnsupported(server);
  server.post('/', () => 'taken');
  server.get('/large', () => Buffer.alloc(LARGE_BYTES));
  await server.listen({ host: '127.0.0.1', port: 0 });
});

afterAll(() => server.close());

const open = async () => {
  const socket = connect((server.server.address() as AddressInfo).port, '127.0.0.1');
  await once(socket, 'connect');
  return socket;
};

/** The bytes that the server sends until it ends the connection. */
async function responseTo(sent: string): Promise<string> {
  const socket = await open();
  socket.write(sent);
  return text(socket);
}

describe.each([
  ['data that is not HTTP', 'GARBAGE\r\n\r\n', 400],
  [
    'two lengths',
    'POST / HTTP/1.1\r\nHost: x\r\nContent-Length: 1\r\nTransfer-Encoding: chunked\r\n\r\n',
    400,
  ],
  ['a line break in a header', 'POST / HTTP/1.1\r\nHost: x\r\nX-A: a\nSet-Cookie: b\r\n\r\n', 400],
  ['headers that are too long', `POST / HTTP/1.1\r\nHost: x\r\nX-A: ${'a'.repeat(20_000)}\r\n\r\n`, 431],
  ['a request without a host', 'POST / HTTP/1.1\r\nContent-Length: 0\r\n\r\n', 400],
  [
    'an unknown expectation',
    'POST / HTTP/1.1\r\nHost: x\r\nExpect: a-miracle\r\nContent-Length: 0\r\n\r\n',
    417,
  ],
  ['headers that never end', 'POST / HTTP/1.1\r\nHost: x\r\nX-A: a', 408],
  [
    'an incomplete body',
    `POST / HTTP/1.1\r\nHost: x\r\nContent-Type: text/plain\r\nContent-Length: 10\r\n\r\nabc`,
    408,
  ],
])('%s', (_, sent, status) => {
  it(`gets ${status} as problem details, and the connection ends`, async () => {
    const [head = '', body = ''] = (await responseTo(sent)).split('\r\n\r\n');
    expect(head).toMatch(new RegExp(`^HTTP/1\\.1 ${status} `));
    expect(head).toContain('content-type: application/problem+json; charset=utf-8');
    expect(head).toMatch(/x-request-id: \S+/);
    expect(head).toContain('x-content-type-options: nosniff');
    expect(head).toContain('strict-transport-security: max-age=31536000; includeSubDomains');
    expect(JSON.parse(body)).toMatchObject({ status, code: 'malformed_request' });
  });
});

it('serves a client that waits for the permission to send its body, and HTTP/1.0 without a host', async () => {
  const waiting = 'POST / HTTP/1.1\r\nHost: x\r\nExpect: 100-continue\r\nContent-Length: 0\r\n\r\n';
  expect(await responseTo(waiting)).toMatch(/^HTTP\/1\.1 100 Continue\r\n\r\nHTTP\/1\.1 200 /);
  expect(await responseTo('POST / HTTP/1.0\r\nContent-Length: 0\r\n\r\n')).toMatch(/^HTTP\/1\.1 200 /);
});

it('closes a connection on which the client sends nothing', async () => {
  expect(await text(await open())).toMatch(/^HTTP\/1\.1 408 /);
});

it('closes a connection if the client does not read the response', async () => {
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
