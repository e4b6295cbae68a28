import { networkOf, refusedCaller } from './refused-caller.ts';

it.each([
  ['203.0.113.77', '203.0.113.0/24'],
  ['::ffff:203.0.113.77', '203.0.113.0/24'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1::/48'],
  ['fe80::1%eth0', 'fe80::/48'],
  ['nobody@example.com', 'unknown'],
])('shortens the IP address %s to %s', (address, network) => {
  expect(networkOf(address)).toBe(network);
});

it('names a user by a hash', () => {
  const { actor, ...rest } = refusedCaller({ user: { uid: 'uid-nusrat', issuedAt: 0 }, ip: '203.0.113.77' });
  expect(rest).toEqual({ network: '203.0.113.0/24' });
  expect(actor).toMatch(/^[0-9a-f]{16}$/);
  expect(refusedCaller({ ip: '203.0.113.77' })).not.toHaveProperty('actor');
});
