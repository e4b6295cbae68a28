import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { atOnce, chip, openSearch, panel, prepareSearch, searchFor } from '../../../testing/open-search.ts';

beforeEach(prepareSearch);

/** As a text that waits. */
const gazetteerLoads = async () => (await import('@roommate/places')).loadUnderstandQuery();

type Router = Awaited<ReturnType<typeof openSearch>>['router'];

const uttara = '/browse-listings?place=uttara';

describe('changes that follow each other before the page shows them', () => {
  it('of two filters both apply', async () => {
    const { expectQuery } = await openSearch('?place=mirpur');
    atOnce(
      () => fireEvent.click(panel().getByRole('radio', { name: /^Shared/ })),
      () => fireEvent.click(panel().getByRole('checkbox', { name: /^Only with a photo/ })),
    );
    await expectQuery('?place=mirpur&roomType=Shared&hasPhoto=true');
  });

  it('of two areas both apply', async () => {
    const { expectQuery } = await openSearch('?roomType=Single');
    atOnce(
      () => fireEvent.click(panel().getByRole('checkbox', { name: /^Mirpur 10/ })),
      () => fireEvent.click(panel().getByRole('checkbox', { name: /^Uttara/ })),
    );
    await expectQuery('?place=mirpur-10,uttara-7&roomType=Single');
  });

  it('of chips all apply, also of those that the text means', async () => {
    const { expectQuery } = await openSearch('?q=girls+balcony+seat+in+mirpur+under+5k');
    await screen.findByText('Preferred: “balcony”');
    atOnce(
      () => fireEvent.click(chip('Shared')),
      () => fireEvent.click(chip('Preferred: women only')),
      () => fireEvent.click(chip('Up to BDT 5,000')),
    );
    await expectQuery('?q=balcony&place=mirpur');
  });

  it('an order, a filter and the map all apply', async () => {
    const { expectQuery } = await openSearch('?place=mirpur');
    const sort = screen.getByRole('combobox', { name: 'Sort by' });
    atOnce(
      () => fireEvent.change(sort, { target: { value: 'rent' } }),
      () => fireEvent.click(panel().getByRole('radio', { name: /^Shared/ })),
      () => fireEvent.click(screen.getByRole('link', { name: 'Map' })),
    );
    await expectQuery('?place=mirpur&roomType=Shared&sort=rent&view=map');
  });

  it('a filter after "back" builds on the entry before, not on the filter that "back" has undone', async () => {
    const { router, expectQuery } = await openSearch('?place=mirpur', undefined, uttara);
    atOnce(
      () => fireEvent.click(panel().getByRole('radio', { name: /^Shared/ })),
      () => void router.navigate(-1),
      () => fireEvent.click(panel().getByRole('checkbox', { name: /^Only with a photo/ })),
    );
    await expectQuery('?place=uttara&hasPhoto=true');
  });

  it('a text drops the one before, which still waits for the gazetteer', async () => {
    const { shell, router, expectQuery } = await openSearch('?q=seat&place=mirpur');
    atOnce(
      () => searchFor('uttara'),
      () => searchFor(''),
    );
    await expectQuery('?place=mirpur');
    await act(gazetteerLoads);
    expect(router.state.location.search).toBe('?place=mirpur');
    expect(shell.api.calls.filter(({ path }) => path.includes('uttara'))).toEqual([]);
  });

  it('a filter stays when the text before it arrives later', async () => {
    const { expectQuery } = await openSearch('?place=mirpur');
    atOnce(
      () => searchFor('uttara'),
      () => fireEvent.click(panel().getByRole('radio', { name: /^Single/ })),
    );
    await expectQuery('?q=uttara&roomType=Single');
  });

  it('a text that waits is dropped by "back"', async () => {
    const { router, expectQuery } = await openSearch('?place=mirpur', undefined, uttara);
    atOnce(
      () => searchFor('banani'),
      () => void router.navigate(-1),
      // A router in memory sends no event.
      () => dispatchEvent(new PopStateEvent('popstate')),
    );
    await expectQuery('?place=uttara');
    await act(gazetteerLoads);
    expect(router.state.location.search).toBe('?place=uttara');
  });
});

