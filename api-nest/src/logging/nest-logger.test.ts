import { Writable } from 'node:stream';
import { loggerOptions } from '@roommate/server/telemetry';
import { fastify } from 'fastify';
import { NestLogger } from './nest-logger.ts';

function recorded() {
  const lines: string[] = [];
  const stream = new Writable({
    write: (line: Buffer, _encoding, done) => {
      lines.push(line.toString());
      done();
    },
  });
  const app = fastify({ logger: { ...(loggerOptions('info') as object), stream } });
  return { app, lines };
}

it("writes Nest's lines in the same format, errors with their stack", () => {
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
