import { Writable } from 'node:stream';
import { fastify } from 'fastify';
import { loggerOptions } from './logger-options.ts';
import { NestLogger } from './nest-logger.ts';
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

it('writes one line per request, without e-mails, tokens and addresses', async () => {
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
    msg: 'answered',
  });
  expect(lines.join()).not.toMatch(/example\.com|secret|880/);
});

it("writes Nest's lines in the same form, errors with their stack", () => {
  const { app, lines } = recorded();
  const logger = new NestLogger(app.log);
  logger.log('ready', 'Database');
  logger.warn(new TypeError('broken'), 'views are lost', 'ViewCounter');
  expect(lines.map((line) => JSON.parse(line) as unknown)).toEqual([
    expect.objectContaining({ context: 'Database', msg: 'ready', level: 30 }),
    expect.objectContaining({
      context: 'ViewCounter',
      msg: 'views are lost',
      level: 40,
      err: expect.objectContaining({ type: 'TypeError', message: 'broken' }) as unknown,
    }),
  ]);
});
