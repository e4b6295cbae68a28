import { sampleChange } from '../../testing/sample-change.ts';
import { readChanges } from '../waiting-changes.ts';
import { waitAndSend } from './wait-and-send.ts';
import { withFreeLock, withLock } from './with-lock.ts';

type Request = (
  name: string,
  options: LockOptions,
  run: (lock: object) => Promise<unknown>,
) => Promise<unknown>;

const setNavigator = (name: 'locks' | 'onLine', value: unknown) =>
  Object.defineProperty(navigator, name, { value, configurable: true });
const setLocks = (request: Request) => setNavigator('locks', { request });
const refuse: Request = () => Promise.reject(new DOMException('Access is denied.', 'SecurityError'));
const give: Request = (_name, _options, run) => run({});

afterEach(() => {
  Reflect.deleteProperty(navigator, 'locks');
  jest.restoreAllMocks();
});

it.each([
  ['gives locks', give],
  ['refuses locks', refuse],
])('reports the error of a change that fails, and runs it once, in a browser that %s', async (_, request) => {
  setLocks(request);
  const send = jest.fn(() => Promise.reject(new Error('failed')));
  await expect(withLock('id', send)).rejects.toThrow('failed');
  await expect(withFreeLock('id', send)).rejects.toThrow('failed');
  expect(send).toHaveBeenCalledTimes(2);
});

it.each([
  ['has no locks', undefined],
  ['refuses locks', refuse],
])('runs a change that this page does not wait with in a browser that %s', async (_, request) => {
  if (request) setLocks(request);
  const send = jest.fn(() => Promise.resolve());
  const others: boolean[] = [];
  await withLock('id', async () => {
    others.push(await withFreeLock('id', send), await withFreeLock('other', send));
  });
  others.push(await withFreeLock('id', send));
  expect([others, send.mock.calls.length]).toEqual([[false, true, true], 2]);
});

it('lets a change wait in a browser that refuses locks and storage', async () => {
  setLocks(refuse);
  jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('The operation is insecure.', 'SecurityError');
  });
  setNavigator('onLine', false);
  const respond = jest.fn(() => Promise.resolve(new Response('{}', { status: 201 })));
  const senders = { apiBase: 'http://localhost/api', asUser: respond, asVisitor: respond };
  const sent = waitAndSend(sampleChange({ page: location.pathname }), senders, new AbortController().signal);
  const settled = jest.fn();
  void sent.then(settled, settled);
  await new Promise((resolve) => setTimeout(resolve));
  expect([readChanges().length, settled.mock.calls.length]).toEqual([1, 0]);
  setNavigator('onLine', true);
  dispatchEvent(new Event('online'));
  await expect(sent).resolves.toMatchObject({ status: 201 });
  expect([readChanges().length, respond.mock.calls.length]).toEqual([0, 1]);
});
