import { render, screen } from '@testing-library/react';
import { Users } from 'lucide-react';
import { StatCard } from '../card/stat-card.tsx';
import { StatGrid } from '../card/stat-grid.tsx';
import { Spinner } from '../button/spinner.tsx';
import { EmptyState } from './empty-state.tsx';
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

it('draws a scene for an empty list', () => {
  const { container } = render(<EmptyState title="No Listings Found" />);
  expect(container.querySelectorAll('svg')).toHaveLength(1);
});

it('says what is loading', () => {
  render(<Spinner label="Loading all listings..." />);
  expect(screen.getByRole('status')).toHaveTextContent('Loading all listings...');
});

it('shows a skeleton for a number that is still loading', () => {
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
  expect(screen.getByRole('definition')).toHaveTextContent('28,800');
  expect(screen.getByRole('term')).toHaveTextContent('Total Listings');
});
