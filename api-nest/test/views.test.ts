import type { Listing } from '@roommate/contracts';
import { until } from '@roommate/server/testing';
import type { Config } from '../src/config/config.ts';
import { CONFIG } from '../src/config/config.module.ts';
import { dhakaDay } from '../src/time/dhaka-day.ts';
import { VisitsRepository } from '../src/visits/visits.repository.ts';
import { nusrat, rafi } from './support/people.ts';
import { postListing } from './support/post-listing.ts';
import { startApi } from './support/start-api.ts';
import type { Person } from './support/token-issuer.ts';
import { useApi, useListing } from './support/use-api.ts';
import { PHONE } from './support/user-agent.ts';

const DAY_MS = 24 * 60 * 60 * 1000;

const api = useApi();
const listing = useListing(api);

const visit = (headers: Record<string, string> = {}, as?: Person, method = 'GET') =>
  api.call<Listing>(method, `/roommates/${listing.id}`, {
    headers: { 'user-agent': PHONE, ...headers },
    ...(as && { as }),
  });
const viewsOf = async (id: string) =>
  (await api.call<Listing>('GET', `/roommates/${id}`, { as: nusrat })).body.views ?? 0;
const ownViews = () => viewsOf(listing.id);

/** The views after the API has written all visits. They are written in order, so a view of a later listing comes last. */
async function writtenViews(): Promise<number> {
  const later = await postListing(api, nusrat);
  await api.call('GET', `/roommates/${later}`, { headers: { 'user-agent': PHONE } });
  await until(async () => (await viewsOf(later)) === 1);
  return ownViews();
}

it('counts twenty visits of one anonymous visitor as one view', async () => {
  await Promise.all(Array.from({ length: 20 }, () => visit()));
  expect(await writtenViews()).toBe(1);
});

it('counts each account and each anonymous visitor once', async () => {
  for (const as of [rafi, { sub: 'uid-mim' }]) {
    await visit({}, as);
    await visit({ 'user-agent': `${PHONE} other` }, as);
  }
  await visit();
  await visit({ 'user-agent': `${PHONE} other` });
  await visit({ 'x-forwarded-for': '203.0.113.7' });
  await visit({ 'x-forwarded-for': '203.0.113.7' });
  expect(await writtenViews()).toBe(5);
});

it('counts 200 simultaneous visitors', async () => {
  await Promise.all(Array.from({ length: 200 }, (_, n) => visit({ 'user-agent': `${PHONE} ${n}` })));
  await until(async () => (await ownViews()) === 200);
});

it('counts no visit of the owner, a bot, a prefetch or HEAD', async () => {
  await visit({}, nusrat);
  await visit({}, undefined, 'HEAD');
  for (const userAgent of [
    'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)',
    'WhatsApp/2.23.20.0',
    'curl/8.5.0',
  ]) {
    await visit({ 'user-agent': userAgent });
  }
  await visit({ 'sec-purpose': 'prefetch;prerender' });
  await visit({ purpose: 'prefetch' });
  await visit({ 'sec-purpose': 'PREFETCH' });
  await api.call('GET', '/roommates');
  expect(await writtenViews()).toBe(0);
});

it('counts a visitor once in several processes and after a restart', async () => {
  await visit();
  await until(async () => (await ownViews()) === 1);
  const { mongoUri } = api.get<Config>(CONFIG);
  const other = await startApi({ mongoUri });
  await other.call('GET', `/roommates/${listing.id}`, { headers: { 'user-agent': PHONE } });
  await other.stop();
  expect(await ownViews()).toBe(1);
});

it('stores neither accounts nor IP addresses nor user agents', async () => {
  await visit({ 'x-forwarded-for': '203.0.113.7' });
  await visit({}, rafi);
  await writtenViews();
  const stored = JSON.stringify(await api.connection.collection('visits').find({}).toArray());
  for (const secret of ['203.0.113', rafi.sub, 'Android']) expect(stored).not.toContain(secret);
});

it('deletes visits and the key of a day after the day', async () => {
  await visit();
  await writtenViews();
  const counts = async () => [
    await api.connection.collection('visits').countDocuments({ day: dhakaDay(new Date()) }),
    await api.connection.collection('visitorkeys').countDocuments(),
  ];
  const [visits = 0, keys] = await counts();
  expect([visits > 0, keys]).toEqual([true, 1]);
  const cleanup = api.get(VisitsRepository);
  await cleanup.deleteExpired(new Date());
  expect(await counts()).toEqual([visits, 1]);
  await cleanup.deleteExpired(new Date(Date.now() + 2 * DAY_MS));
  expect(await counts()).toEqual([0, 0]);
});
