import type { LoaderFunctionArgs } from '@roommate/shell-api';
import { createTestShell, sampleListings } from '@roommate/shell-api/testing';
import { dataCode } from './data-code.ts';
import { routes } from './routes.tsx';

const lost = Object.assign(new Error('Loading chunk listings-data failed.'), {
  name: 'ChunkLoadError',
  request: 'http://localhost/remotes/listings/1/listings-data.js',
});

const respond = (response: () => Promise<Response>) => (globalThis.fetch = jest.fn(response));

function loadBrowse(): Promise<unknown> {
  const { loader } = routes.find(({ path }) => path === '/browse-listings') ?? {};
  if (typeof loader !== 'function') throw new Error('Browse has no loader.');
  const request = new Request('http://localhost/browse-listings');
  return Promise.resolve(loader({ request, params: {}, context: {} } as LoaderFunctionArgs));
}

beforeEach(() => createTestShell({ listings: sampleListings(3) }));
afterEach(() => jest.restoreAllMocks());

describe('browse whose code does not load', () => {
  it('shows without it when the site does not respond', async () => {
    jest.spyOn(dataCode, 'load').mockRejectedValueOnce(lost);
    respond(() => Promise.reject(new TypeError('offline')));
    expect(await loadBrowse()).toEqual({});
  });

  it('tries once more when the site responds, and shows with it', async () => {
    const load = jest.spyOn(dataCode, 'load').mockRejectedValueOnce(lost);
    const fetch = respond(() => Promise.resolve(new Response(null)));
    expect(await loadBrowse()).toHaveProperty('batch');
    expect(load).toHaveBeenCalledTimes(2);
    expect(fetch).toHaveBeenCalledWith(lost.request, expect.objectContaining({ method: 'HEAD' }));
  });

  it('leaves a file that is gone to the shell, which reloads the page', async () => {
    jest.spyOn(dataCode, 'load').mockRejectedValue(lost);
    respond(() => Promise.resolve(new Response(null, { status: 404 })));
    await expect(loadBrowse()).rejects.toBe(lost);
  });
});
