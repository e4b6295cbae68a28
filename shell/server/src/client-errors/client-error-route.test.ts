import { Writable } from 'node:stream';
import Fastify from 'fastify';
import { clientErrorRoute } from './client-error-route.ts';
import { plainErrors } from '../plain-errors.ts';

const report = {
  kind: 'load',
  remote: 'mfe-listings',
  version: '0.1.0-abc',
  page: '/roommate/:id',
  error: 'RUNTIME-008',
  at: null,
};

function start() {
  const lines: string[] = [];
  const stream = new Writable({
    write(chunk: Buffer, _encoding, done) {
      lines.push(chunk.toString());
      done();
    },
  });
  const app = Fastify({ logger: { level: 'warn', stream } });
  const counted = jest.fn();
  clientErrorRoute(app, counted);
  plainErrors(app);
  const post = (payload: unknown, remoteAddress = '10.0.0.1') =>
    app.inject({
      method: 'POST',
      url: '/client-errors',
      remoteAddress,
      headers: { 'content-type': 'application/json' },
      payload: typeof payload === 'string' ? payload : JSON.stringify(payload),
    });
  return { lines, counted, post };
}

it('logs a report in one line and counts it', async () => {
  const { lines, counted, post } = start();
  expect((await post(report)).statusCode).toBe(204);
  expect(lines).toHaveLength(1);
  expect(JSON.parse(lines[0] ?? '')).toMatchObject({ clientError: report, msg: 'a page reported an error' });
  expect(counted).toHaveBeenCalledWith(report);
});

it.each([
  ['remote', { ...report, remote: 'rahim@example.com' }],
  ['error', { ...report, error: 'rahim@example.com is taken' }],
  ['page', { ...report, page: '/roommate/65f0c?token=eyJh' }],
  ['at', { ...report, at: 'https://evil.example/x.js:1:1' }],
  ['version', { ...report, version: '../../etc' }],
  ['kind', { ...report, kind: 'other' }],
  ['(body)', { ...report, message: 'call me at 01700-123456' }],
  ['(body)', [report]],
])('refuses a wrong %s and logs nothing of it', async (field, payload) => {
  const { lines, counted, post } = start();
  const answer = await post(payload);
  expect(answer.statusCode).toBe(400);
  expect(answer.json()).toMatchObject({ detail: `The field ${field} is wrong.` });
  expect(lines).toEqual([]);
  expect(counted).not.toHaveBeenCalled();
});

it.each([
  ['{"kind":', 400],
  [JSON.stringify({ ...report, error: 'x'.repeat(3000) }), 413],
])('answers %.20s… with %i', async (payload, status) => {
  const { lines, post } = start();
  expect((await post(payload)).statusCode).toBe(status);
  expect(lines).toEqual([]);
});

it('takes 120 a minute from one address, and others still', async () => {
  const { lines, post } = start();
  for (let i = 0; i < 120; i += 1) await post(report);
  const refused = await post(report);
  expect([refused.statusCode, refused.headers['retry-after']]).toEqual([429, '60']);
  expect((await post(report, '10.0.0.2')).statusCode).toBe(204);
  expect(lines).toHaveLength(121);
});
