import { createTestShell, renderRoutes } from '@roommate/shell-api/testing';
import { screen } from '@testing-library/react';
import type { SearchSummary } from '../query/fetch-matches.ts';
import { ResultCount } from './result-count.tsx';

const empty = { relation: 'gte' as const, values: [] };
const summary = (total: SearchSummary['total'], hidden: number): SearchSummary => ({
  total,
  hidden,
  facets: { roomType: empty, availability: empty, rent: empty, places: empty },
  understood: { places: [] },
  names: [],
});
const many = { value: 1000, relation: 'gte' } as const;
const few = { value: 300, relation: 'eq' } as const;

describe('the number of rooms for a person with dealbreakers', () => {
  it.each([
    [
      'place=mirpur',
      summary(few, 20),
      false,
      '300 rooms found, best match first. Your dealbreakers hide 20 rooms.',
    ],
    [
      'place=mirpur',
      summary(few, 701),
      false,
      '300 rooms found, best match first. Your dealbreakers hide at least 701 rooms.',
    ],
    [
      'place=mirpur',
      summary(many, 0),
      true,
      'More than 1,000 rooms found. Rooms with a dealbreaker are left out.',
    ],
    ['includeHidden=true', summary(many, 0), true, 'More than 1,000 rooms found'],
  ])('of %s', async (search, known, isUncounted, text) => {
    createTestShell();
    const path = '/browse-listings';
    const element = <ResultCount search={search} summary={known} isUncounted={isUncounted} />;
    renderRoutes([{ path, element }], { path: `${path}?${search}` });
    expect((await screen.findByRole('status')).textContent).toBe(text);
    const isShown = search === 'includeHidden=true';
    expect(screen.getByRole('link').textContent).toBe(
      isShown ? 'Hide rooms with a dealbreaker' : 'Show rooms with a dealbreaker',
    );
  });
});
