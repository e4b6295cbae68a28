import Fastify from 'fastify';
import { maySeeOperations, type OperationsAccess } from './access.ts';

const token = 'a-token-of-24-letters-xx';

async function ask(access: OperationsAccess, headers: Record<string, string>, remoteAddress = '127.0.0.1') {
  const app = Fastify();
  app.get('/', (request) => ({ may: maySeeOperations(request, access) }));
  const response = await app.inject({
    url: '/',
    headers: { host: 'localhost:3000', ...headers },
    remoteAddress,
  });
  return response.json<{ may: boolean }>().may;
}

describe('without a token', () => {
  const open = { token: undefined, production: false };
  it('only this machine has access', async () => {
    expect(await ask(open, {})).toBe(true);
    expect(await ask(open, { host: '[::1]:3000' }, '::1')).toBe(true);
    expect(await ask(open, {}, '10.0.0.7')).toBe(false);
  });
  it.each([
    ['a proxy on this machine', { 'x-forwarded-for': '203.0.113.9' }],
    ['a foreign host name for this machine', { host: 'evil.example' }],
    ['a guessed token', { authorization: 'Bearer x', host: 'evil.example' }],
  ])('%s has no access', async (_who, headers) => expect(await ask(open, headers)).toBe(false));
  it('nobody has access in production', async () =>
    expect(await ask({ token: undefined, production: true }, {})).toBe(false));
});

describe('with a token', () => {
  const closed = { token, production: true };
  it.each([`Bearer ${token}`, `Basic ${Buffer.from(`anyone:${token}`).toString('base64')}`])(
    '%.6s gives access from anywhere',
    async (authorization) => expect(await ask(closed, { authorization }, '203.0.113.9')).toBe(true),
  );
  it.each(['', 'Bearer', 'Bearer wrong', `Digest ${token}`, 'Basic !!!'])(
    '%p gives no access',
    async (authorization) => expect(await ask(closed, { authorization })).toBe(false),
  );
});
