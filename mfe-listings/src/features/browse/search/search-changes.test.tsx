import type { Preferences } from '@roommate/contracts';
import { createTestShell, renderRoutes, sampleListing, sampleUser } from '@roommate/shell-api/testing';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { routes } from '../../../routes.tsx';
import { makeScrollable } from '../../../testing/scroll-page.ts';

const rooms = [
  sampleListing(0, { title: 'Mirpur single', location: 'Mirpur 10', rentAmount: 7000, roomType: 'Single' }),
  sampleListing(1, { title: 'Mirpur seat', location: 'Mirpur 11', rentAmount: 4000, roomType: 'Shared' }),
  sampleListing(2, { title: 'Uttara single', location: 'Sector 7, Uttara', rentAmount: 9000 }),
];

beforeEach(() => {
  sessionStorage.clear();
  makeScrollable();
  Element.prototype.scrollIntoView = jest.fn();
  window.matchMedia = jest.fn().mockReturnValue({ matches: true });
});

async function open(query: string, preferences?: Preferences, before = '/elsewhere') {
  const user = sampleUser({});
  const shell = createTestShell({ listings: rooms, ...(preferences && { user }) });
  if (preferences) shell.api.preferences.set(user.uid, preferences);
  const { router } = renderRoutes(routes, { path: `/browse-listings${query}`, history: [before] });
  await screen.findByText(/^\d rooms? found/);
  const expectQuery = (expected: string) =>
    waitFor(() => expect(router.state.location.search).toBe(expected));
  return { shell, router, expectQuery };
}

type Router = Awaited<ReturnType<typeof open>>['router'];

const uttara = '/browse-listings?place=uttara';

const panel = () => within(screen.getByRole('complementary', { name: 'Filters' }));
const chip = (label: string) => screen.getByRole('link', { name: `Remove filter: ${label}` });
const box = () => screen.getByRole<HTMLInputElement>('combobox', { name: 'Search rooms' });
function search(text: string): void {
  fireEvent.input(box(), { target: { value: text } });
  fireEvent.submit(screen.getByRole('search'));
}

/** React renders nothing in between, as on a phone that is slower than the fingers of its owner. */
const atOnce = (...presses: (() => unknown)[]) =>
  act(() => {
    for (const press of presses) press();
  });

describe('changes that follow each other before the page shows them', () => {
  it('of two filters both apply', async () => {
    const { expectQuery } = await open('?place=mirpur');
    atOnce(
      () => fireEvent.click(panel().getByRole('radio', { name: /^Shared/ })),
      () => fireEvent.click(panel().getByRole('checkbox', { name: /^Only with a photo/ })),
    );
    await expectQuery('?place=mirpur&roomType=Shared&hasPhoto=true');
  });

  it('of two areas both apply', async () => {
    const { expectQuery } = await open('?roomType=Single');
    atOnce(
      () => fireEvent.click(panel().getByRole('checkbox', { name: /^Mirpur 10/ })),
      () => fireEvent.click(panel().getByRole('checkbox', { name: /^Uttara/ })),
    );
    await expectQuery('?place=mirpur-10,uttara-7&roomType=Single');
  });

  it('of chips all apply, also of those that the text means', async () => {
    const { expectQuery } = await open('?q=girls+balcony+seat+in+mirpur+under+5k');
    await screen.findByText('Preferred: “balcony”');
    atOnce(
      () => fireEvent.click(chip('Shared')),
      () => fireEvent.click(chip('Preferred: women only')),
      () => fireEvent.click(chip('Up to BDT 5,000')),
    );
    await expectQuery('?q=balcony&place=mirpur');
  });

  it('repeating a search adds no entry to the history', async () => {
    const { router } = await open('?q=seat');
    atOnce(() => search('seat'));
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
    ['the search button', () => search(''), '?place=mirpur&hasPhoto=true'],
  ])('of two presses of %s the second adds and replaces no entry of the history', async (_, press, after) => {
    const before = '?q=seat&place=mirpur&hasPhoto=true';
    const { router, expectQuery } = await open(before);
    atOnce(press, press);
    await expectQuery(after);
    await act(() => router.navigate(-1));
    await expectQuery(before);
  });

  const undone = [() => search('mirpur'), () => search('seat')];
  it.each([
    ['undone', undone, '?q=seat', '/elsewhere'],
    ['undone and made again', [...undone, ...undone.slice(0, 1)], '?q=mirpur', '/browse-listings?q=seat'],
  ])('a change that is %s leaves one entry per search in the history', async (_, presses, after, back) => {
    const { router, expectQuery } = await open('?q=seat');
    atOnce(...presses);
    await waitFor(() => expect(router.state.navigation.state).toBe('idle'));
    await expectQuery(after);
    await act(() => router.navigate(-1));
    const { pathname, search: query } = router.state.location;
    expect(pathname + query).toBe(back);
  });

  it('a change that is undone after "back" replaces no entry of the history', async () => {
    const { router, expectQuery } = await open('?q=seat', undefined, '/browse-listings?q=mirpur');
    atOnce(
      () => void router.navigate(-1),
      () => search('seat'),
    );
    await expectQuery('?q=seat');
    await act(() => router.navigate(-1));
    await expectQuery('?q=mirpur');
  });

  it('an order, a filter and the map all apply', async () => {
    const { expectQuery } = await open('?place=mirpur');
    const sort = screen.getByRole('combobox', { name: 'Sort by' });
    atOnce(
      () => fireEvent.change(sort, { target: { value: 'rent' } }),
      () => fireEvent.click(panel().getByRole('radio', { name: /^Shared/ })),
      () => fireEvent.click(screen.getByRole('link', { name: 'Map' })),
    );
    await expectQuery('?place=mirpur&roomType=Shared&sort=rent&view=map');
  });

  it('a filter after "back" builds on the entry before, not on the filter that "back" has undone', async () => {
    const { router, expectQuery } = await open('?place=mirpur', undefined, uttara);
    atOnce(
      () => fireEvent.click(panel().getByRole('radio', { name: /^Shared/ })),
      () => void router.navigate(-1),
      () => fireEvent.click(panel().getByRole('checkbox', { name: /^Only with a photo/ })),
    );
    await expectQuery('?place=uttara&hasPhoto=true');
  });

  it('a text drops the one before, which still waits for the gazetteer', async () => {
    const { shell, router, expectQuery } = await open('?q=seat&place=mirpur');
    atOnce(
      () => search('uttara'),
      () => search(''),
    );
    await expectQuery('?place=mirpur');
    await act(() => import('@roommate/places'));
    expect(router.state.location.search).toBe('?place=mirpur');
    expect(shell.api.calls.filter(({ path }) => path.includes('uttara'))).toEqual([]);
  });

  it('a filter stays when the text before it arrives later', async () => {
    const { expectQuery } = await open('?place=mirpur');
    atOnce(
      () => search('uttara'),
      () => fireEvent.click(panel().getByRole('radio', { name: /^Single/ })),
    );
    await expectQuery('?q=uttara&roomType=Single');
  });

  it('a text that waits is dropped by "back"', async () => {
    const { router, expectQuery } = await open('?place=mirpur', undefined, uttara);
    atOnce(
      () => search('banani'),
      () => void router.navigate(-1),
      // A router in memory sends no event.
      () => dispatchEvent(new PopStateEvent('popstate')),
    );
    await expectQuery('?place=uttara');
    await act(() => import('@roommate/places'));
    expect(router.state.location.search).toBe('?place=uttara');
  });
});

