import { once } from 'node:events';
import { createServer } from 'node:http';
import { type AddressInfo, createServer as createTcpServer } from 'node:net';
import { postJson } from './post-json.ts';

const stop = new AbortController();
const post = { headers: {}, body: '{}', signal: stop.signal };

describe('a request to a receiver', () => {
  let port: number;
  let requests = 0;
  const server = createServer((_, response) => {
    requests += 1;
    response.writeHead(200).end();
  });

  beforeAll(async () => {
    await once(server.listen(0), 'listening');
    ({ port } = server.address() as AddressInfo);
  });
  afterAll(() => {
    server.closeAllConnections();
    server.close();
  });

  const privateHost = { error: 'private_host' };

  it.each([
    'https://127.0.0.1/',
    'https://[::1]/',
    'https://[::127.0.0.1]/',
    'https://localhost/',
    'https://10.1.2.3/',
    'https://[::ffff:192.168.1.1]/',
    'https://database.internal/',
  ])('is not sent to %s unless private hosts are allowed', async (url) => {
    expect(await postJson(url, { ...post, allowPrivate: false })).toEqual(privateHost);
  });

  it.each(['http://receiver.example/', 'https://receiver.example:8443/'])(
    'is not sent to %s, which is not https on its usual port',
    async (url) => {
      expect(await postJson(url, { ...post, allowPrivate: false })).toEqual(privateHost);
    },
  );

  it('is sent to this machine only if private hosts are allowed', async () => {
    const url = `http://localhost:${port}/`;
    expect(await postJson(url, { ...post, allowPrivate: false })).toEqual(privateHost);
    expect(requests).toBe(0);
    expect(await postJson(url, { ...post, allowPrivate: true })).toEqual({ status: 200 });
    expect(requests).toBe(1);
  });

  it('ends when the receiver changes the protocol', async () => {
    const switching = createTcpServer((socket) => {
      // Only a socket that is read notices its end. Open, it keeps the process of the tests alive.
      socket.on('error', () => undefined).resume();
      socket.write('HTTP/1.1 101 Switching Protocols\r\nConnection: Upgrade\r\nUpgrade: x\r\n\r\n');
    });
    await once(switching.listen(0), 'listening');
    const url = `http://127.0.0.1:${(switching.address() as AddressInfo).port}/`;
    expect(await postJson(url, { ...post, allowPrivate: true })).toEqual({ status: 101 });
    switching.close();
  });

  it('ends when it is stopped', async () => {
    const silent = createServer(() => undefined);
    await once(silent.listen(0), 'listening');
    const url = `http://127.0.0.1:${(silent.address() as AddressInfo).port}/`;
    const abort = new AbortController();
    const outcome = postJson(url, { ...post, allowPrivate: true, signal: abort.signal });
    await once(silent, 'request');
    abort.abort();
    const ended = await outcome;
    silent.closeAllConnections();
    silent.close();
    expect(ended).toEqual({ error: 'timeout' });
  });
});
