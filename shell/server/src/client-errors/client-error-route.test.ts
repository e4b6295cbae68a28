import { Writable } from 'node:stream';
import Fastify from 'fastify';
import { clientErrorRoute } from './client-error-route.ts';
import { sendPlainTextErrors } from '../errors/plain-text-errors.ts';

const report = {
  kind: 'load',
  remote: 'mfe-listings',
  version: '0.1.0-abc',
  page: '/roommate/:id',
  error: 'EntryError',
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
  const onReport = jest.fn();
  clientErrorRoute(app, onReport);
  sendPlainTextErrors(app);
  const post = (payload: unknown, remoteAddress = '10.0.0.1') =>
    app.inject({
      method: 'POST',
      url: '/client-errors',
      remoteAddress,
      headers: { 'content-type': 'application/json' },
      payload: typeof payload === 'string' ? payload : JSON.stringify(payload),
    });
  return { lines, onReport, post };
}

it('logs a report in one line and passes it on', async () => {
  const { lines, onReport, post } = start();
  expect((await post(report)).statusCode).toBe(204);
  expect(lines).toHaveLength(1);
  expect(JSON.parse(lines[0] ?? '')).toMatchObject({ clientError: report, msg: 'a page reported an error' });
  expect(onReport).toHaveBeenCalledWith(report);
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
])('rejects a report with an invalid %s and logs nothing', async (field, payload) => {
  const { lines, onReport, post } = start();
  const response = await post(payload);
  expect(response.statusCode).toBe(400);
  expect(response.json()).toMatchObject({ detail: `The field ${field} is not valid.` });
  expect(lines).toEqual([]);
  expect(onReport).not.toHaveBeenCalled();
});

it.each([
  ['{"kind":', 400],
  [JSON.stringify({ ...report, error: 'x'.repeat(3000) }), 413],
])('responds to %.20s… with %i', async (payload, status) => {
  const { lines, post } = start();
  expect((await post(payload)).statusCode).toBe(status);
  expect(lines).toEqual([]);
});

it('accepts 120 reports a minute from one IP address, and more from others', async () => {
  const { lines, post } = start();
  for (let i = 0; i < 120; i += 1) await post(report);
  const rejected = await post(report);
  expect([rejected.statusCode, rejected.headers['retry-after']]).toEqual([429, '60']);
  expect((await post(report, '10.0.0.2')).statusCode).toBe(204);
  expect(lines).toHaveLength(121);
});

it('counts an IPv6 network as one address', async () => {
  const { post } = start();
  for (let i = 1; i <= 120; i += 1) await post(report, `2001:db8::${i.toString(16)}`);
  expect((await post(report, '2001:db8::ffff')).statusCode).toBe(429);
  expect((await post(report, '2001:db8:0:1::1')).statusCode).toBe(204);
});
