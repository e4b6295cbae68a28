import { Writable } from 'node:stream';
import { fastify } from 'fastify';
import { loggerOptions } from './logger-options.ts';
import { RequestLog } from './request-log.ts';

function recorded() {
  const lines: string[] = [];
  const stream = new Writable({
    write: (line: Buffer, _encoding, done) => {
      lines.push(line.toString());
      done();
    },
  });
  const app = fastify({
    logger: { ...(loggerOptions('info') as object), stream },
    logController: new RequestLog(),
  });
  return { app, lines };
}

it('writes one line per request, without emails, tokens and URLs', async () => {
  const { app, lines } = recorded();
  app.get('/user/:email', () => ({ contact: '+880 1700-000000' }));
  await app.inject({
    url: '/user/nusrat@example.com?email=rafi@example.com',
    headers: { authorization: 'Bearer secret' },
  });
  expect(lines).toHaveLength(1);
  expect(JSON.parse(lines[0] ?? '')).toMatchObject({
    req: { method: 'GET', route: '/user/:email' },
    res: { statusCode: 200 },
    msg: 'completed',
  });
  expect(lines.join()).not.toMatch(/example\.com|secret|1700-0/);
});

it('adds the network and a hash of the sender to the lines of 401 and 403 only', async () => {
  const { app, lines } = recorded();
  app.get<{ Params: { status: number } }>('/:status', (request, reply) =>
    reply.code(request.params.status).send(),
  );
  for (const status of [200, 401, 403, 404]) {
    await app.inject({ url: `/${status}`, remoteAddress: '203.0.113.77' });
  }
  const networks = lines.map((line) => (JSON.parse(line) as { network?: string }).network);
  expect(networks).toEqual([undefined, '203.0.113.0/24', '203.0.113.0/24', undefined]);
  const senders = lines.map((line) => (JSON.parse(line) as { sender?: string }).sender);
  const hash = expect.stringMatching(/^[0-9a-f]{16}$/) as string;
  expect(senders).toEqual([undefined, hash, senders[1], undefined]);
  expect(lines.join()).not.toContain('113.77');
});
