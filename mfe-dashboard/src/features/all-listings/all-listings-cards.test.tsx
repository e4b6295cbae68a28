import { QueryLayout } from '@roommate/shell-api/query';
import { createTestShell, renderRoutes, sampleListings } from '@roommate/shell-api/testing';
import { screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { AllListingsCards } from './all-listings-cards.tsx';

it('shows the range of the listings and returns to the newest ones', async () => {
  createTestShell();
  const backToNewest = jest.fn();
  const shown = { listings: sampleListings(2), batches: [], skipped: 24, hasMore: false, added: 2 };
  const element = (
    <AllListingsCards
      shown={shown}
      loading={false}
      failed={false}
      loadMore={jest.fn()}
      retry={jest.fn()}
      backToNewest={backToNewest}
    />
  );
  renderRoutes([{ Component: QueryLayout, children: [{ path: '/cards', element }] }], { path: '/cards' });
  expect(screen.getByText('Showing listings 25 to 26')).toBeVisible();
  expect(screen.getByText('#26')).toBeVisible();
  expect(screen.queryByText('Load more')).not.toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { name: 'Back to the newest' }));
  expect(backToNewest).toHaveBeenCalledTimes(1);
});
