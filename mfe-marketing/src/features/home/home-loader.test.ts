import { getQueryClient } from '@roommate/shell-api/query';
import { createTestShell, sampleUser } from '@roommate/shell-api/testing';
import { waitFor } from '@testing-library/react';
import { homeLoader } from './home-loader.ts';
import { routes } from '../../routes.tsx';

const all = ['/areas', '/roommates/available', '/roommates/search'];
const args = { params: {}, request: new Request('http://localhost/'), context: {} };

function setUp(options?: Parameters<typeof createTestShell>[0]) {
  const shell = createTestShell(options);
  const { calls } = shell.api;
  const prefetch = async () => {
    const [{ handle } = {}] = routes;
    (handle as { prefetch: (page: object) => void }).prefetch(args);
    await waitFor(() => expect(calls).toHaveLength(all.length));
    calls.length = 0;
  };
  /** @returns the paths of its requests */
  const visit = async () => {
    const { listings, quickLinks } = await homeLoader(args as unknown as Parameters<typeof homeLoader>[0]);
    expect(await listings).toHaveLength(8);
    await quickLinks;
    return calls.map(({ path }) => path.replace(/\?.*/, '')).sort();
  };
  return { shell, prefetch, visit };
}

describe('home that has loaded ahead', () => {
  it('requests nothing on the visit, and all when it is revalidated', async () => {
    const { prefetch, visit } = setUp();
    await prefetch();
    expect(await visit()).toEqual([]);
    expect(await visit()).toEqual(all);
  });

  it('requests again what has failed', async () => {
    const { shell, prefetch, visit } = setUp();
    shell.fail(/available/, 503, { times: 1 });
    await prefetch();
    expect(await visit()).toEqual(['/roommates/available']);
  });

  it('does without the query cache for a visitor, and requests all after a sign-in', async () => {
    const { shell, prefetch, visit } = setUp();
    await prefetch();
    expect(getQueryClient().getQueryCache().getAll()).toEqual([]);
    shell.signIn();
    expect(await visit()).toEqual(all);
  });
});

describe('home that has loaded ahead for a signed-in person', () => {
  const client = getQueryClient();
  const prefetched = async () => {
    const home = setUp({ user: sampleUser() });
    await home.prefetch();
    // The code of the cache loads for it.
    await waitFor(() => expect(client.getQueriesData({ queryKey: ['listings', 'ahead'] })).toHaveLength(2));
    return home;
  };

  it('requests nothing on the visit', async () => {
    const { visit } = await prefetched();
    expect(await visit()).toEqual([]);
  });

  it('requests all after the person has changed a listing', async () => {
    const { visit } = await prefetched();
    // As the pages do that post, edit and delete.
    await client.invalidateQueries({ queryKey: ['listings'] });
    expect(await visit()).toEqual(all);
  });

  it('requests all after a sign-out', async () => {
    const { shell, visit } = await prefetched();
    shell.signOut();
    expect(await visit()).toEqual(all);
  });
});
