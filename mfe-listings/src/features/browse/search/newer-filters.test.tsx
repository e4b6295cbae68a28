import { createTestShell, renderRoutes } from '@roommate/shell-api/testing';
import { screen } from '@testing-library/react';
import { routes } from '../../../routes.tsx';

const exactly = (value: number) => ({ value, relation: 'eq' });
const noCounts = { relation: 'eq', values: [] };

it('offers a search without a filter that it knows, and ignores those of a newer API', async () => {
  const shell = createTestShell();
  shell.respond(/roommates\/search/, {
    items: [],
    total: exactly(0),
    facets: { roomType: noCounts, availability: noCounts, rent: noCounts, places: noCounts },
    understood: { places: [], roomType: 'Shared' },
    names: [],
    loosen: [
      { filter: 'parking', total: exactly(3) },
      { filter: 'roomType', total: exactly(2) },
    ],
  });
  renderRoutes(routes, { path: '/browse-listings?roomType=Shared' });
  expect(await screen.findByRole('heading', { name: 'No rooms match' })).toBeVisible();
  expect(screen.getByRole('link', { name: /^Any room type/ })).toBeVisible();
});
