import { release } from '../testing/render-shell.tsx';
import { createReporter } from './create-reporter.ts';

const listings = release('mfe-listings', { path: '/roommate/:id', access: 'signed-in' });
const fetchMock = jest.fn<Promise<Response>, [string, RequestInit]>(() => Promise.reject(new TypeError()));
const sent = () => fetchMock.mock.calls.map(([, { body }]) => JSON.parse(body as string) as unknown);

beforeEach(() => {
  fetchMock.mockClear();
  globalThis.fetch = fetchMock as typeof fetch;
});

function thrownIn(file: string): Error {
  const error = new TypeError('rahim@example.com cannot be read');
  error.stack = `TypeError: rahim@example.com cannot be read\n at f (https://rooms.example${file})`;
  return error;
}

it('sends labels and a place, never the text of an error', () => {
  const error = thrownIn('/mfe/mfe-listings/1/static/js/async/p.abc.js:1:234');
  createReporter('7')({ kind: 'page', release: listings, page: '/roommate/:id', error });
  expect(sent()).toEqual([
    {
      kind: 'page',
      remote: 'mfe-listings',
      version: '1',
      page: '/roommate/:id',
      error: 'TypeError',
      at: 'static/js/async/p.abc.js:1:234',
    },
  ]);
});

it("names the shell's release when no remote caused the failure", () => {
  createReporter('7')({ kind: 'uncaught', error: thrownIn('/shell/7/static/js/index.js:2:3') });
  expect(sent()).toEqual([
    expect.objectContaining({ remote: null, version: '7', at: 'static/js/index.js:2:3' }),
  ]);
});

it.each([
  [Object.assign(new Error('x'), { code: 'CSS_CHUNK_LOAD_FAILED' }), 'CSS_CHUNK_LOAD_FAILED'],
  [Object.assign(new Error('x'), { name: 'EntryError' }), 'EntryError'],
  [Object.assign(new Error('x'), { name: 'a name <b>' }), 'Error'],
  ['just text', 'Unknown'],
])('labels %p', (error, label) => {
  createReporter('7')({ kind: 'load', error });
  expect(sent()).toEqual([expect.objectContaining({ error: label })]);
});

it('says the same once, and stops at ten', () => {
  const report = createReporter('7');
  for (let i = 0; i < 30; i += 1) report({ kind: 'page', page: `/p${i % 15}`, error: new Error('x') });
  expect(sent()).toHaveLength(10);
});
