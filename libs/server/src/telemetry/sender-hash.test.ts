import { SenderHashes } from './sender-hash.ts';

const DAY_MS = 24 * 60 * 60 * 1000;

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

it('is the same for all requests of an address on a day', () => {
  const hashes = new SenderHashes();
  const hash = hashes.of('203.0.113.77');
  expect(hash).toMatch(/^[0-9a-f]{16}$/);
  expect(hashes.of('::ffff:203.0.113.77')).toBe(hash);
  expect(hashes.of('203.0.113.78')).not.toBe(hash);
});

it('is one for the IPv6 addresses of a household', () => {
  const hashes = new SenderHashes();
  expect(hashes.of('2001:db8:1:2:3:4:5:6')).toBe(hashes.of('2001:db8:1:2::1'));
});

it('is another one on the next day and in another process', () => {
  const hashes = new SenderHashes();
  const hash = hashes.of('203.0.113.77');
  expect(new SenderHashes().of('203.0.113.77')).not.toBe(hash);
  jest.advanceTimersByTime(DAY_MS);
  expect(hashes.of('203.0.113.77')).not.toBe(hash);
});
