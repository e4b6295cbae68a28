import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { atOnce, chip, openSearch, prepareSearch, searchFor } from '../../../testing/open-search.ts';

beforeEach(prepareSearch);

describe('changes that follow each other, and the history', () => {
  it('repeating a search adds no entry to the history', async () => {
    const { router } = await openSearch('?q=seat');
    atOnce(() => searchFor('seat'));
    await waitFor(() => expect(router.state.historyAction).toBe('REPLACE'));
    await act(() => router.navigate(-1));
    await waitFor(() => expect(router.state.location.pathname).toBe('/elsewhere'));
  });

  it.each([
    [
      'the map',
      () => fireEvent.click(screen.getByRole('link', { name: 'Map' })),
      '?q=seat&place=mirpur&hasPhoto=true&view=map',
    ],
    ['a chip', () => fireEvent.click(chip('With photo')), '?q=seat&place=mirpur'],
    ['the search button', () => searchFor(''), '?place=mirpur&hasPhoto=true'],
  ])('of two presses of %s the second adds and replaces no entry of the history', async (_, press, after) => {
    const before = '?q=seat&place=mirpur&hasPhoto=true';
    const { router, expectQuery } = await openSearch(before);
    atOnce(press, press);
    await expectQuery(after);
    await act(() => router.navigate(-1));
    await expectQuery(before);
  });

  const undone = [() => searchFor('mirpur'), () => searchFor('seat')];
  it.each([
    ['undone', undone, '?q=seat', '/elsewhere'],
    ['undone and made again', [...undone, ...undone.slice(0, 1)], '?q=mirpur', '/browse-listings?q=seat'],
  ])('a change that is %s leaves one entry per search in the history', async (_, presses, after, back) => {
    const { router, expectQuery } = await openSearch('?q=seat');
    atOnce(...presses);
    await waitFor(() => expect(router.state.navigation.state).toBe('idle'));
    await expectQuery(after);
    await act(() => router.navigate(-1));
    const { pathname, search: query } = router.state.location;
    expect(pathname + query).toBe(back);
  });

  it('a change that is undone after "back" replaces no entry of the history', async () => {
    const { router, expectQuery } = await openSearch('?q=seat', undefined, '/browse-listings?q=mirpur');
    atOnce(
      () => void router.navigate(-1),
      () => searchFor('seat'),
    );
    await expectQuery('?q=seat');
    await act(() => router.navigate(-1));
    await expectQuery('?q=mirpur');
  });
});
