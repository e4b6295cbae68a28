import { render, screen } from '@testing-library/react';
import { ErrorState } from './error-state.tsx';

it('announces an error with its action', () => {
  render(
    <ErrorState
      title="Error Loading Listings"
      text="Failed to fetch listings"
      action={<button>Try Again</button>}
    />,
  );
  expect(screen.getByRole('alert')).toHaveTextContent(
    'Error Loading ListingsFailed to fetch listingsTry Again',
  );
});
