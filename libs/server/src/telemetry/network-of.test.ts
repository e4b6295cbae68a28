import { networkOf } from './network-of.ts';

it.each([
  ['203.0.113.77', '203.0.113.0/24'],
  ['::ffff:203.0.113.77', '203.0.113.0/24'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1::/48'],
  ['fe80::1%eth0', 'fe80::/48'],
  ['nobody@example.com', 'unknown'],
  [undefined, 'unknown'],
])('shortens the IP address %s to %s', (address, network) => {
  expect(networkOf(address)).toBe(network);
});
