import { freePort, until } from '@roommate/server/testing';
import { Types } from 'mongoose';
import { DeletedAccountsCleanup } from '../src/listings/deleted-accounts-cleanup.ts';
import { ListingAlerts } from '../src/listings/listing-alerts.ts';
import { cleanUpAccounts } from './support/clean-up-accounts.ts';
import { type EmulatedAccount, EmulatedAccounts } from './support/emulated-accounts.ts';
import { useMovableClock } from './support/movable-clock.ts';
import { room } from './support/people.ts';
import { startReceiver } from './support/receiver.ts';
import { startApi, type TestApi } from './support/start-api.ts';
import { storedRoom } from './support/stored-room.ts';

const FIVE_MINUTES = 5 * 60;

const clock = useMovableClock();
let accounts: EmulatedAccounts;
let api: TestApi;
let metricsUrl: string;
let people = 0;

beforeAll(async () => {
  accounts = await EmulatedAccounts.start();
  const metricsPort = await freePort();
  metricsUrl = `http://127.0.0.1:${metricsPort}/metrics`;
  api = await startApi({ ...accounts.config, metricsPort });
});
afterAll(async () => {
  await api.close();
  await accounts.stop();
});

const newAccount = () => accounts.signUp(`person-${(people += 1)}`);
const call = (method: string, path: string, { idToken }: EmulatedAccount, body?: unknown) =>
  api.call(method, path, {
    headers: { authorization: `Bearer ${idToken}` },
    ...(body !== undefined && { body }),
  });
const post = (account: EmulatedAccount) => call('POST', '/roommates', account, room);
const statusOf = async (path: string) => (await api.call('GET', path)).status;

/** Posts a listing and returns its path. */
async function listingOf(account: EmulatedAccount): Promise<string> {
  return `/roommates/${String((await post(account)).body.insertedId)}`;
}

it('refuses every change of a deleted account, and allows reads until its token expires', async () => {
  const [leaver, other] = [await newAccount(), await newAccount()];
  const listing = await listingOf(other);
  await accounts.delete(leaver);
  const changes = [
    post(leaver),
    call('PUT', listing, leaver, room),
    call('PATCH', listing, leaver, { title: 'x' }),
    call('DELETE', listing, leaver),
    call('PATCH', `${listing}/like`, leaver, { likes: 1 }),
    call('DELETE', `${listing}/like`, leaver),
    call('POST', '/webhooks', leaver, { url: 'https://receiver.example/hook' }),
    call('POST', '/contact', leaver, { name: 'x', email: 'x@example.com', subject: 'x', message: 'x' }),
  ];
  for (const { status, body, headers } of await Promise.all(changes)) {
    expect([status, body.code]).toEqual([401, 'revoked_token']);
    expect(headers.get('www-authenticate')).toBe('Bearer error="invalid_token"');
  }
  expect((await call('GET', listing, leaver)).status).toBe(200);
  expect((await post(other)).status).toBe(201);
});

it('notices within five minutes that an account was deleted', async () => {
  const leaver = await newAccount();
  expect((await post(leaver)).status).toBe(201);
  await accounts.delete(leaver);
  clock.pass(FIVE_MINUTES);
  expect((await post(leaver)).status).toBe(401);
});

it('refuses tokens from before a change of the password, and accepts the new one', async () => {
  const account = await newAccount();
  clock.pass(2);
  const changed = await accounts.changePassword(account);
  expect((await post(account)).body.code).toBe('revoked_token');
  expect((await post(changed)).status).toBe(201);
});

it('refuses changes of a disabled account, and hides its contact', async () => {
  const [account, liker] = [await newAccount(), await newAccount()];
  const listing = await listingOf(account);
  expect((await call('PATCH', `${listing}/like`, liker, { likes: 1 })).body.contact).toBe(room.contact);
  const seen = async () => (await call('GET', listing, liker)).body;
  expect(await seen()).toMatchObject({ isLiked: true, contact: room.contact });
  await accounts.disable(account);
  clock.pass(FIVE_MINUTES);
  expect(await seen()).toMatchObject({ isLiked: true });
  expect(await seen()).not.toHaveProperty('contact');
  expect((await post(account)).body.code).toBe('revoked_token');
  const like = await call('PATCH', `${listing}/like`, liker, { likes: 1 });
  expect([like.status, like.body.contact]).toEqual([404, undefined]);
});

