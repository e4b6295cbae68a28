import { log, NetworkError, setSession, unwrap } from '@roommate/shell-api';
import { createTestShell, sampleUser } from '@roommate/shell-api/testing';
import { waitFor } from '@testing-library/react';
import { onIdTokenChanged } from 'firebase/auth';
import { tokenOf } from '../auth/token-of.ts';
import { toasts } from '../notifications/toasts.ts';
import { sendLeftChanges } from '../offline/changes/send-left-changes.ts';
import { dropChange, keepChange, readChanges } from '../offline/waiting-changes.ts';
import { apiServerPerTest, listingParams, respond } from '../testing/api-server.ts';
import { sampleChange } from '../testing/sample-change.ts';
import { signInProviderPerTest } from '../testing/sign-in-provider.ts';
import { createApi } from './create-api.ts';
import { createSenders } from './create-senders.ts';
import { sessionCredentials } from './session-credentials.ts';

const server = apiServerPerTest();
const provider = signInProviderPerTest();
const user = sampleUser({ uid: 'uid' });
const liked = respond(200, { matchedCount: 1, modifiedCount: 1 });
const UNREACHABLE = 'The server could not be reached.';

const senders = () =>
  createSenders(
    server.url(''),
    sessionCredentials(
      { idToken: (refresh) => tokenOf(provider.auth, refresh) },
      { isGuarded: () => false, subscribe: () => () => undefined },
    ),
  );
const api = () => createApi(senders());
const like = () => unwrap(api().PATCH('/roommates/{id}/like', { params: listingParams, body: { likes: 1 } }));
const setOnline = (isOnline: boolean) =>
  Object.defineProperty(navigator, 'onLine', { value: isOnline, configurable: true });
const goOnline = () => {
  setOnline(true);
  dispatchEvent(new Event('online'));
};
const states = () => readChanges().map(({ kind, state }) => [kind, state]);
const tokens = () => server.calls.map(({ authorization }) => authorization);

beforeEach(() => {
  createTestShell();
  for (const { id } of readChanges()) dropChange(id);
  setSession({ status: 'signed-in', user });
  onIdTokenChanged(provider.auth, (now) => {
    if (!now) setSession({ status: 'signed-out' });
  });
});
afterEach(() => {
  setOnline(true);
  jest.restoreAllMocks();
});

describe('when the provider gives no new token', () => {
  it('a change of an open page waits on, and is sent with the next token', async () => {
    setOnline(false);
    const sent = like();
    await waitFor(() => expect(states()).toEqual([['like', 'waiting']]));
    server.handlers = [liked];
    provider.responses = ['nothing'];
    goOnline();
    await waitFor(() => expect(provider.responses).toEqual([]));
    expect(states()).toEqual([['like', 'waiting']]);
    await expect(sent).resolves.toMatchObject({ modifiedCount: 1 });
    expect([tokens(), states()]).toEqual([['Bearer new'], []]);
  });

  it.each(['nothing', 'unavailable'] as const)(
    'a change of a closed tab is tried again after: %s',
    async (response) => {
      jest.spyOn(toasts, 'success').mockImplementation(() => undefined);
      keepChange(sampleChange({ kind: 'listing', uid: user.uid, url: server.url('/roommates') }));
      server.handlers = [respond(201, { insertedId: '1' })];
      provider.responses = [response];
      await expect(sendLeftChanges(senders())).resolves.toBe(true);
      expect(states()).toEqual([['listing', 'waiting']]);
      await expect(sendLeftChanges(senders())).resolves.toBe(false);
      expect([tokens(), states()]).toEqual([['Bearer new'], []]);
    },
  );

  it.each(['nothing', 'unavailable'] as const)(
    'the page says that the server was not reached, and the change is offered, after: %s',
    async (response) => {
      provider.responses = [response, response];
      await expect(like()).rejects.toThrow(UNREACHABLE);
      await waitFor(() => expect(states()).toEqual([['like', 'offered']]));
      await expect(unwrap(api().GET('/roommates/stats'))).rejects.toThrow(UNREACHABLE);
    },
  );
});

describe('when the session has ended', () => {
  it('a change of an open page ends', async () => {
    setOnline(false);
    const sent = like();
    await waitFor(() => expect(states()).toHaveLength(1));
    provider.responses = ['session has ended'];
    goOnline();
    await expect(sent).rejects.toThrow(NetworkError);
    expect([tokens(), states()]).toEqual([[], []]);
  });

  it('a change of a closed tab is not tried again', async () => {
    jest.spyOn(log, 'error').mockImplementation(() => undefined);
    keepChange(sampleChange({ kind: 'listing', uid: user.uid, url: server.url('/roommates') }));
    provider.responses = ['session has ended'];
    await expect(sendLeftChanges(senders())).resolves.toBe(false);
    expect(tokens()).toEqual([]);
  });
});
