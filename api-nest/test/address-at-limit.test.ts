import { rateLimitTiers } from '../src/rate-limits/rate-limit-tiers.ts';
import { useFreshLimits } from './support/fresh-limits.ts';
import { nusrat, rafi } from './support/people.ts';
import { postListing } from './support/post-listing.ts';
import { useApi } from './support/use-api.ts';

useFreshLimits();
const api = useApi({ rateLimitFactor: 1 });

const headers = { 'x-forwarded-for': '203.0.113.50' };
const allowed = rateLimitTiers.reveals.address.requests;
const like = (id: string) => api.call('PATCH', `/roommates/${id}/like`, { as: rafi, headers });
const unlike = (id: string) => api.call('DELETE', `/roommates/${id}/like`, { as: rafi, headers });
const setShownToAddress = (count: number) =>
  api.connection.collection('addressdays').updateMany({}, { $set: { count } });

it('shows a contact again that was shown today, although the address is at its limit', async () => {
  const id = await postListing(api, nusrat);
  const liked = await like(id);
  expect(liked.body.contact).toMatch(/./);
  await setShownToAddress(allowed);
  expect((await unlike(id)).status).toBe(200);
  const again = await like(id);
  expect([again.status, again.body.contact]).toEqual([200, liked.body.contact]);
  expect((await like(await postListing(api, nusrat))).status).toBe(429);
});

it('counts six simultaneous likes of one listing as one for the address', async () => {
  await like(await postListing(api, nusrat));
  await setShownToAddress(allowed - 1);
  const id = await postListing(api, nusrat);
  const likes = await Promise.all(Array.from({ length: 6 }, () => like(id)));
  expect(likes.map(({ status }) => status)).toEqual(Array(6).fill(200));
});

it('shows nothing of a simultaneous like to a full address', async () => {
  await like(await postListing(api, nusrat));
  await setShownToAddress(allowed);
  const id = await postListing(api, nusrat);
  const likes = await Promise.all(Array.from({ length: 6 }, () => like(id)));
  expect(likes.map(({ status, body }) => [status, body.contact])).toEqual(Array(6).fill([429, undefined]));
});
