import type { Listing } from '@roommate/contracts';
import { rateLimitTiers } from '../src/rate-limits/rate-limit-tiers.ts';
import { createKey, withKey } from './support/create-key.ts';
import { nusrat, rafi, room } from './support/people.ts';
import { postListing } from './support/post-listing.ts';
import { storeReveals } from './support/store-reveals.ts';
import { storedRoom } from './support/stored-room.ts';
import type { Person } from './support/token-issuer.ts';
import { useApi } from './support/use-api.ts';

const daily = rateLimitTiers.emails.user.requests;
const unconfirmed = { ...nusrat, email_verified: false };

const api = useApi({ rateLimitFactor: 1 });

const read = async (id: string, as?: Person) =>
  (await api.call<Listing>('GET', `/roommates/${id}`, as && { as })).body;
const stored = () => api.connection.collection('reveals');
const reveals = () => stored().find().toArray();
beforeEach(() => stored().deleteMany({}));

it('shows a confirmed email to signed-in users and records it once', async () => {
  const id = await postListing(api, nusrat);
  expect(await read(id, rafi)).toMatchObject({ email: nusrat.email, isOwner: false });
  await Promise.all(Array.from({ length: 6 }, () => read(id, rafi)));
  expect(await reveals()).toMatchObject([{ uid: rafi.sub, kind: 'email', count: 1 }]);
});

it('shows nothing to callers without a token, and gives no reason', async () => {
  const listing = await read(await postListing(api, nusrat));
  expect(listing).not.toHaveProperty('email');
  expect(listing).not.toHaveProperty('emailWithheld');
});

it('does not count the own email', async () => {
  const id = await postListing(api, unconfirmed);
  const listing = await read(id, unconfirmed);
  expect(listing.email).toBe(nusrat.email);
  expect(listing).not.toHaveProperty('emailWithheld');
  expect(await reveals()).toEqual([]);
});

it('withholds an email that the poster had not confirmed, also when a stored listing does not say', async () => {
  const old = storedRoom();
  delete old.emailVerified;
  await api.connection.collection('listings').insertOne(old);
  for (const id of [await postListing(api, unconfirmed), old._id.toHexString()]) {
    const listing = await read(id, rafi);
    expect(listing.emailWithheld).toBe('unconfirmed');
    expect(listing).not.toHaveProperty('email');
  }
  expect(await reveals()).toEqual([]);
});

it('withholds the email beyond the daily limit, still shows the listing and emails seen before', async () => {
  const known = await postListing(api, nusrat);
  await read(known, rafi);
  await storeReveals(api, 'email', daily - 1);
  const id = await postListing(api, nusrat);
  const listing = await read(id, rafi);
  expect(listing).toMatchObject({ title: room.title, emailWithheld: 'daily_limit' });
  expect(listing).not.toHaveProperty('email');
  expect((await read(known, rafi)).email).toBe(nusrat.email);
  expect(await reveals()).toMatchObject([{ kind: 'email', count: daily }]);
});

it('shows in the headers what is left of new emails, also when it withholds one', async () => {
  const id = await postListing(api, nusrat);
  const quotas = async () =>
    (await api.call('GET', `/roommates/${id}`, { as: rafi })).headers.get('ratelimit');
  const { requests } = rateLimitTiers.emails.address;
  const first = await quotas();
  expect(first).toMatch(new RegExp(`"emails-address";r=\\d+;t=\\d+, "emails-user";r=${daily - 1};t=\\d+`));
  expect(Number(/"emails-address";r=(\d+)/.exec(first ?? '')?.[1])).toBeLessThan(requests);
  expect(await quotas()).not.toContain('emails');
  await stored().deleteMany({});
  await storeReveals(api, 'email', daily);
  expect(await quotas()).toContain('"emails-user";r=0;t=');
});

