import { randomUUID } from 'node:crypto';
import type { CreateResponse, Listing } from '@roommate/contracts';
import { Types } from 'mongoose';
import { isDuplicateKey } from '../src/database/is-duplicate-key.ts';
import { BatchedWrites } from '../src/database/batched-writes.ts';
import { IdempotencyRecord } from '../src/idempotency/idempotency-record.schema.ts';
import { ListingsRepository } from '../src/listings/listings.repository.ts';
import { isDatabaseUnavailable } from '../src/problems/database-unavailable.ts';
import { nusrat, room } from './support/people.ts';
import { readsListings, recordCommands } from './support/sent-commands.ts';
import { useApi } from './support/use-api.ts';

const POSTS = 20;

const api = useApi();
const keys = () => api.connection.collection('idempotencykeys');
beforeEach(() => keys().deleteMany({}));

const post = (title: string, key: string) =>
  api.call<CreateResponse>('POST', '/roommates', {
    as: nusrat,
    body: { ...room, title },
    headers: { 'idempotency-key': key },
  });
const record = (_id: string, fingerprint = 'f'): IdempotencyRecord => ({
  _id,
  fingerprint,
  createsId: new Types.ObjectId(),
  busyUntil: new Date(),
  expiresAt: new Date(Date.now() + 60_000),
});
const writes = () => new BatchedWrites(api.connection.model<IdempotencyRecord>(IdempotencyRecord.name));
const insert = (document: IdempotencyRecord) => ({ insertOne: { document } });

it('writes concurrent posts with fewer commands, and each gets its own listing', async () => {
  const posted = Array.from({ length: POSTS }, () => randomUUID());
  // Connections and tokens are ready, so that the posts arrive together.
  await Promise.all(posted.map((_, n) => post(`Earlier room ${n}`, randomUUID())));
  const sent = recordCommands(api.connection);
  const responses = await Promise.all(posted.map((key, n) => post(`Room ${n}`, key)));
  const written = (collection: string) =>
    sent.commands.filter(({ insert: into, update }) => [into, update].includes(collection)).length;
  expect(written('listings')).toBeLessThan(POSTS);
  expect(written('idempotencykeys')).toBeLessThan(2 * POSTS);
  for (const [n, { status, body }] of responses.entries()) {
    expect(status).toBe(201);
    const { body: listing } = await api.call<Listing>('GET', `/roommates/${body.insertedId}`);
    expect(listing.title).toBe(`Room ${n}`);
    expect((await post(`Room ${n}`, posted[n] ?? '')).body.insertedId).toBe(body.insertedId);
  }
});

const edit = (id: string, title: string, tag?: string) =>
  api.call('PUT', `/roommates/${id}`, {
    as: nusrat,
    body: { ...room, title },
    headers: tag === undefined ? {} : { 'if-match': tag },
  });

it('writes concurrent edits with fewer commands, and each changes its own listing', async () => {
  const posts = await Promise.all(Array.from({ length: POSTS }, (_, n) => post(`Room ${n}`, randomUUID())));
  const ids = posts.map(({ body }) => body.insertedId);
  const sent = recordCommands(api.connection);
  const responses = await Promise.all(ids.map((id, n) => edit(id, `Edited room ${n}`)));
  expect(sent.commands.filter(({ update }) => update === 'listings').length).toBeLessThan(POSTS);
  for (const [n, { status, body, headers }] of responses.entries()) {
    expect([status, body]).toEqual([200, { matchedCount: 1, modifiedCount: 1 }]);
    const { body: listing, headers: now } = await api.call<Listing>('GET', `/roommates/${ids[n] ?? ''}`, {
      as: nusrat,
    });
    expect(listing.title).toBe(`Edited room ${n}`);
    expect(headers.get('etag')?.split('.')[0]).toBe(now.get('etag')?.split('.')[0]);
  }
});

