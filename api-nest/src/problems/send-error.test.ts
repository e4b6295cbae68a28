import { Writable } from 'node:stream';
import { loggerOptions, RequestLog } from '@roommate/server/telemetry';
import { fastify } from 'fastify';
import { problem } from './problem.ts';
import { sendError } from './send-error.ts';

const ip = '203.0.113.77';

/** @returns the log line of a request that is refused with the status */
async function loggedFor(status: number, uid?: string) {
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
  app.get('/', (request, reply) => {
    if (uid !== undefined) request.user = { uid, issuedAt: 0 };
    sendError(request, reply, problem(status, 'No.'));
    return reply;
  });
  await app.inject({ url: '/', remoteAddress: ip });
  expect(lines).toHaveLength(1);
  return JSON.parse(lines[0] ?? '') as Record<string, unknown>;
}

it.each([401, 403])('logs the network and the hashed id of a user who gets %s', async (status) => {
  const line = await loggedFor(status, 'uid-nusrat');
  expect(line).toMatchObject({ network: '203.0.113.0/24', res: { statusCode: status }, msg: 'completed' });
  expect(line.actor).toMatch(/^[0-9a-f]{16}$/);
  expect(JSON.stringify(line)).not.toMatch(/uid-nusrat|113\.77/);
});

it('logs the network of a caller without a valid token', async () => {
  const line = await loggedFor(401);
  expect(line).toMatchObject({ network: '203.0.113.0/24' });
  expect(line).not.toHaveProperty('actor');
});

it('logs nothing about the sender of other requests', async () => {
  const line = await loggedFor(404, 'uid-nusrat');
  expect(line).not.toHaveProperty('network');
  expect(line).not.toHaveProperty('actor');
});
