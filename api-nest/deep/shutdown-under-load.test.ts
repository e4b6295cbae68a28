import { Agent } from 'node:http';
import mongoose from 'mongoose';
import { type ClientResult, type Call, callOver, keepCalling, until } from '@roommate/server/testing';
import { nusrat, rafi, room } from '../test/support/people.ts';
import { spawnApi } from '../test/support/spawn-api.ts';
import { testDatabaseUri } from '../test/support/start-api.ts';
import { startTokenIssuer, type TokenIssuer } from '../test/support/token-issuer.ts';

const CALLERS = 40;
const RESPONSES_BEFORE_THE_SIGNAL = 200;

const mongoUri = testDatabaseUri();
let issuer: TokenIssuer;
let api: Awaited<ReturnType<typeof spawnApi>>;

beforeAll(async () => {
  issuer = await startTokenIssuer();
});

beforeEach(async () => {
  api = await spawnApi(mongoUri, issuer);
});

afterEach(async () => {
  api.kill();
  await api.ended;
});

afterAll(async () => {
  await issuer.close();
  const connection = await mongoose.createConnection(mongoUri).asPromise();
  await connection.dropDatabase();
  await connection.close();
});

async function post(token: string): Promise<string> {
  const headers = {
    authorization: `Bearer ${token}`,
    'content-type': 'application/json',
    connection: 'close',
  };
  const response = await fetch(`${api.url}/roommates`, {
    method: 'POST',
    headers,
    body: JSON.stringify(room),
  });
  return ((await response.json()) as { insertedId: string }).insertedId;
}

it('responds to every accepted request, keeps every acknowledged write, and exits cleanly', async () => {
  const token = await issuer.tokenOf(nusrat);
  const liked = await post(token);
  let likers = 0;
  let viewers = 0;
  const kinds: (() => Promise<Call>)[] = [
    () => Promise.resolve({ method: 'GET', path: '/roommates?limit=20' }),
    async () => {
      viewers += 1;
      const viewer = await issuer.tokenOf({ ...rafi, sub: `uid-viewer-${viewers}` });
      return { method: 'GET', path: `/roommates/${liked}`, token: viewer };
    },
    () => Promise.resolve({ method: 'POST', path: '/roommates', token, body: room }),
    async () => {
      likers += 1;
      const liker = await issuer.tokenOf({ ...rafi, sub: `uid-${likers}` });
      return { method: 'PATCH', path: `/roommates/${liked}/like`, token: liker, body: { likes: 1 } };
    },
  ];
  let received = 0;
  const callers = Array.from({ length: CALLERS }, (_, n) => {
    const kind = kinds[n % kinds.length];
    if (!kind) throw new Error('The test has no kinds of requests.');
    return keepCalling(api.url, kind, () => (received += 1));
  });
  await until(() => received > RESPONSES_BEFORE_THE_SIGNAL);
  api.terminate();
  const results: ClientResult[] = await Promise.all(callers);

  expect(results.flatMap(({ lost }) => lost)).toEqual([]);
  // The last response on every open connection announces its end.
  expect(results.filter((result) => !result.responses.some(({ isLast }) => isLast))).toHaveLength(0);
  const responses = results.flatMap((result) => result.responses);
  const refused = responses.filter(({ status }) => status >= 300);
  expect(refused.map(({ call, status }) => `${call.method} ${call.path}: ${status}`)).toEqual([]);
  expect(await api.ended).toBe(0);

  const of = (method: string, path: string) =>
    responses.filter(({ call }) => call.method === method && call.path === path);
  const connection = await mongoose.createConnection(mongoUri).asPromise();
  const listings = await connection.collection('listings').find().toArray();
  await connection.close();
  const stored = new Set(listings.map(({ _id }) => String(_id)));
  const posted = of('POST', '/roommates').map(({ body }) => (body as { insertedId: string }).insertedId);
  expect(posted.length).toBeGreaterThan(0);
  expect(posted.filter((id) => !stored.has(id))).toEqual([]);
  const likes = of('PATCH', `/roommates/${liked}/like`).length;
  const views = of('GET', `/roommates/${liked}`).length;
  expect(Math.min(likes, views)).toBeGreaterThan(0);
  const row = listings.find(({ _id }) => String(_id) === liked);
  expect(row?.likes).toBeGreaterThanOrEqual(likes);
  expect(row?.views).toBeGreaterThanOrEqual(views);
});

it('responds on a connection that was idle when it received the signal to stop', async () => {
  const live: Call = { method: 'GET', path: '/health/live' };
  const kept = new Agent({ keepAlive: true, maxSockets: 1 });
  expect(await callOver(kept, api.url, live)).toMatchObject({ status: 200, isLast: false });
  const other = new Agent({ keepAlive: true });
  api.terminate();
  await until(async () => (await callOver(other, api.url, live)).isLast);
  expect(await callOver(kept, api.url, live)).toMatchObject({ status: 200, isLast: true });
  expect(await api.ended).toBe(0);
  for (const agent of [kept, other]) agent.destroy();
});
