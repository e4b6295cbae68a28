import { rateLimitTiers, describeRateLimit } from './rate-limit-tiers.ts';

it('describes a tier', () => {
  expect(describeRateLimit('reads')).toBe('600 reads per minute and user, 6000 per IP address');
  expect(describeRateLimit('reveals')).toBe('50 new contacts per day and user, 2000 per IP address');
});

it.each(Object.entries(rateLimitTiers))(
  'allows an IP address at least six times the %s of a user in the same time',
  (_, { user, address }) => {
    expect(address.requests).toBeGreaterThanOrEqual(6 * user.requests);
    expect(address.seconds).toBe(user.seconds);
  },
);
