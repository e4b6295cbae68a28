import { ApiOutages } from './api-outages.ts';

it('an outage of the API lasts until the page renders, at most half a minute', () => {
  let now = 1_000_000;
  const outages = new ApiOutages(() => now);
  expect(outages.lasts('/faq')).toBe(false);
  outages.began('/faq');
  now += 30_000;
  expect([outages.lasts('/faq'), outages.lasts('/')]).toEqual([true, false]);
  now += 1;
  expect(outages.lasts('/faq')).toBe(false);
  outages.began('/faq');
  outages.ended('/faq');
  expect(outages.lasts('/faq')).toBe(false);
});
