import '@testing-library/jest-dom';
import { render, screen } from '@testing-library/react';
import { Users } from 'lucide-react';
import { StatCard } from '../card/stat-card.tsx';
import { StatGrid } from '../card/stat-grid.tsx';
import { Spinner } from '../button/spinner.tsx';
import { EmptyState } from './empty-state.tsx';
import { ErrorState } from './error-state.tsx';

it('announces an error with what to do about it', () => {
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

it.each([
  [undefined, 1],
  [null, 0],
])('draws a picture for an empty list unless it is null (%s)', (picture, drawings) => {
  const { container } = render(<EmptyState title="No Listings Found" picture={picture} />);
  expect(container.querySelectorAll('svg')).toHaveLength(drawings);
});

it('says what one waits for', () => {
  render(<Spinner label="Loading all listings..." />);
  expect(screen.getByRole('status')).toHaveTextContent('Loading all listings...');
});

it('keeps the place of a number that is not known yet', () => {
  const stat = (loading: boolean, value?: number) => (
    <StatGrid>
      <StatCard label="Total Listings" value={value} icon={Users} loading={loading} />
    </StatGrid>
  );
  const { rerender } = render(stat(true));
  expect(screen.getByRole('definition')).toHaveTextContent('Loading');
  rerender(stat(false));
  expect(screen.getByRole('definition')).toHaveTextContent('Unknown');
  rerender(stat(false, 28800));
  expect(screen.getByRole('definition')).toHaveTextContent('28800');
  expect(screen.getByRole('term')).toHaveTextContent('Total Listings');
});
