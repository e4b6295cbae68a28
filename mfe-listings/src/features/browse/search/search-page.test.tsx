import { createTestShell, renderRoutes, sampleListing, sampleListings } from '@roommate/shell-api/testing';
import { act, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { routes } from '../../../routes.tsx';
import {
  box,
  chips,
  expectTitles,
  openBrowse,
  prepareSearch,
  rooms,
  titles,
} from '../../../testing/open-search.ts';

beforeEach(prepareSearch);

describe('the search on the browse page', () => {
  it('waits for the connection, and then loads automatically', async () => {
    const online = jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    const { shell } = openBrowse();
    await screen.findByRole('heading', { level: 1 });
    const stop = shell.fail(/^\/roommates\/search/, 503);
    await userEvent.type(box(), 'seat{Enter}');
    expect(await screen.findByText('This search needs a connection')).toBeVisible();
    stop();
    online.mockReturnValue(true);
    act(() => void dispatchEvent(new Event('online')));
    await expectTitles(['Mirpur seat']);
    online.mockRestore();
  });

  it('shows what a link asks for, with what the text means as chips', async () => {
    openBrowse('?q=seat+in+mirpur+under+5k');
    await expectTitles(['Mirpur seat']);
    expect(await screen.findByText('1 room found')).toBeVisible();
    expect(chips()).toEqual(['Mirpur', 'Up to BDT 5,000', 'Shared']);
    expect(box()).toHaveValue('seat in mirpur under 5k');
  });

  it('shows wishes about people and homes as chips that can be removed one by one', async () => {
    const home = { household: 'women' } as const;
    const woman = sampleListing(3, { title: 'Mirpur women', location: 'Mirpur 2', rentAmount: 9000, home });
    const { router } = openBrowse('?q=girls+balcony+mirpur', [...rooms, woman]);
    await expectTitles(['Mirpur women', 'Mirpur single', 'Mirpur seat']);
    expect(chips()).toEqual(['Mirpur', 'Preferred: women only', 'Preferred: “balcony”']);
    await userEvent.click(screen.getByRole('link', { name: 'Remove filter: Preferred: women only' }));
    await expectTitles(['Mirpur single', 'Mirpur seat', 'Mirpur women']);
    expect(chips()).toEqual(['Mirpur', 'Preferred: “balcony”']);
    expect(router.state.location.search).toBe('?q=balcony&place=mirpur');
  });

  it('shows a date and a photo of the text as chips, which can be removed', async () => {
    const createdAt = new Date().toISOString();
    const { router } = openBrowse('?q=mirpur+last+3+days+with+photo+metro', [
      sampleListing(0, { title: 'New', location: 'Mirpur 10', createdAt }),
      sampleListing(1, { title: 'Without a photo', location: 'Mirpur 11', createdAt, imageUrl: '' }),
      sampleListing(2, { title: 'Old', location: 'Mirpur 12' }),
    ]);
    await expectTitles(['New']);
    expect(chips()).toEqual(['Mirpur', 'Last 3 days', 'With photo', 'Preferred: “metro”']);
    expect(screen.getByRole<HTMLSelectElement>('combobox', { name: 'Posted' })).toHaveValue('3');
    await userEvent.click(screen.getByRole('link', { name: 'Remove filter: With photo' }));
    await expectTitles(['New', 'Without a photo']);
    expect(router.state.location.search).toBe('?q=metro&place=mirpur&postedWithin=3');
  });

  it('shows the metro and excluded places of the text as chips, which can be removed', async () => {
    const { router } = openBrowse('?q=near+metro,+not+mirpur', [
      sampleListing(0, { title: 'Mirpur', location: 'Mirpur 10' }),
      sampleListing(1, { title: 'Farmgate', location: 'Farmgate' }),
      sampleListing(2, { title: 'Far', location: 'Savar' }),
    ]);
    await expectTitles(['Farmgate']);
    expect(chips()).toEqual(['Not in Mirpur', 'Within 2 km of the metro']);
    expect(screen.getByRole<HTMLSelectElement>('combobox', { name: 'Metro' })).toHaveValue('2');
    await userEvent.click(screen.getByRole('link', { name: 'Remove filter: Not in Mirpur' }));
    await expectTitles(['Mirpur', 'Farmgate']);
    expect(router.state.location.search).toBe('?metroWithin=2');
    await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Metro' }), 'Any distance');
    await expectTitles(['Mirpur', 'Farmgate', 'Far']);
    expect(router.state.location.search).toBe('');
  });

  it('links to the rents of an area, and not from several places or a university', async () => {
    const { router } = openBrowse('?place=mirpur');
    const link = await screen.findByRole('link', { name: 'Rents and facts of Mirpur' });
    expect(link).toHaveAttribute('href', '/areas/mirpur');
    await act(() => router.navigate('/browse-listings?place=mirpur,uttara'));
    await expectTitles(['Mirpur single', 'Mirpur seat', 'Uttara single']);
    expect(screen.queryByRole('link', { name: /^Rents and facts/ })).not.toBeInTheDocument();
    await act(() => router.navigate('/browse-listings?place=buet'));
    await screen.findByRole('heading', { name: 'No rooms match' });
    expect(screen.queryByRole('link', { name: /^Rents and facts/ })).not.toBeInTheDocument();
  });

  it('shows where the rooms are, with a table of the map and the chosen area', async () => {
    const { router } = openBrowse();
    await userEvent.click(await screen.findByRole('link', { name: 'Map' }));
    expect(router.state.location.search).toBe('?view=map');
    await userEvent.click(await screen.findByText(/^Areas as a table \(\d\)$/));
    const row = screen.getByRole('row', { name: /^Uttara \d/ });
    expect(row).toHaveTextContent(/1BDT [\d,]+$/);
    await act(() => router.navigate('/browse-listings?place=uttara&view=map'));
    expect(await screen.findByRole('link', { name: 'Show 1 room as a list' })).toBeVisible();
    // The table still has the other areas: the map shows the chosen one among them.
    expect(screen.getByRole('row', { name: /^Mirpur 10/ })).toBeVisible();
    await userEvent.click(screen.getByRole('link', { name: 'Show 1 room as a list' }));
    expect(router.state.location.search).toBe('?place=uttara');
    expect(screen.getByRole('heading', { level: 1 })).toHaveFocus();
  });

  it('keeps the list and its numbers of all listings without a search', async () => {
    const { shell } = openBrowse();
    await expectTitles(['Mirpur single', 'Mirpur seat', 'Uttara single']);
    expect(screen.getByText('Total Listings')).toBeVisible();
    expect(shell.api.calls.some(({ path }) => path.includes('/search'))).toBe(false);
  });

  it('searches for a text, and back restores the search before', async () => {
    const { router } = openBrowse();
    await expectTitles(['Mirpur single', 'Mirpur seat', 'Uttara single']);
    await userEvent.type(box(), 'mirpur{Enter}');
    await expectTitles(['Mirpur single', 'Mirpur seat']);
    expect(router.state.location.search).toBe('?q=mirpur');
    await act(() => router.navigate(-1));
    await expectTitles(['Mirpur single', 'Mirpur seat', 'Uttara single']);
    expect(box()).toHaveValue('');
  });

  it('searches for a suggested place, and the words before it stay', async () => {
    const { router } = openBrowse();
    await expectTitles(['Mirpur single', 'Mirpur seat', 'Uttara single']);
    await userEvent.type(box(), 'seat in mirp');
    await userEvent.click(await screen.findByRole('option', { name: /^Mirpur মিরপুর/ }));
    await expectTitles(['Mirpur seat']);
    expect(router.state.location.search).toBe('?q=seat&place=mirpur');
    expect(chips()).toEqual(['Mirpur', 'Shared']);
  });

  it('lets a new text replace the place of an earlier search', async () => {
    const { router } = openBrowse('?place=mirpur&roomType=Single');
    await expectTitles(['Mirpur single']);
    await userEvent.type(box(), 'uttara{Enter}');
    await expectTitles(['Uttara single']);
    expect(router.state.location.search).toBe('?q=uttara&roomType=Single');
  });

  it('removes a filter that the text means, and keeps the others', async () => {
    const { router } = openBrowse('?q=seat+in+mirpur+under+5k');
    await expectTitles(['Mirpur seat']);
    await userEvent.click(screen.getByRole('link', { name: 'Remove filter: Shared' }));
    await waitFor(() => expect(chips()).toEqual(['Mirpur', 'Up to BDT 5,000']));
    expect(router.state.location.search).toBe('?place=mirpur&rentMax=5000');
    await userEvent.click(screen.getByRole('link', { name: 'Remove filter: Up to BDT 5,000' }));
    await expectTitles(['Mirpur single', 'Mirpur seat']);
    expect(screen.getByLabelText('Active filters')).toHaveFocus();
  });

  it('keeps the list until the next matches are there, and ignores a late response', async () => {
    const { shell, router } = openBrowse('?place=mirpur');
    await expectTitles(['Mirpur single', 'Mirpur seat']);
    const fetch = jest.spyOn(shell.api, 'fetch');
    const release = shell.api.hold(/place=uttara/);
    await act(() => router.navigate('/browse-listings?place=uttara'));
    expect(titles()).toEqual(['Mirpur single', 'Mirpur seat']);
    expect(document.querySelector('[aria-busy="true"]')).toBeVisible();
    await act(() => router.navigate('/browse-listings?roomType=Shared'));
    await expectTitles(['Mirpur seat']);
    await act(async () => {
      release();
      await Promise.allSettled(fetch.mock.results.map(({ value }): unknown => value));
    });
    await expectTitles(['Mirpur seat']);
    expect(screen.getByText('1 room found')).toBeVisible();
  });

  it('sorts, and offers the distance only with a place', async () => {
    const { router } = openBrowse('?roomType=Single');
    await expectTitles(['Mirpur single', 'Uttara single']);
    const sort = screen.getByRole('combobox', { name: 'Sort by' });
    expect(within(sort).queryByRole('option', { name: 'Nearest' })).not.toBeInTheDocument();
    await userEvent.selectOptions(sort, 'Highest rent');
    await expectTitles(['Uttara single', 'Mirpur single']);
    expect(router.state.location.search).toBe('?roomType=Single&sort=-rent');
  });

  it('sorts all listings, which are newest first', async () => {
    const { router } = openBrowse();
    await expectTitles(['Mirpur single', 'Mirpur seat', 'Uttara single']);
    const sort = screen.getByRole<HTMLSelectElement>('combobox', { name: 'Sort by' });
    expect(sort).toHaveValue('newest');
    await userEvent.selectOptions(sort, 'Lowest rent');
    await expectTitles(['Mirpur seat', 'Mirpur single', 'Uttara single']);
    await userEvent.selectOptions(sort, 'Newest');
    await waitFor(() => expect(router.state.location.search).toBe(''));
  });

  it('starts the list again when the API refuses the cursor', async () => {
    const shell = createTestShell({ listings: sampleListings(30) });
    shell.fail(/cursor=/, 400, { times: 1 });
    renderRoutes(routes, { path: '/browse-listings?sort=newest' });
    await userEvent.click(await screen.findByRole('button', { name: 'Load more' }));
    await waitFor(() => expect(screen.getByText('Showing 30 of 30 listings')).toBeVisible());
    const cursors = shell.api.calls.map(({ path }) => new URL(path, 'http://api').searchParams.get('cursor'));
    expect(cursors.filter((cursor) => cursor !== null)).toEqual(['24', '24']);
  });

  it('loads more matches with the cursor', async () => {
    const { shell } = openBrowse('?availability=available', sampleListings(60));
    await screen.findByText('48 rooms found');
    await userEvent.click(await screen.findByRole('button', { name: 'Load more' }));
    await waitFor(() => expect(screen.getByText('Showing 48 of 48 listings')).toBeVisible());
    expect(shell.api.calls.at(-1)?.path).toBe('/roommates/search?availability=available&limit=24&cursor=24');
  });

  it('explains a search that the API refuses', async () => {
    openBrowse('?place=atlantis');
    expect(await screen.findByText(/^The area in this link does not exist\./)).toBeVisible();
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Browse Listings');
    expect(screen.queryByText('Tell me about new rooms like this')).not.toBeInTheDocument();
    await userEvent.click(screen.getByRole('link', { name: 'Show all rooms' }));
    await expectTitles(['Mirpur single', 'Mirpur seat', 'Uttara single']);
  });
});
