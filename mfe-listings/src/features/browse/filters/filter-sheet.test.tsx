import { createTestShell, renderRoutes } from '@roommate/shell-api/testing';
import { screen } from '@testing-library/react';
import type { SearchSummary } from '../matches/fetch-matches.ts';
import { facetCounts } from './facet-counts.ts';
import { FilterSheet } from './filter-sheet.tsx';

const facet = { relation: 'gte' as const, values: [] };
const summary = (total: SearchSummary['total']): SearchSummary => ({
  total,
  facets: { roomType: facet, availability: facet, rent: facet, places: facet },
  understood: { places: [] },
  names: [],
});
const ignore = (): void => undefined;

// jsdom has dialogs without a way to open them.
HTMLDialogElement.prototype.showModal = function (): void {
  this.open = true;
};
HTMLDialogElement.prototype.close = ignore;

describe('the button of the filter sheet', () => {
  it.each([
    [{ value: 12, relation: 'eq' }, 'Show 12 rooms', '12 rooms found'],
    [{ value: 12, relation: 'gte' }, 'Show at least 12 rooms', 'At least 12 rooms found'],
    [{ value: 0, relation: 'eq' }, 'Show 0 rooms', '0 rooms found'],
    [{ value: 0, relation: 'gte' }, 'Show rooms', 'No rooms found so far'],
  ] as const)('with the total %j reads "%s", announced as "%s"', async (total, text, announced) => {
    createTestShell();
    const element = (
      <FilterSheet
        search={{}}
        summary={summary(total)}
        counts={facetCounts({}, summary(total))}
        isOfAll={false}
        isPending={false}
        onChange={ignore}
        onClose={ignore}
      />
    );
    renderRoutes([{ path: '/browse-listings', element }], { path: '/browse-listings' });
    expect(await screen.findByRole('button', { name: text })).toBeVisible();
    expect(screen.getByRole('status').textContent).toBe(announced);
  });
});
