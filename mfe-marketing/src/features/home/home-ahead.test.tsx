import type { PageHandle } from '@roommate/shell-api';
import { createTestShell, renderRoutes, sampleListings } from '@roommate/shell-api/testing';
import { act, screen, waitFor, within } from '@testing-library/react';
import { routes } from '../../routes.tsx';
import '../../testing/media.ts';

const AVAILABLE_LISTINGS = '/roommates/available?limit=8';

const open = () => renderRoutes(routes, { path: '/' });
const cards = () => within(screen.getByRole('list', { name: 'Available listings' })).getAllByRole('article');

/** The responses of the test API have arrived. */
const settled = () => act(() => new Promise((resolve) => void setTimeout(resolve)));

describe('listings that have loaded ahead some time ago', () => {
  const openLate = async (shell: ReturnType<typeof createTestShell>) => {
    const now = jest.spyOn(Date, 'now').mockReturnValue(1_000_000);
    const [{ handle } = {}] = routes;
    (handle as PageHandle).prefetch({ params: {}, request: new Request('http://localhost/') });
    await waitFor(() => expect(shell.api.calls.map(({ path }) => path)).toContain(AVAILABLE_LISTINGS));
    await settled();
    now.mockReturnValue(1_002_000);
    return () => now.mockRestore();
  };

  it('show at once, and newer ones replace them', async () => {
    const shell = createTestShell({ listings: sampleListings(2) });
    const restore = await openLate(shell);
    shell.respond('/roommates/available', sampleListings(3));
    const release = shell.api.hold();
    open();
    await waitFor(() => expect(cards()).toHaveLength(2));
    // The links, too, load again.
    const links = within(screen.getByRole('list', { name: 'Popular searches' }));
    expect(links.getAllByRole('link').length).toBeGreaterThan(0);
    const link = links.getAllByRole('link')[0];
    await settled();
    expect(link).toBeInTheDocument();
    release();
    await waitFor(() => expect(cards()).toHaveLength(3));
    restore();
  });

  it('stay when the newer ones fail', async () => {
    const shell = createTestShell({ listings: sampleListings(2) });
    const restore = await openLate(shell);
    const before = shell.api.calls.length;
    shell.fail(AVAILABLE_LISTINGS, 503);
    open();
    await waitFor(() => expect(shell.api.calls.length).toBeGreaterThan(before));
    await settled();
    expect(cards()).toHaveLength(2);
    expect(screen.queryByRole('button', { name: 'Try Again' })).not.toBeInTheDocument();
    restore();
  });
});
