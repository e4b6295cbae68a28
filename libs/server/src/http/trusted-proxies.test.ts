import { addressOfUnrouted, trustedProxies } from './trusted-proxies.ts';

describe('the trusted proxies', () => {
  it('are the listed networks, also when an IPv4 address is written as IPv6', () => {
    const isTrusted = trustedProxies(['loopback', '10.0.0.0/8']);
    const addresses = ['127.0.0.1', '::1', '10.1.2.3', '::ffff:10.1.2.3', '203.0.113.7', 'unknown'];
    const expected = [true, true, true, true, false, false];
    for (let time = 0; time < 2; time += 1) expect(addresses.map(isTrusted)).toEqual(expected);
  });

  it('include nobody when the list is empty, and never a connection that has ended', () => {
    expect(trustedProxies([])('127.0.0.1')).toBe(false);
    expect(trustedProxies(['loopback'])(undefined)).toBe(false);
  });
});

it('is the address behind trusted proxies that an unrouted request has', () => {
  const from = (remoteAddress: string, forwarded: string) =>
    ({
      raw: { socket: { remoteAddress }, headers: { 'x-forwarded-for': forwarded } },
    }) as unknown as Parameters<typeof addressOfUnrouted>[0];
  const trusts = trustedProxies(['loopback']);
  expect(addressOfUnrouted(from('127.0.0.1', '6.6.6.6, 203.0.113.7'), trusts)).toBe('203.0.113.7');
  expect(addressOfUnrouted(from('192.0.2.9', '203.0.113.7'), trusts)).toBe('192.0.2.9');
});
