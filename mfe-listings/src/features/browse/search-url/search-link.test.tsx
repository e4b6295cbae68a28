import { createTestShell, renderRoutes } from '@roommate/shell-api/testing';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { SearchLink } from './search-link.tsx';

it('calls `onClick` only for a click that changes the search of this tab', async () => {
  createTestShell();
  const onClick = jest.fn();
  const element = (
    <SearchLink next={(search) => ({ ...search, sort: 'rent' })} onClick={onClick}>
      Lowest rent
    </SearchLink>
  );
  renderRoutes([{ path: '/browse-listings', element }], { path: '/browse-listings' });
  const user = userEvent.setup();
  const link = await screen.findByRole('link', { name: 'Lowest rent' });
  // jsdom has no other tab, and reports that it cannot open one.
  addEventListener('click', (event) => event.preventDefault(), { once: true });
  await user.keyboard('{Control>}');
  await user.click(link);
  await user.keyboard('{/Control}');
  expect(onClick).not.toHaveBeenCalled();
  await user.click(link);
  expect(onClick).toHaveBeenCalledTimes(1);
});
