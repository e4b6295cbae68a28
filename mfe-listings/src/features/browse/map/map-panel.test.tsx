import { log } from '@roommate/shell-api';
import { getQueryClient } from '@roommate/shell-api/query';
import { createTestShell, renderRoutes, sampleListing } from '@roommate/shell-api/testing';
import { act, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { routes } from '../../../routes.tsx';
import { mapCode } from './map-code.ts';

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

const error = () => screen.queryByRole('heading', { name: 'Error Loading Map' });
const loading = () => screen.queryByText('Loading the map...');

it("offers 'Try Again' while the code of the map does not load, and shows that it loads again", async () => {
  createTestShell({ listings });
  mapCode.loaded = undefined;
  jest.spyOn(log, 'error').mockReturnValue();
  const load = jest.spyOn(mapCode, 'load').mockRejectedValueOnce(new Error('The chunk has not loaded.'));
  renderRoutes(routes, { path: '/browse-listings?view=map' });
  await waitFor(() => expect(error()).toBeInTheDocument());
  expect(loading()).not.toBeInTheDocument();
  let arrive = (): void => undefined;
  load.mockImplementationOnce(async () => {
    await new Promise<void>((resolve) => {
      arrive = resolve;
    });
    return mapCode.load();
  });
  await userEvent.click(screen.getByRole('button', { name: 'Try Again' }));
  expect(load).toHaveBeenCalledTimes(2);
  expect(error()).not.toBeInTheDocument();
  expect(loading()).toBeInTheDocument();
  arrive();
  await waitFor(() => expect(loading()).not.toBeInTheDocument());
  expect(error()).not.toBeInTheDocument();
});

it('shows that the areas load again, and keeps those that it has when a later load fails', async () => {
  const shell = createTestShell({ listings });
  shell.fail(/areas/, 503);
  renderRoutes(routes, { path: '/browse-listings?view=map' });
  await waitFor(() => expect(error()).toBeInTheDocument());
  shell.recover();
  const respond = shell.api.hold(/areas/);
  await userEvent.click(screen.getByRole('button', { name: 'Try Again' }));
  expect(error()).not.toBeInTheDocument();
  expect(loading()).toBeInTheDocument();
  respond();
  await screen.findByText(/^Areas as a table/);
  shell.fail(/areas/, 503);
  const areas = { queryKey: ['listings', 'areas'] };
  await act(() => getQueryClient().refetchQueries(areas));
  expect(getQueryClient().getQueriesData(areas)).toHaveLength(1);
  expect(
    getQueryClient()
      .getQueryCache()
      .find({ ...areas, exact: false })?.state.status,
  ).toBe('error');
  expect(error()).not.toBeInTheDocument();
});
