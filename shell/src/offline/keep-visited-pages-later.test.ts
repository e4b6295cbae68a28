import { log } from '@roommate/shell-api';
import { routerAt } from '../testing/router-at.ts';
import { keepVisitedPagesLater } from './keep-visited-pages-later.ts';
import { visits } from './visits.ts';

const network = { isThere: true };

// No network can fail here: the import reads a file.
jest.mock('./keep-visited-pages.ts', () => {
  if (!network.isThere) throw new Error('The chunk did not load.');
  return jest.requireActual<object>('./keep-visited-pages.ts');
});

const postMessage = jest.fn();
const register = jest.fn(() => Promise.resolve());
beforeEach(() => {
  jest.useFakeTimers();
  const container = { register, ready: Promise.resolve({ active: { postMessage } }) };
  Object.defineProperty(navigator, 'serviceWorker', { value: container, configurable: true });
});
afterEach(() => {
  jest.useRealTimers();
  // The next test starts without the worker of this one.
  visits.onVisit(() => undefined);
  jest.clearAllMocks();
  document.cookie = 'data-saver=; Max-Age=0';
  Reflect.deleteProperty(navigator, 'serviceWorker');
});
const keep = (serviceWorker = true): ReturnType<typeof routerAt> => {
  const visited = routerAt('/');
  visits.note(visited.router);
  keepVisitedPagesLater({ serviceWorker, preview: null });
  return visited;
};

it('removes all of it from a site without a service worker, also when no more code loads', async () => {
  network.isThere = false;
  const unregister = jest.fn(() => Promise.resolve());
  const stored = new Set(['pages', 'files']);
  const caches = {
    keys: () => Promise.resolve([...stored]),
    delete: (name: string) => Promise.resolve(stored.delete(name)),
  };
  Object.assign(navigator.serviceWorker, { getRegistrations: () => Promise.resolve([{ unregister }]) });
  Object.defineProperty(globalThis, 'caches', { value: caches, configurable: true });
  keep(false);
  await jest.advanceTimersByTimeAsync(0);
  expect(unregister).toHaveBeenCalledTimes(1);
  expect(stored.size).toBe(0);
  Reflect.deleteProperty(globalThis, 'caches');
  network.isThere = true;
});

it('loads its code with retries, so that the page is kept when the connection is back', async () => {
  const report = jest.spyOn(log, 'error').mockReturnValue();
  network.isThere = false;
  keep();
  await jest.advanceTimersByTimeAsync(10_000);
  expect(report).toHaveBeenCalledTimes(1);
  expect(register).not.toHaveBeenCalled();
  network.isThere = true;
  window.dispatchEvent(new Event('online'));
  await jest.advanceTimersByTimeAsync(0);
  expect(register).toHaveBeenCalledTimes(1);
});

it('registers once more when the connection is back', async () => {
  register.mockRejectedValueOnce(new TypeError('Failed to fetch'));
  keep();
  await jest.runAllTimersAsync();
  expect(register).toHaveBeenCalledTimes(1);
  expect(postMessage).not.toHaveBeenCalled();
  window.dispatchEvent(new Event('online'));
  await jest.advanceTimersByTimeAsync(0);
  expect(register).toHaveBeenCalledTimes(2);
  expect(postMessage).toHaveBeenCalledTimes(1);
});

it('stores nothing when the visitor saves data before the start', async () => {
  keep();
  document.cookie = 'data-saver=1';
  await jest.runAllTimersAsync();
  expect(register).not.toHaveBeenCalled();
});

it('stores the pages of the first ten seconds, too', async () => {
  const { show } = keep();
  show('/faq');
  show('/');
  await jest.runAllTimersAsync();
  expect(postMessage.mock.calls).toEqual([[{ visited: '/faq?q=x' }], [{ visited: '/?q=x' }]]);
});

it('stores no more pages from the moment the visitor saves data', async () => {
  const { show } = keep();
  await jest.runAllTimersAsync();
  expect(postMessage).toHaveBeenCalledWith({ visited: '/?q=x' });
  document.cookie = 'data-saver=1';
  show('/about');
  expect(postMessage).not.toHaveBeenCalledWith({ visited: '/about?q=x' });
});
