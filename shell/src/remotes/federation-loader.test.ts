import { release } from '../testing/render-shell.tsx';
import { entryScripts } from './federation-loader.ts';

const listings = release('mfe-listings', { path: '/browse-listings', access: 'public' });
const url = 'http://localhost/mfe/mfe-listings/1/remoteEntry.js';

it('gives up on an entry script after three seconds', () => {
  const made = entryScripts([listings])({ url });
  expect(made?.timeout).toBe(3000);
  expect(made?.script.src).toBe(url);
});

it('goes past the caches when it tries again', () => {
  const create = entryScripts([listings]);
  create({ url });
  expect(create({ url })?.script.src).toBe(`${url}?retry=1`);
});

it('ignores scripts that belong to no release', () =>
  expect(entryScripts([listings])({ url: 'http://localhost/other.js' })).toBeUndefined());