describe('typing a rent', () => {
  it('has room for the currency and the month', async () => {
    const { expectQuery } = await open('?place=mirpur');
    const highest = panel().getByRole('textbox', { name: 'Highest rent' });
    await userEvent.type(highest, 'Tk 8500/month{Enter}');
    await expectQuery('?place=mirpur&rentMax=8500');
  });

  it('keeps the digits that are typed while the page goes to the first ones', async () => {
    const { expectQuery } = await open('?place=mirpur');
    const highest = panel().getByRole<HTMLInputElement>('textbox', { name: 'Highest rent' });
    atOnce(() => {
      fireEvent.change(highest, { target: { value: '500' } });
    });
    atOnce(
      () => fireEvent.keyDown(highest, { key: 'Enter' }),
      () => fireEvent.change(highest, { target: { value: '5000' } }),
    );
    await expectQuery('?place=mirpur&rentMax=500');
    await screen.findByRole('link', { name: 'Remove filter: Up to BDT 500' });
    expect(highest.value).toBe('5000');
    fireEvent.keyDown(highest, { key: 'Enter' });
    await expectQuery('?place=mirpur&rentMax=5000');
    expect(highest.value).toBe('5000');
  });
});

describe('a rent whose navigation is undone before it shows', () => {
  it.each([
    ['"back"', (router: Router) => void router.navigate(-1), '?place=uttara'],
    ['"Clear all filters"', () => screen.getByRole('link', { name: 'Clear all filters' }).click(), ''],
  ])('by %s leaves the field, and applies again', async (_, undo, undone) => {
    const { router, expectQuery } = await open('?place=mirpur&hasPhoto=true', undefined, uttara);
    const highest = panel().getByRole<HTMLInputElement>('textbox', { name: 'Highest rent' });
    const type = () => fireEvent.change(highest, { target: { value: '5000' } });
    const enter = () => fireEvent.keyDown(highest, { key: 'Enter' });
    atOnce(type);
    atOnce(enter, () => undo(router));
    await expectQuery(undone);
    await waitFor(() => expect(highest.value).toBe(''));
    atOnce(type);
    atOnce(enter);
    await expectQuery(undone === '' ? '?rentMax=5000' : `${undone}&rentMax=5000`);
  });
});

describe('the number of rooms while the next ones load', () => {
  it('has the words of the rooms on the screen', async () => {
    const { shell } = await open('?place=mirpur', { rentMax: 5000 });
    const count = await screen.findByText('2 rooms found, best match first');
    const release = shell.api.hold();
    fireEvent.change(screen.getByRole('combobox', { name: 'Sort by' }), { target: { value: 'rent' } });
    await waitFor(() => expect(document.querySelector('[aria-busy="true"]')).toBeTruthy());
    expect(count.textContent).toBe('2 rooms found, best match first');
    act(release);
    await waitFor(() => expect(count.textContent).toBe('2 rooms found'));
  });
});

describe('the map of a person with dealbreakers', () => {
  const note = 'The map also counts rooms with a dealbreaker.';

  it('says that it counts more rooms than the list has, until the list has them, too', async () => {
    await open('?place=mirpur&view=map', { rentMax: 5000, dealbreakers: ['rentMax'] });
    expect(await screen.findByText(note)).toBeTruthy();
    expect(
      await screen.findByText('1 room found, best match first. Your dealbreakers hide 1 room.'),
    ).toBeTruthy();
    fireEvent.click(screen.getByRole('link', { name: 'Show rooms with a dealbreaker' }));
    await waitFor(() => expect(screen.queryByText(note)).toBeNull());
  });
});
