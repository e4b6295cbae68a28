import { once } from 'node:events';
import { createServer, type IncomingMessage, request as openRequest, type Server } from 'node:http';
import { type AddressInfo, connect } from 'node:net';
import { text } from 'node:stream/consumers';
import { siteFixture, type SiteFixture } from '../testing/site-fixture.ts';

describe('a request below /api over a connection', () => {
  let fixture: SiteFixture;
  let api: Server;
  let url: string;
  let seen: IncomingMessage | undefined;

  beforeAll(async () => {
    api = createServer((request, response) => {
      seen = request;
      request.resume().on('end', () => response.end('{}'));
    });
    await new Promise<void>((resolve) => api.listen(0, '127.0.0.1', resolve));
    const { port } = api.address() as AddressInfo;
    fixture = await siteFixture({ apiUrl: `http://127.0.0.1:${port}` });
    url = await fixture.site.listen({ host: '127.0.0.1', port: 0 });
  });
  afterAll(async () => {
    await fixture.close();
    api.closeAllConnections();
    api.close();
  });

  const statusOf = async (method: string, headers: Record<string, string>, body = ''): Promise<number> => {
    const sent = openRequest(`${url}/api/contact`, { method, headers, agent: false });
    sent.end(body);
    const [response] = (await once(sent, 'response')) as [IncomingMessage];
    response.resume();
    await once(response, 'end');
    return response.statusCode ?? 0;
  };

  it.each([
    ['Expect', '100-continue'],
    ['Keep-Alive', 'timeout=5'],
    ['Upgrade', 'h2c'],
    ['HTTP2-Settings', 'AAMAAABkAAQAAP__'],
    ['Proxy-Connection', 'keep-alive'],
    ['TE', 'trailers'],
  ])('is forwarded without its header %s', async (name, value) => {
    const headers = { [name]: value, 'content-type': 'application/json', 'content-length': '2' };
    expect(await statusOf('POST', headers, '{}')).toBe(200);
    expect(seen?.headers).not.toHaveProperty(name.toLowerCase());
    expect(seen?.headers['content-length']).toBe('2');
  });

  it('ends its connection if the client wants it', async () => {
    const { port } = new URL(url);
    const socket = connect(Number(port), '127.0.0.1');
    socket.write('GET /api/x HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n');
    expect(await text(socket)).toMatch(/\r\nconnection: close\r\n/i);
  });

  it.each(['TRACE', 'QUERY', 'PROPFIND', 'SEARCH', 'PURGE'])(
    'is forwarded with the method %s, which the API refuses',
    async (method) => {
      expect(await statusOf(method, { 'content-type': 'application/json' })).toBe(200);
      expect(seen?.method).toBe(method);
    },
  );

  it('is forwarded with the coding of its body, so that the API refuses a compressed one', async () => {
    const headers = { 'content-encoding': 'gzip', 'content-length': '2' };
    expect(await statusOf('POST', headers, '{}')).toBe(200);
    expect(seen?.headers['content-encoding']).toBe('gzip');
  });

  it('is forwarded without the body of a method that the API does not have', async () => {
    expect(await statusOf('PROPFIND', { 'content-length': '2' }, '{}')).toBe(200);
    expect(seen?.headers['content-length'] ?? '0').toBe('0');
  });
});
