import { NetworkError, setSession, unwrap } from '@roommate/shell-api';
import { sampleUser } from '@roommate/shell-api/testing';
import { waitFor } from '@testing-library/react';
import { dropChange, readChanges, subscribeToChanges } from '../offline/waiting-changes.ts';
import {
  apiServerPerTest,
  hangUp,
  listing,
  listingParams,
  message,
  noting,
  respond,
} from '../testing/api-server.ts';

const server = apiServerPerTest();
const user = sampleUser();

const setOnline = (isOnline: boolean) =>
  Object.defineProperty(navigator, 'onLine', { value: isOnline, configurable: true });
const goOnline = () => {
  setOnline(true);
  dispatchEvent(new Event('online'));
};
const states = () => readChanges().map(({ kind, state }) => [kind, state]);
const like = () =>
  unwrap(server.client().PATCH('/roommates/{id}/like', { params: listingParams, body: { likes: 1 } }));
const edit = (body = listing) =>
  unwrap(
    server.client().PUT('/roommates/{id}', {
      params: { ...listingParams, header: { 'If-Match': 'W/"a.b"' } },
      body,
    }),
  );

beforeEach(() => {
  for (const { id } of readChanges()) dropChange(id);
  history.replaceState(null, '', '/');
  setSession({ status: 'signed-in', user });
  Object.assign(server.tokens, { current: 't', resolved: 't', renewed: 't' });
});
afterEach(() => setOnline(true));

describe('without a connection', () => {
  beforeEach(() => setOnline(false));

  it('stores a like, and sends it when the connection is back', async () => {
    server.handlers = [respond(200, { matchedCount: 1, modifiedCount: 1 })];
    const liked = like();
    await waitFor(() => expect(readChanges()).toMatchObject([{ kind: 'like', uid: user.uid }]));
    expect(localStorage.getItem(`roommate:change:${readChanges()[0]?.id}`)).not.toBeNull();
    expect(server.calls).toEqual([]);
    goOnline();
    await expect(liked).resolves.toMatchObject({ modifiedCount: 1 });
    expect(readChanges()).toEqual([]);
  });

  it('waits on when the connection does not work yet, and sends a message with one key', async () => {
    const keys: (string | undefined)[] = [];
    const keyed = (handler: Parameters<typeof noting>[2]) => noting(keys, 'idempotency-key', handler);
    server.handlers = [keyed(hangUp), keyed(hangUp), keyed(respond(201, 'done'))];
    const sent = server.post();
    await waitFor(() => expect(states()).toEqual([['message', 'waiting']]));
    goOnline();
    await waitFor(() => expect(keys).toHaveLength(2));
    expect(states()).toEqual([['message', 'waiting']]);
    await expect(sent).resolves.toBe('done');
    expect([new Set(keys).size, keys[0]]).toEqual([1, expect.stringMatching(/^[\da-f]{32}$/)]);
  });

  it('sends a message of a visitor without the token of the user who has logged in since', async () => {
    setSession({ status: 'signed-out' });
    server.handlers = [respond(201, 'done')];
    const sent = server.post();
    await waitFor(() => expect(states()).toHaveLength(1));
    setSession({ status: 'signed-in', user });
    goOnline();
    await sent;
    expect(server.calls).toMatchObject([{ authorization: undefined }]);
  });

  it('asks about a change that has waited for a day in its page', async () => {
    const liked = like();
    await waitFor(() => expect(states()).toHaveLength(1));
    const now = jest.spyOn(Date, 'now').mockReturnValue(Date.now() + 24 * 3600 * 1000);
    goOnline();
    await expect(liked).rejects.toThrow(NetworkError);
    now.mockRestore();
    expect(readChanges()).toMatchObject([{ state: 'refused', reason: 'It has waited for a day.' }]);
    expect(server.calls).toEqual([]);
  });

  it('ends the request that is under way when the user signs out', async () => {
    const ended = new Promise<void>((resolve) => {
      server.handlers = [(_request, response) => response.on('close', resolve)];
    });
    const liked = like();
    await waitFor(() => expect(states()).toHaveLength(1));
    goOnline();
    await waitFor(() => expect(server.calls).toHaveLength(1));
    setSession({ status: 'signed-out' });
    await expect(liked).rejects.toThrow(NetworkError);
    await ended;
    expect(readChanges()).toEqual([]);
  });

  it('keeps the words of a change that is refused after its page has gone', async () => {
    const problem = { error: 'Bad', errors: [{ field: 'message', message: 'Message is too long.' }] };
    server.handlers = [respond(400, problem)];
    const sent = server.post();
    await waitFor(() => expect(states()).toHaveLength(1));
    history.replaceState(null, '', '/faq');
    goOnline();
    await expect(sent).rejects.toMatchObject({ status: 400 });
    expect(readChanges()).toMatchObject([{ state: 'refused', reason: 'Message is too long.' }]);
    expect(JSON.parse(readChanges()[0]?.body ?? '')).toMatchObject(message);
  });

  it.each([
    ['by a link', () => history.replaceState({ key: 'again' }, '', '/')],
    ['with Back', () => dispatchEvent(new PopStateEvent('popstate'))],
  ])('keeps the words also when the visitor has come back to the page %s', async (_, comeBack) => {
    server.handlers = [respond(400, {})];
    const listen = jest.spyOn(globalThis, 'addEventListener');
    const sent = server.post();
    await waitFor(() => expect(states()).toHaveLength(1));
    // The code that watches the page has started when it waits for a connection.
    await waitFor(() => expect(listen).toHaveBeenCalledWith('online', expect.any(Function)));
    listen.mockRestore();
    history.replaceState({ key: 'other' }, '', '/faq');
    history.replaceState(null, '', '/');
    comeBack();
    goOnline();
    await expect(sent).rejects.toMatchObject({ status: 400 });
    expect(states()).toEqual([['message', 'refused']]);
  });

  it.each([503, 429, 409])('waits on after a response of %s', async (status) => {
    server.handlers = [respond(status, {}), respond(201, 'done')];
    const sent = server.post();
    await waitFor(() => expect(states()).toHaveLength(1));
    goOnline();
    await waitFor(() => expect(server.calls).toHaveLength(1));
    expect(states()).toEqual([['message', 'waiting']]);
    await expect(sent).resolves.toBe('done');
  });

  it.each([
    ['refusal', 400, {}],
    ['limit per day', 429, { 'retry-after': '7200' }],
  ])('leaves a %s to the page that still shows', async (_, status, headers) => {
    server.handlers = [respond(status, {}, headers)];
    const sent = server.post();
    await waitFor(() => expect(states()).toHaveLength(1));
    goOnline();
    await expect(sent).rejects.toMatchObject({ status });
    expect(readChanges()).toEqual([]);
  });

  it('takes an edit that an earlier try has saved for saved', async () => {
    server.handlers = [hangUp, respond(412, {}), respond(200, { ...listing, likes: 3 }, { etag: 'W/"c"' })];
    const saved = edit();
    await waitFor(() => expect(states()).toEqual([['edit', 'waiting']]));
    goOnline();
    await expect(saved).resolves.toMatchObject({ matchedCount: 1 });
  });

  it('compares the texts of a saved edit as the API saves them', async () => {
    server.handlers = [respond(412, {}), respond(200, listing)];
    const saved = edit({ ...listing, title: ' Room ' });
    await waitFor(() => expect(states()).toHaveLength(1));
    goOnline();
    await expect(saved).resolves.toMatchObject({ matchedCount: 1 });
  });

  it('reports the conflict when the listing cannot be read', async () => {
    server.handlers = [respond(412, {}), (_request, response) => response.end('<html>')];
    const saved = edit();
    await waitFor(() => expect(states()).toHaveLength(1));
    goOnline();
    await expect(saved).rejects.toMatchObject({ status: 412 });
  });

  it('reports the conflict of an edit with another one', async () => {
    server.handlers = [respond(412, {}), respond(200, { ...listing, title: 'Another' })];
    const saved = edit();
    await waitFor(() => expect(states()).toEqual([['edit', 'waiting']]));
    goOnline();
    await expect(saved).rejects.toMatchObject({ status: 412 });
  });

  it('fails immediately for a read, and for a change whose outcome shows only once', async () => {
    server.handlers = [hangUp, hangUp, hangUp];
    await expect(server.stats()).rejects.toThrow(NetworkError);
    await expect(
      unwrap(server.client().DELETE('/roommates/{id}', { params: listingParams })),
    ).rejects.toThrow(NetworkError);
  });
});

