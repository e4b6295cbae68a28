import { createTestShell, renderRoutes, sampleListing } from '@roommate/shell-api/testing';
import { screen, within } from '@testing-library/react';
import { routes } from '../../../routes.tsx';

/** More than the API counts for a search. The newest ones are not in Uttara. */
const listings = Array.from({ length: 1010 }, (_, i) =>
  sampleListing(i, { location: i < 1004 ? 'Mirpur 11' : 'Sector 7, Uttara', rentAmount: 6000 }),
);

async function rowsOf(path: string): Promise<(string | null)[]> {
  createTestShell({ listings });
  renderRoutes(routes, { path });
  const table = within(await screen.findByRole('group', { name: 'Areas', hidden: true }));
  return table.getAllByRole('row', { hidden: true }).map(({ textContent }) => textContent);
}

describe('the numbers beside the map', () => {
  it('are those of all rooms without filters', async () => {
    const rows = await rowsOf('/browse-listings?view=map');
    expect(rows).toContain('Mirpur1,000+BDT 6,000');
    expect(rows).toContain('Uttara6BDT 6,000');
    expect(screen.queryByText(/^The map counts only/)).not.toBeInTheDocument();
  });

  it('say that they are minimums when a search has too many matches, above the map', async () => {
    const rows = await rowsOf('/browse-listings?rentMax=9000&view=map');
    expect(rows).toContain('Mirpur 111,000+about BDT 6,000');
    const note = screen.getByText(/^The map counts only the newest 1,000 rooms\./);
    const table = screen.getByText(/^Areas as a table/);
    expect(note.compareDocumentPosition(table)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
    expect(note.nextElementSibling?.className).toContain('frame');
  });
});