/** As RentFields. */
const PAUSE_MS = 600;
const { setTimeout: usual } = globalThis;

/** The pause of typing never ends. On a busy machine, it could end before the page has shown the first digits. */
function typeWithoutPause(): void {
  // Testing Library takes a mock of Jest for fake timers.
  globalThis.setTimeout = ((run: () => void, ms?: number) =>
    usual(ms === PAUSE_MS ? () => undefined : run, ms)) as typeof setTimeout;
}

describe('typing a rent', () => {
  afterEach(() => {
    globalThis.setTimeout = usual;
  });

  it('has room for the currency and the month', async () => {
    const { expectQuery } = await openSearch('?place=mirpur');
    const highest = panel().getByRole('textbox', { name: 'Highest rent' });
    await userEvent.type(highest, 'Tk 8500/month{Enter}');
    await expectQuery('?place=mirpur&rentMax=8500');
  });

  it('keeps the digits that are typed while the page goes to the first ones', async () => {
    typeWithoutPause();
    const { expectQuery } = await openSearch('?place=mirpur');
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
    expect(highest).toHaveValue('5000');
    fireEvent.keyDown(highest, { key: 'Enter' });
    await expectQuery('?place=mirpur&rentMax=5000');
    expect(highest).toHaveValue('5000');
  });
});

describe('a rent whose navigation is undone before it shows', () => {
  it.each([
    ['"back"', (router: Router) => void router.navigate(-1), '?place=uttara'],
    ['"Clear all filters"', () => screen.getByRole('link', { name: 'Clear all filters' }).click(), ''],
  ])('by %s leaves the field, and applies again', async (_, undo, undone) => {
    const { router, expectQuery } = await openSearch('?place=mirpur&hasPhoto=true', undefined, uttara);
    const highest = panel().getByRole<HTMLInputElement>('textbox', { name: 'Highest rent' });
    const type = () => fireEvent.change(highest, { target: { value: '5000' } });
    const enter = () => fireEvent.keyDown(highest, { key: 'Enter' });
    atOnce(type);
    atOnce(enter, () => undo(router));
    await expectQuery(undone);
    await waitFor(() => expect(highest).toHaveValue(''));
    atOnce(type);
    atOnce(enter);
    await expectQuery(undone === '' ? '?rentMax=5000' : `${undone}&rentMax=5000`);
  });
});

describe('the number of rooms while the next ones load', () => {
  it('has the words of the rooms on the screen', async () => {
    const { shell } = await openSearch('?place=mirpur', { rentMax: 5000 });
    const count = await screen.findByText('2 rooms found, best match first');
    const release = shell.api.hold();
    fireEvent.change(screen.getByRole('combobox', { name: 'Sort by' }), { target: { value: 'rent' } });
    await waitFor(() => expect(document.querySelector('[aria-busy="true"]')).toBeVisible());
    expect(count.textContent).toBe('2 rooms found, best match first');
    act(release);
    await waitFor(() => expect(count.textContent).toBe('2 rooms found'));
  });
});

describe('the map of a person with dealbreakers', () => {
  const note = 'The map also counts rooms with a dealbreaker.';

  it('says that it counts more rooms than the list has, until the list has them, too', async () => {
    await openSearch('?place=mirpur&view=map', { rentMax: 5000, dealbreakers: ['rentMax'] });
    expect(await screen.findByText(note)).toBeVisible();
    expect(
      await screen.findByText('1 room found, best match first. Your dealbreakers hide 1 room.'),
    ).toBeVisible();
    fireEvent.click(screen.getByRole('link', { name: 'Show rooms with a dealbreaker' }));
    await waitFor(() => expect(screen.queryByText(note)).not.toBeInTheDocument());
  });
});
