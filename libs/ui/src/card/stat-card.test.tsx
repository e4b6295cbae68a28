import { render, screen } from '@testing-library/react';
import { House } from 'lucide-react';
import { StatCard } from './stat-card.tsx';
import { StatGrid } from './stat-grid.tsx';

it('groups the digits of a number', () => {
  render(
    <StatGrid>
      <StatCard label="Total Listings" icon={House} value={1228824} />
      <StatCard label="Total Views" icon={House} value={undefined} />
    </StatGrid>,
  );
  expect(screen.getByText('Total Listings').nextElementSibling?.textContent).toBe('12,28,824');
  expect(screen.getByText('Total Views').nextElementSibling?.textContent).toBe('–Unknown');
});

it('shows a skeleton for a number that is still loading', () => {
  const stat = (loading: boolean, value?: number) => (
    <StatGrid>
      <StatCard label="Total Listings" value={value} icon={House} loading={loading} />
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
