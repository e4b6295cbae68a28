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

it('keeps what else the entry holds', () => {
  window.history.replaceState({ usr: { from: '/faq' }, idx: 3 }, '');
  keyFirstEntry();
  expect(window.history.state).toMatchObject({ usr: { from: '/faq' }, idx: 3 });
});
