import { render } from '@testing-library/react';
import { EmptyState } from './empty-state.tsx';

it('draws a scene for an empty list', () => {
  const { container } = render(<EmptyState title="No Listings Found" />);
  expect(container.querySelectorAll('svg')).toHaveLength(1);
});