it('lets one of several edits of the same version take effect, and all edits of other listings', async () => {
  const posts = await Promise.all(Array.from({ length: POSTS }, (_, n) => post(`Room ${n}`, randomUUID())));
  const [same = '', ...others] = posts.map(({ body }) => body.insertedId);
  const tag = (await api.call('GET', `/roommates/${same}`, { as: nusrat })).headers.get('etag') ?? '';
  const [competing, independent] = await Promise.all([
    Promise.all(Array.from({ length: 8 }, (_, n) => edit(same, `Competing title ${n}`, tag))),
    Promise.all(others.map((id, n) => edit(id, `Edited room ${n}`))),
  ]);
  expect(independent.map(({ status }) => status)).toEqual(others.map(() => 200));
  const winners = competing.flatMap(({ status }, n) => (status === 200 ? [`Competing title ${n}`] : []));
  expect(winners).toHaveLength(1);
  expect(competing.filter(({ status }) => status === 412)).toHaveLength(7);
  expect((await api.call<Listing>('GET', `/roommates/${same}`)).body.title).toBe(winners[0]);
});

it('knows whether an update matched, unless one of several did not', async () => {
  const together = writes();
  await together.write(insert(record('a')));
  const update = (_id: string) =>
    together.write({ updateOne: { filter: { _id }, update: { $set: { fingerprint: 'new' } } } });
  await expect(update('a')).resolves.toBe(true);
  await expect(update('missing')).resolves.toBe(false);
  await expect(Promise.all([update('a'), update('a')])).resolves.toEqual([true, true]);
  await expect(Promise.all([update('a'), update('missing')])).resolves.toEqual([undefined, undefined]);
});

it('fails only the write that the database refuses', async () => {
  const together = writes();
  const [first, repeated, second] = await Promise.allSettled([
    together.write(insert(record('a'))),
    together.write(insert(record('a', 'another'))),
    together.write(insert(record('b'))),
  ]);
  expect([first.status, second.status]).toEqual(['fulfilled', 'fulfilled']);
  expect(repeated).toMatchObject({ status: 'rejected' });
  expect(isDuplicateKey((repeated as PromiseRejectedResult).reason)).toBe(true);
  const stored = await keys().find().toArray();
  expect(stored.map(({ fingerprint }) => fingerprint as string)).toEqual(['f', 'f']);
});

it('inserts and updates at the same time, and leaves out undefined fields', async () => {
  const together = writes();
  await together.write(insert(record('a')));
  await Promise.all([
    together.write(insert({ ...record('b'), response: undefined } as unknown as IdempotencyRecord)),
    together.write({ updateOne: { filter: { _id: 'a' }, update: { $set: { response: { done: 1 } } } } }),
  ]);
  const stored = await keys().find().toArray();
  expect(stored.map(({ response }) => response as unknown)).toEqual([{ done: 1 }, undefined]);
  expect(stored[1]).not.toHaveProperty('response');
});

describe('after several calls arrived together', () => {
  const realTime = ['setImmediate', 'nextTick', 'queueMicrotask', 'Date', 'performance', 'hrtime'] as const;
  beforeEach(() => jest.useFakeTimers({ doNotFake: [...realTime] }));
  afterEach(() => {
    jest.useRealTimers();
  });

  /** The last two calls arrive many turns of the event loop apart, and less than a millisecond. */
  async function callAll(call: (n: number) => Promise<unknown>) {
    const together = Promise.all([call(0), call(1)]);
    // Earlier calls may have arrived together, too.
    jest.advanceTimersByTime(1);
    await together;
    const sent = recordCommands(api.connection);
    const third = call(2);
    for (let turn = 0; turn < 10; turn += 1) await new Promise(setImmediate);
    const fourth = call(3);
    jest.advanceTimersByTime(1);
    await Promise.all([third, fourth]);
    return sent.commands;
  }

  it('collects writes for a millisecond', async () => {
    const together = writes();
    const commands = await callAll((n) => together.write(insert(record(String(n)))));
    expect(commands.filter((sent) => sent.insert === 'idempotencykeys')).toHaveLength(1);
  });

  it('collects the reads before edits for a millisecond', async () => {
    const listings = api.get(ListingsRepository);
    const commands = await callAll(() => listings.findToChange(new Types.ObjectId().toHexString()));
    expect(commands.filter(readsListings)).toHaveLength(1);
  });
});

it('fails all concurrent writes when the connection breaks, with its error', async () => {
  const together = writes();
  await api.connection.close();
  const outcomes = await Promise.allSettled(['a', 'b'].map((_id) => together.write(insert(record(_id)))));
  const reasons = outcomes.map((outcome): unknown => outcome.status === 'rejected' && outcome.reason);
  expect(reasons.map(isDatabaseUnavailable)).toEqual([true, true]);
});
