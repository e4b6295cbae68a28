import {
  createTestShell,
  renderRoutes,
  sampleListing,
  type InMemoryListing,
} from '@roommate/shell-api/testing';
import { screen, waitFor } from '@testing-library/react';
import { routes } from '../../routes.tsx';
import '../../testing/everything-in-view.ts';
import { openDetails, shownId, visitor } from '../../testing/open-details.ts';

describe('the rents of similar rooms', () => {
  const rooms = Array.from({ length: 8 }, (_, i) =>
    sampleListing(i + 1, { location: 'Mirpur 10', rentAmount: 10_000, roomType: 'Single' }),
  );
  const openAmong = (listings: readonly InMemoryListing[]) => {
    const listing = sampleListing(0, {
      title: 'Sunny room',
      location: 'Mirpur 10',
      rentAmount: 8800,
      roomType: 'Single',
    });
    createTestShell({ user: visitor, listings: [listing, ...listings] });
    renderRoutes(routes, { path: `/roommate/${shownId}` });
  };

  it('compares the rent with similar rooms, with the size of the sample', async () => {
    openAmong(rooms);
    expect(await screen.findByText('About 12 % below similar rooms in Mirpur 10 (n = 8).')).toBeVisible();
    const area = screen.getByRole('link', { name: 'Rooms in Mirpur 10' });
    expect(area).toHaveAttribute('href', '/areas/mirpur-10');
  });

  it('compares with nothing below a sample of 8', async () => {
    openAmong(rooms.slice(1));
    expect(await screen.findByRole('link', { name: 'Rooms in Mirpur 10' })).toBeVisible();
    expect(screen.getByRole('heading', { name: 'More rooms' })).toBeVisible();
    expect(screen.queryByText(/similar rooms/)).not.toBeInTheDocument();
  });

  it('are not requested while the end of the page is far from the screen', async () => {
    const notify = jest.spyOn(IntersectionObserver.prototype, 'observe').mockReturnValue();
    const { shell } = await openDetails();
    await waitFor(() => expect(notify).toHaveBeenCalled());
    expect(shell.api.calls.filter(({ path }) => /similar-rents|preferences/.test(path))).toEqual([]);
  });
});