describe('when the browser is online and the site does not respond', () => {
  it('fails and offers to send the change later; a later try takes its place', async () => {
    server.handlers = [hangUp, hangUp, respond(201, 'done')];
    const api = server.client();
    await expect(server.post(api)).rejects.toThrow(NetworkError);
    await waitFor(() => expect(states()).toEqual([['message', 'offered']]));
    await server.post(api);
    await waitFor(() => expect(readChanges()).toEqual([]));
  });

  it('keeps the time of the first try with its key', async () => {
    server.handlers = [hangUp, hangUp, hangUp, hangUp];
    const api = server.client();
    await expect(server.post(api)).rejects.toThrow(NetworkError);
    await waitFor(() => expect(states()).toHaveLength(1));
    const [first] = readChanges();
    const offered = new Promise<void>((resolve) => {
      const end = subscribeToChanges(() => {
        end();
        resolve();
      });
    });
    await expect(server.post(api)).rejects.toThrow(NetworkError);
    await offered;
    expect(readChanges()).toMatchObject([{ id: first?.id, madeAt: first?.madeAt }]);
  });

  it('sends a message of an unknown person each time as the same one', async () => {
    setSession({ status: 'loading', slow: false });
    Object.defineProperty(server.tokens, 'resolved', {
      get() {
        setSession({ status: 'signed-in', user });
        return 't';
      },
    });
    server.handlers = [hangUp, hangUp];
    await expect(server.post()).rejects.toThrow(NetworkError);
    await waitFor(() => expect(states()).toEqual([['message', 'offered']]));
    expect([server.calls[0]?.authorization, readChanges()[0]?.uid]).toEqual(['Bearer t', user.uid]);
  });

  it('offers nothing when the API has responded', async () => {
    server.handlers = [respond(503, {})];
    await expect(like()).rejects.toMatchObject({ status: 503 });
    expect(readChanges()).toEqual([]);
  });
});
