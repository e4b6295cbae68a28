import { createTestShell, renderRoutes, sampleListings } from '@roommate/shell-api/testing';
import { screen } from '@testing-library/react';
import { routes } from '../../../routes.tsx';
import { panel, prepareSearch } from '../../../testing/open-search.ts';

beforeEach(prepareSearch);

it('a count of some of the matches reads as a minimum', async () => {
  const shell = createTestShell();
  const facet = { relation: 'gte', values: [] };
  const places = { relation: 'gte', values: [{ id: 'dhanmondi', name: 'Dhanmondi', nameBn: '', count: 24 }] };
  shell.respond(/roommates\/search/, {
    items: sampleListings(24),
    next: 'more',
    total: { value: 1000, relation: 'gte' },
    facets: { roomType: facet, availability: facet, rent: facet, places },
    understood: { places: [] },
    names: [],
  });
  renderRoutes(routes, { path: '/browse-listings?roomType=Single' });
  await screen.findByText('More than 1,000 rooms found');
  const area = panel().getByRole('checkbox', { name: /^Dhanmondi ?at least 24$/ });
  expect(area.closest('label')).toHaveTextContent('24+');
  expect(panel().getByRole('radio', { name: /^Single ?at least 1,000$/ })).toBeVisible();
});