describe('a request ahead of a visit', () => {
  const ahead = async (id: string) =>
    (await api.call<Listing>('GET', `/roommates/${id}`, { as: rafi, headers: { 'sec-purpose': 'prefetch' } }))
      .body;

  it('does not count, and shows no new email', async () => {
    const id = await postListing(api, nusrat);
    const listing = await ahead(id);
    expect(listing.emailWithheld).toBe('prefetch');
    expect(listing).not.toHaveProperty('email');
    expect((await api.call('HEAD', `/roommates/${id}`, { as: rafi })).status).toBe(200);
    expect(await reveals()).toEqual([]);
  });

  it('shows an email that the user has seen today', async () => {
    const id = await postListing(api, nusrat);
    await read(id, rafi);
    expect((await ahead(id)).email).toBe(nusrat.email);
  });
});

it('counts emails and contacts separately', async () => {
  await storeReveals(api, 'email', daily);
  const id = await postListing(api, nusrat);
  const { body } = await api.call('PATCH', `/roommates/${id}/like`, { as: rafi, body: { likes: 1 } });
  expect(body.contact).toBe(room.contact);
});

describe('an edit', () => {
  const edit = (id: string, as: Person, title = room.title) =>
    api.call('PUT', `/roommates/${id}`, { as, body: { ...room, title } });

  it.each([
    ['that changes nothing', room.title, 0],
    ['that changes the title', 'Other title', 1],
  ])('%s shows the email once it is confirmed, and hides it again', async (_, title, modifiedCount) => {
    const id = await postListing(api, unconfirmed);
    expect((await edit(id, nusrat, title)).body).toEqual({ matchedCount: 1, modifiedCount });
    expect((await read(id, rafi)).email).toBe(nusrat.email);
    await edit(id, unconfirmed, title);
    expect((await read(id, rafi)).emailWithheld).toBe('unconfirmed');
  });

  const moved = { ...nusrat, email: 'new@example.com' };

  it.each([
    ['that changes nothing else', room.title],
    ['that changes the title', 'Other title'],
  ])('%s replaces the earlier email of an account with its new one', async (_, title) => {
    const id = await postListing(api, nusrat);
    const before = await api.call('GET', '/roommates', { as: moved });
    const edited = await edit(id, moved, title);
    expect(edited.body).toEqual({ matchedCount: 1, modifiedCount: 1 });
    const own = await api.call<Listing>('GET', `/roommates/${id}`, { as: moved });
    expect([own.body.email, own.headers.get('etag')]).toEqual([moved.email, edited.headers.get('etag')]);
    expect((await read(id, rafi)).email).toBe(moved.email);
    const after = await api.call('GET', '/roommates', { as: moved });
    expect(after.headers.get('etag')).not.toBe(before.headers.get('etag'));
    expect((await edit(id, moved, title)).body).toEqual({ matchedCount: 1, modifiedCount: 0 });
  });

  it('shows neither email while the new one is not confirmed', async () => {
    const id = await postListing(api, nusrat);
    await edit(id, { ...moved, email_verified: false });
    const listing = await read(id, rafi);
    expect(listing.emailWithheld).toBe('unconfirmed');
    expect(listing).not.toHaveProperty('email');
    expect((await read(id, moved)).email).toBe(moved.email);
  });

  it('of an account without an email hides the earlier one', async () => {
    const id = await postListing(api, nusrat);
    await edit(id, { sub: nusrat.sub, name: nusrat.name });
    expect((await read(id, rafi)).emailWithheld).toBe('unconfirmed');
  });

  it('of a program changes no email: the data of its key are old', async () => {
    const id = await postListing(api, nusrat);
    const program = withKey(await createKey(api, nusrat, { scopes: ['listings:write'] }));
    await edit(id, moved);
    await api.call('PUT', `/roommates/${id}`, { ...program, body: { ...room, title: 'By a program' } });
    expect(await read(id, rafi)).toMatchObject({ title: 'By a program', email: moved.email });
  });
});
