import { setSession } from '@roommate/shell-api';
import { sampleUser } from '@roommate/shell-api/testing';
import { sampleChange } from '../testing/sample-change.ts';
import { keepChange, readChanges } from './waiting-changes.ts';
import { sendWhenPossible } from './send-when-possible.ts';

const asUser = jest.fn(() => Promise.resolve(new Response('{}')));
const asVisitor = jest.fn(() => Promise.resolve(new Response('{}')));
const user = sampleUser();

jest.mock('../notifications/toasts.ts', () => ({ toasts: { success: () => undefined } }));

beforeAll(() => {
  jest.useFakeTimers();
  setSession({ status: 'loading', slow: false });
  keepChange(sampleChange({ id: 'of-user', uid: user.uid }));
  keepChange(sampleChange({ id: 'of-another', uid: 'another' }));
  sendWhenPossible({ apiBase: 'http://localhost/api', asUser, asVisitor });
});
afterAll(() => jest.useRealTimers());

it('sends the changes that an earlier page left when the user is known, and forgets those of others', async () => {
  await jest.advanceTimersByTimeAsync(60_000);
  expect(asUser).not.toHaveBeenCalled();
  setSession({ status: 'signed-in', user });
  expect(readChanges().map(({ id }) => id)).toEqual(['of-user']);
  await jest.advanceTimersByTimeAsync(2000);
  expect(asUser).toHaveBeenCalledTimes(1);
  expect(readChanges()).toEqual([]);
});

it('tries again until the API has responded', async () => {
  asVisitor.mockResolvedValueOnce(new Response('{}', { status: 503 }));
  keepChange(sampleChange({ id: 'later' }));
  await jest.advanceTimersByTimeAsync(2000);
  expect(readChanges()).toHaveLength(1);
  await jest.advanceTimersByTimeAsync(4000);
  expect(asVisitor).toHaveBeenCalledTimes(2);
  expect(readChanges()).toEqual([]);
});

it('ends the changes of a user whose session ends, and forgets them when another one signs in', () => {
  keepChange(sampleChange({ id: 'own', uid: user.uid }));
  setSession({ status: 'signed-out' });
  expect(readChanges()).toMatchObject([{ id: 'own', state: 'ended' }]);
  setSession({ status: 'signed-in', user: sampleUser({ uid: 'another' }) });
  expect(readChanges()).toEqual([]);
});