it.each([
  ['disabled', (account: EmulatedAccount) => accounts.disable(account)],
  ['deleted', (account: EmulatedAccount) => accounts.delete(account)],
])('shows no email of a %s account, also to those who saw it, and counts no reveal', async (_, end) => {
  const [account, viewer] = [await newAccount(), await newAccount()];
  const [known, other] = [await listingOf(account), await listingOf(account)];
  const listings = api.connection.collection('listings');
  await listings.updateMany({ ownerUid: account.uid }, { $set: { emailVerified: true } });
  expect((await call('GET', known, viewer)).body).toHaveProperty('email');
  await end(account);
  clock.pass(FIVE_MINUTES);
  for (const listing of [known, other]) {
    const { body } = await call('GET', listing, viewer);
    expect(body).toMatchObject({ isOwner: false, emailWithheld: 'unavailable' });
    expect(body).not.toHaveProperty('email');
  }
  const reveals = await api.connection.collection('reveals').findOne({ uid: viewer.uid });
  expect(reveals).toMatchObject({ kind: 'email', count: 1 });
});

it('disables the webhooks of a disabled account', async () => {
  const [account, other] = [await newAccount(), await newAccount()];
  const receiver = await startReceiver();
  const { body } = await call('POST', '/webhooks', account, { url: receiver.url });
  await listingOf(other);
  await until(() => receiver.received.length === 1);
  await accounts.disable(account);
  clock.pass(FIVE_MINUTES);
  await listingOf(other);
  const webhooks = api.connection.collection('webhooks');
  const _id = new Types.ObjectId(String(body._id));
  await until(async () => (await webhooks.findOne({ _id }))?.status === 'disabled');
  expect(receiver.received).toHaveLength(1);
  await receiver.close();
});

it('holds the deliveries of a webhook whose owner is not found, and keeps the webhook', async () => {
  const [leaver, other] = [await newAccount(), await newAccount()];
  const receiver = await startReceiver();
  const { body } = await call('POST', '/webhooks', leaver, { url: receiver.url });
  const _id = new Types.ObjectId(String(body._id));
  await accounts.delete(leaver);
  clock.pass(FIVE_MINUTES);
  await listingOf(other);
  const webhooks = api.connection.collection('webhooks');
  const isHeld = (ms: number) => ms > FIVE_MINUTES * 1000 && ms <= 2 * FIVE_MINUTES * 1000;
  await until(async () => isHeld(Number((await webhooks.findOne({ _id }))?.nextAt) - Date.now()));
  expect(await webhooks.findOne({ _id })).toMatchObject({ status: 'active' });
  expect(receiver.received).toEqual([]);
  await receiver.close();
});

it('reports that revocation is checked', async () => {
  expect(await (await fetch(metricsUrl)).text()).toContain('\nrevocation_checked 1\n');
});

it('refuses the API keys of a deleted account, also for reads, and deletes them', async () => {
  const [leaver, other] = [await newAccount(), await newAccount()];
  const newKey = { name: 'Import', scopes: ['listings:read'] };
  const keys = [leaver, other].map(async (account) => call('POST', '/api-keys', account, newKey));
  const [left, kept] = (await Promise.all(keys)).map(({ body }) => String(body.key));
  const read = async (idToken = '') => (await call('GET', '/roommates/count', { uid: '', idToken })).status;
  expect([await read(left), await read(kept)]).toEqual([200, 200]);
  await accounts.delete(leaver);
  clock.pass(FIVE_MINUTES);
  expect([await read(left), await read(kept)]).toEqual([401, 200]);
  await cleanUpAccounts(api, 'ApiKeysRepository');
  expect(await api.connection.collection('apikeys').countDocuments({ uid: leaver.uid })).toBe(0);
  expect(await read(kept)).toBe(200);
});

