import { keyFirstEntry } from './key-first-entry.ts';
import { createBrowserRouter } from './router.ts';

/** The key of the first entry of a document, as the router sees it. */
function keyOfDocument(): string {
  keyFirstEntry();
  const router = createBrowserRouter([{ path: '*', element: null }]);
  const { key } = router.state.location;
  router.dispose();
  return key;
}

beforeEach(() => window.history.replaceState(null, '', '/'));
afterEach(() => Reflect.deleteProperty(performance, 'getEntriesByType'));

it('gives the first entry of each document a key of its own', () => {
  const first = keyOfDocument();
  expect(first).not.toBe('default');
  window.history.pushState(null, '', '/about');
  expect(keyOfDocument()).not.toBe(first);
});

it('keeps the key of an entry that the browser restores', () => {
  const first = keyOfDocument();
  expect(keyOfDocument()).toBe(first);
});

it.each([
  ['navigate', false],
  ['reload', true],
  ['back_forward', true],
])('on a navigation of type %s, the key of the same URL stays: %s', (type, stays) => {
  const first = keyOfDocument();
  Object.defineProperty(performance, 'getEntriesByType', { configurable: true, value: () => [{ type }] });
  expect(keyOfDocument() === first).toBe(stays);
});

it('keeps what else the entry holds', () => {
  window.history.replaceState({ usr: { from: '/faq' }, idx: 3 }, '');
  keyFirstEntry();
  expect(window.history.state).toMatchObject({ usr: { from: '/faq' }, idx: 3 });
});
