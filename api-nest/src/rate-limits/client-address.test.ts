import type { FastifyRequest } from 'fastify';
import { isFromThisMachine } from './client-address.ts';

const request = (remoteAddress: string | undefined, headers = {}) =>
  ({ socket: { remoteAddress }, headers }) as unknown as FastifyRequest;

it.each([
  ['127.0.0.1', true],
  ['::1', true],
  ['::ffff:127.0.0.1', true],
  ['10.0.0.1', false],
  ['203.0.113.7', false],
  [undefined, false],
])('detects whether a connection from %s comes from this machine', (address, own) => {
  expect(isFromThisMachine(request(address))).toBe(own);
});

it.each(['x-forwarded-for', 'x-forwarded-proto', 'forwarded', 'x-real-ip', 'via'])(
  'does not count a request with the header %s as one from this machine',
  (name) => {
    expect(isFromThisMachine(request('127.0.0.1', { [name]: '127.0.0.1' }))).toBe(false);
  },
);
