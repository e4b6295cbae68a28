import { once } from 'node:events';
import { get, type IncomingMessage } from 'node:http';
import type { Listing } from '@roommate/contracts';
import type mongoose from 'mongoose';
import { until } from '@roommate/server/testing';
import { useApi } from '../test/support/use-api.ts';
import { storedRoom } from '../test/support/stored-room.ts';

const TOTAL = 5000;
const DESCRIPTION = 'A long description. '.repeat(150);

const api = useApi();
/** The open cursors of the API, by id. */
const openCursors = new Map<string, CursorId>();

beforeAll(async () => {
  const rows = Array.from({ length: TOTAL }, (_, n) =>
    storedRoom({
      title: `room ${n}`,
      description: DESCRIPTION,
      createdAt: new Date(1_750_000_000_000 + n),
    }),
  );
  for (let n = 0; n < TOTAL; n += 500) {
    await api.connection.collection('listings').insertMany(rows.slice(n, n + 500));
  }
  followCursors();
});

const open = async (): Promise<IncomingMessage> => {
  const [response] = (await once(get(`${api.url}/roommates`), 'response')) as [IncomingMessage];
  return response;
};

it('streams thousands of listings, newest first', async () => {
  const { body } = await api.call<Listing[]>('GET', '/roommates');
  expect(body).toHaveLength(TOTAL);
  expect(body[0]?.title).toBe(`room ${TOTAL - 1}`);
  expect(body.at(-1)?.title).toBe('room 0');
});

it('reads no faster than the receiver', async () => {
  const rows = countRows();
  const response = await open();
  response.pause();
  const settled = await rows.settle();
  expect(settled).toBeLessThan(TOTAL);
  let length = 0;
  for await (const chunk of response) length += (chunk as Buffer).length;
  expect(length).toBeGreaterThan(TOTAL * DESCRIPTION.length);
  rows.stop();
});

it('closes its cursor when the receiver disconnects', async () => {
  const response = await open();
  response.pause();
  await until(() => openCursors.size === 1);
  response.destroy();
  await until(() => openCursors.size === 0);
});

it('breaks the connection when the database fails in the middle', async () => {
  const rows = countRows();
  const response = await open();
  response.pause();
  const failed = once(response, 'error');
  // Between two batches, before most of the rows.
  await rows.settle();
  const cursors = [...openCursors.values()];
  await api.connection.db?.command({ killCursors: 'listings', cursors });
  response.resume();
  expect(await failed).toEqual([expect.objectContaining({ message: 'aborted' })]);
  expect(response.complete).toBe(false);
  rows.stop();
});

type CursorId = number | bigint | mongoose.mongo.Long;

/** Keeps `openCursors` up to date from the database commands. */
function followCursors(): void {
  const fetching = new Map<number, CursorId>();
  const client = api.connection.getClient();
  client.on('commandStarted', ({ requestId, command }) => {
    const {
      getMore,
      killCursors,
      cursors = [],
    } = command as Record<string, unknown> & { cursors?: CursorId[] };
    if (getMore !== undefined) fetching.set(requestId, getMore as CursorId);
    if (killCursors !== undefined) for (const id of cursors) openCursors.delete(String(id));
  });
  client.on('commandSucceeded', ({ requestId, commandName, reply }) => {
    const id = (reply as { cursor?: { id: CursorId } }).cursor?.id ?? 0;
    const fetched = fetching.get(requestId);
    if (commandName === 'find' && String(id) !== '0') openCursors.set(String(id), id);
    if (fetched !== undefined && String(id) === '0') openCursors.delete(String(fetched));
  });
}

/** Counts the listings that the API fetches after this call. Does not count the states for the tag. */
function countRows() {
  let rows = 0;
  const count = ({ reply }: { reply: unknown }) => {
    const cursor = (reply as { cursor?: { firstBatch?: object[]; nextBatch?: object[] } }).cursor;
    rows += (cursor?.firstBatch ?? cursor?.nextBatch ?? []).filter((row) => 'title' in row).length;
  };
  const client = api.connection.getClient();
  client.on('commandSucceeded', count);
  return {
    stop: () => client.off('commandSucceeded', count),
    /** The number, once it no longer changes. */
    settle: async () => {
      let [before, since] = [-1, Date.now()];
      await until(() => {
        if (rows !== before) [before, since] = [rows, Date.now()];
        return rows > 0 && Date.now() - since > 300;
      });
      return rows;
    },
  };
}
