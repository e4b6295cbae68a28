import fastify from 'fastify';
import { refuseForeignHosts } from './refuse-foreign-hosts.ts';

const app = fastify({ trustProxy: 'loopback' });
refuseForeignHosts(app, { urls: ['https://rooms.example'], origins: ['https://partner.example'] });
app.all('/', () => 'served');
afterAll(() => app.close());

const statusFor = async (host: string) => (await app.inject({ url: '/', headers: { host } })).statusCode;

it.each([
  'localhost:3000',
  '127.0.0.1:4000',
  '[::1]:4000',
  '192.168.1.20',
  'api:4000',
  'my-laptop.local:3000',
  'rooms.example',
])('serves the host %s', async (host) => expect(await statusFor(host)).toBe(200));

it.each(['evil.example', 'localhost.evil.example:3000', '127.0.0.1.evil.example', 'rooms.example.evil'])(
  'refuses the host "%s"',
  async (host) => expect(await statusFor(host)).toBe(403),
);

describe('a change', () => {
  const change = async (origin: string | undefined, headers: Record<string, string> = {}) => {
    const sent = { host: '192.168.1.20:3000', ...headers, ...(origin !== undefined && { origin }) };
    return (await app.inject({ method: 'POST', url: '/', headers: sent })).statusCode;
  };

  it.each([undefined, 'http://192.168.1.20:3000', 'https://rooms.example', 'https://partner.example'])(
    'is served from the origin %s',
    async (origin) => expect(await change(origin)).toBe(200),
  );

  it('is served from a page of the site before the server', async () => {
    const forwarded = { host: '127.0.0.1:4000', 'x-forwarded-host': 'my-laptop.local:3000' };
    expect(await change('http://my-laptop.local:3000', forwarded)).toBe(200);
  });

  it.each(['https://evil.example', 'http://192.168.1.20:8000', 'http://localhost:3000', 'null', ''])(
    'is refused from the origin "%s"',
    async (origin) => expect(await change(origin)).toBe(403),
  );

  it('is what the origin decides about, not a read', async () => {
    const headers = { host: 'localhost', origin: 'https://evil.example' };
    expect((await app.inject({ url: '/', headers })).statusCode).toBe(200);
  });
});
