import fastify from 'fastify';
import { refuseForeignHosts } from './refuse-foreign-hosts.ts';

const app = fastify();
refuseForeignHosts(app, ['https://rooms.example']);
app.get('/', () => 'served');
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