it('deletes the preferences of deleted accounts, and no others', async () => {
  const [leaver, other] = [await newAccount(), await newAccount()];
  for (const account of [leaver, other]) await call('PUT', '/preferences', account, { rentMax: 8000 });
  await accounts.delete(leaver);
  await cleanUpAccounts(api, 'PreferencesRepository');
  const stored = api.connection.collection<{ _id: string }>('preferences');
  expect(await stored.countDocuments({ _id: leaver.uid })).toBe(0);
  expect(await stored.countDocuments({ _id: other.uid })).toBe(1);
});

it('deletes the listings of deleted accounts, with their likes, and no others', async () => {
  const [leaver, other] = [await newAccount(), await newAccount()];
  const [gone, kept] = [await listingOf(leaver), await listingOf(other)];
  const imported = storedRoom({ ownerUid: 'import:offer-1' });
  await api.connection.collection('listings').insertOne(imported);
  const liked = await call('PATCH', `${gone}/like`, other, { likes: 1 });
  expect(liked.body.contact).toBe(room.contact);
  await accounts.delete(leaver);

  expect(await api.get(DeletedAccountsCleanup).deleteExpired()).toBeGreaterThanOrEqual(1);
  expect(await statusOf(gone)).toBe(404);
  expect(await statusOf(kept)).toBe(200);
  expect(await statusOf(`/roommates/${imported._id.toHexString()}`)).toBe(200);
});

it('deletes what deleted accounts had saved, and nothing of others', async () => {
  const [leaver, other] = [await newAccount(), await newAccount()];
  const id = (await listingOf(other)).replace('/roommates/', '');
  for (const account of [leaver, other]) await call('PUT', `/saved-listings/${id}`, account);
  await accounts.delete(leaver);
  await cleanUpAccounts(api, 'SavedListingsRepository');
  const saved = api.connection.collection<{ _id: string }>('savedlistings');
  expect(await saved.countDocuments({ _id: leaver.uid })).toBe(0);
  expect((await call('GET', '/saved-listings', other)).body).toHaveLength(1);
});

it('deletes the saved searches and alerts of deleted accounts, and nothing of others', async () => {
  const [leaver, other] = [await newAccount(), await newAccount()];
  for (const account of [leaver, other])
    await call('POST', '/saved-searches', account, { query: 'rentMax=20000' });
  await post(await newAccount());
  await api.get(ListingAlerts).settled();
  await accounts.delete(leaver);
  await cleanUpAccounts(api, 'SavedSearchesRepository');
  await cleanUpAccounts(api, 'AlertsRepository');
  for (const name of ['savedsearches', 'alerts']) {
    const kept = api.connection.collection(name);
    expect([name, await kept.countDocuments({ uid: leaver.uid })]).toEqual([name, 0]);
    expect([name, await kept.countDocuments({ uid: other.uid })]).toEqual([name, 1]);
  }
});

it('shows no contact of a deleted account', async () => {
  const [leaver, liker] = [await newAccount(), await newAccount()];
  const listing = await listingOf(leaver);
  await accounts.delete(leaver);
  clock.pass(FIVE_MINUTES);
  const like = await call('PATCH', `${listing}/like`, liker, { likes: 1 });
  expect([like.status, like.body.contact]).toEqual([404, undefined]);
});

it('deletes nothing when not one owner has an account', async () => {
  const listings = api.connection.collection('listings');
  await listings.deleteMany({});
  await listings.insertMany(Array.from({ length: 3 }, (_, n) => storedRoom({ ownerUid: `wrong-${n}` })));
  expect(await api.get(DeletedAccountsCleanup).deleteExpired()).toBe(0);
  expect(await listings.countDocuments()).toBe(3);
});

it('accepts changes and reports it while the identity provider does not respond', async () => {
  const account = await newAccount();
  await accounts.stop();
  expect((await post(account)).status).toBe(201);
  expect(await (await fetch(metricsUrl)).text()).toMatch(/^account_lookup_failures_total [1-9]/m);
  await accounts.restart();
  await accounts.delete(account);
  clock.pass(30);
  expect((await post(account)).status).toBe(401);
});
