import type { FastifyRequest } from 'fastify';
import { addressKey, isFromThisMachine } from './client-address.ts';

it.each([
  ['203.0.113.7', '203.0.113.7'],
  ['::ffff:203.0.113.7', '203.0.113.7'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
  ['2001:db8:1:2:ffff::', '2001:db8:1:2::/64'],
  ['2001:db8:1:3::1', '2001:db8:1:3::/64'],
  ['fe80::1%eth0', 'fe80:0:0:0::/64'],
])('counts %s as %s', (address, key) => {
  expect(addressKey(address)).toBe(key);
});

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
