import { setSession } from '@roommate/shell-api';
import { createTestShell, sampleUser } from '@roommate/shell-api/testing';
import { createSenders } from '../../api/create-senders.ts';
import { apiServerPerTest, listing, noting, respond } from '../../testing/api-server.ts';
import { sampleChange } from '../../testing/sample-change.ts';
import { dropChange, keepChange, readChanges } from '../waiting-changes.ts';
import { waitAndSend } from './wait-and-send.ts';

const server = apiServerPerTest();
const user = sampleUser();
const token = () => Promise.resolve('token');
const first = { ...listing, title: 'First' };
const saved = respond(200, { matchedCount: 1, modifiedCount: 1 });

/**
 * The later of two edits is sent after its page is left. The response to the first one was lost.
 * @returns the conditions of all requests
 */
async function sendSecond(
  current: object,
  headers: Record<string, string>,
  values: object = { ...listing, title: 'Second' },
) {
  const edit = (id: string, body: object, changed: Parameters<typeof sampleChange>[0] = {}) =>
    sampleChange({
      id,
      kind: 'edit',
      uid: user.uid,
      method: 'PUT',
      url: server.url('/roommates/1'),
      headers: { 'content-type': 'application/json', 'if-match': 'W/"a"' },
      body: JSON.stringify(body),
      ...changed,
    });
  const conditions: (string | undefined)[] = [];
  server.handlers = [respond(412, {}), respond(200, current, headers), saved].map((handler) =>
    noting(conditions, 'if-match', handler),
  );
  keepChange(edit('first', first, { state: 'offered', madeAt: Date.now() - 2 }));
  const senders = createSenders(server.url(''), { current: token, resolved: token, renewed: token });
  const second = edit('second', values, { madeAt: Date.now() - 1 });
  await waitAndSend(second, senders, new AbortController().signal);
  return conditions;
}

beforeEach(() => {
  createTestShell();
  for (const { id } of readChanges()) dropChange(id);
  setSession({ status: 'signed-in', user });
});

it('overwrites an own earlier edit whose response was lost', async () => {
  expect(await sendSecond(first, { etag: 'W/"b"' })).toEqual(['W/"a"', undefined, 'W/"b"']);
  expect(readChanges()).toEqual([]);
});

it('sends an edit that picks only another place than an own earlier one', async () => {
  const other = { ...first, placeId: 'other' };
  expect(await sendSecond(first, { etag: 'W/"b"' }, other)).toEqual(['W/"a"', undefined, 'W/"b"']);
  expect(readChanges()).toEqual([]);
});

it.each([
  ['was changed elsewhere', { ...first, rentAmount: 1 }, { etag: 'W/"b"' }],
  ['has no version', first, {}],
])('asks before it overwrites a listing that %s', async (_, current, headers) => {
  expect(await sendSecond(current, headers)).toHaveLength(2);
  expect(readChanges()).toContainEqual(
    expect.objectContaining({ id: 'second', state: 'refused', status: 412 }),
  );
});
