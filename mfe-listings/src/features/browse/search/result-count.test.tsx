import { createTestShell, renderRoutes } from '@roommate/shell-api/testing';
import { screen } from '@testing-library/react';
import type { SearchSummary } from '../matches/fetch-matches.ts';
import { ResultCount } from './result-count.tsx';

const empty = { relation: 'gte' as const, values: [] };
const summary = (total: SearchSummary['total'], hidden?: number): SearchSummary => ({
  total,
  ...(hidden !== undefined && { hidden }),
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
      '300 rooms found, best match first. Your dealbreakers hide 20 rooms.',
      'Show rooms with a dealbreaker',
    ],
    [
      'place=mirpur',
      summary(few, 701),
      '300 rooms found, best match first. Your dealbreakers hide at least 701 rooms.',
      'Show rooms with a dealbreaker',
    ],
    [
      'place=mirpur',
      summary(many, 0),
      'More than 1,000 rooms found. Rooms with a dealbreaker are left out. Add a filter to see the best match first.',
      'Show rooms with a dealbreaker',
    ],
    [
      'place=mirpur',
      summary({ value: 12, relation: 'gte' }, 989),
      'At least 12 rooms found. Your dealbreakers hide at least 989 rooms.',
      'Show rooms with a dealbreaker',
    ],
    [
      'place=mirpur',
      summary({ value: 0, relation: 'gte' }, 1001),
      'No rooms found so far. Your dealbreakers hide at least 1,001 rooms.',
      'Show rooms with a dealbreaker',
    ],
    [
      'place=mirpur',
      { ...summary({ value: 3, relation: 'eq' }, 998), isUnranked: true as const },
      '3 rooms found. Your dealbreakers hide at least 998 rooms.',
      'Show rooms with a dealbreaker',
    ],
    [
      'place=mirpur',
      summary({ value: 0, relation: 'eq' }, 3),
      '0 rooms found. Your dealbreakers hide 3 rooms.',
      'Show rooms with a dealbreaker',
    ],
    [
      'includeHidden=true&sort=newest',
      summary(many, 0),
      'More than 1,000 rooms found',
      'Hide rooms with a dealbreaker',
    ],
    // The list for everybody, as the site renders it.
    [
      'place=mirpur',
      summary(many),
      'More than 1,000 rooms found. Add a filter to see the best match first.',
      undefined,
    ],
  ])('of %s', async (search, known, text, choice) => {
    createTestShell();
    const path = '/browse-listings';
    const element = <ResultCount search={search} summary={known} hasDealbreakers hasPreferences />;
    renderRoutes([{ path, element }], { path: `${path}?${search}` });
    expect((await screen.findByRole('status')).textContent).toBe(text);
    expect(screen.queryByRole('link')?.textContent).toBe(choice);
  });
});
