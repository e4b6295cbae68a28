import { getQueryClient } from '@roommate/shell-api/query';
import { sampleListing } from '@roommate/shell-api/testing';
import { act, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expectTitles, openBrowse, panel, prepareSearch } from '../../../testing/open-search.ts';

beforeEach(prepareSearch);

const toggleFilters = () => userEvent.click(screen.getByRole('button', { name: 'Filters' }));

describe('the filters of a search', () => {
  it('applies each filter of the panel when it changes, with the number of rooms beside it', async () => {
    const { router } = openBrowse('?place=mirpur');
    await expectTitles(['Mirpur single', 'Mirpur seat']);
    const panel = within(screen.getByRole('complementary', { name: 'Filters' }));
    expect(panel.getByRole('radio', { name: /^Shared/ }).closest('label')?.textContent).toBe('Shared1');
    await userEvent.click(panel.getByRole('radio', { name: /^Shared/ }));
    await expectTitles(['Mirpur seat']);
    await userEvent.type(panel.getByRole('textbox', { name: 'Highest rent' }), '৩,০০০{Enter}');
    expect(await screen.findByRole('heading', { name: 'No rooms match' })).toBeVisible();
    expect(router.state.location.search).toBe('?place=mirpur&rentMax=3000&roomType=Shared');
  });

  it('explains rents that contradict each other, and does not apply them', async () => {
    const { router } = openBrowse('?rentMax=5000');
    await expectTitles(['Mirpur seat']);
    const lowest = screen.getByRole('textbox', { name: 'Lowest rent' });
    await userEvent.type(lowest, '6000{Enter}');
    expect(screen.getByText('The lowest rent must not be higher than the highest rent.')).toBeVisible();
    expect(lowest).toHaveAttribute('aria-invalid', 'true');
    expect(router.state.location.search).toBe('?rentMax=5000');
  });

  it('says which filter to leave out when nothing matches, and by how many rooms', async () => {
    openBrowse('?place=mirpur&roomType=Shared&rentMin=5000');
    expect(await screen.findByRole('heading', { name: 'No rooms match' })).toBeVisible();
    expect(screen.getByText('0 rooms found')).toBeVisible();
    const ways = screen.getAllByRole('link', { name: /: \d+ rooms?$/ }).map(({ textContent }) => textContent);
    expect(ways).toEqual(['Any rent: 1 room', 'Any room type: 1 room']);
    await userEvent.click(screen.getByRole('link', { name: 'Any rent: 1 room' }));
    await expectTitles(['Mirpur seat']);
    expect(screen.getByRole('heading', { level: 1 })).toHaveFocus();
  });

  it('offers the places that the text excludes', async () => {
    const { router } = openBrowse('?q=uttara,+not+uttara+sector+4,+not+uttara+sector+7', [
      sampleListing(0, { title: 'Sector 7', location: 'Sector 7, Uttara' }),
    ]);
    await screen.findByRole('heading', { name: 'No rooms match' });
    const way = screen.getByRole('link', { name: 'Also in Uttara Sector 4 or Uttara Sector 7: 1 room' });
    await userEvent.click(way);
    await expectTitles(['Sector 7']);
    expect(router.state.location.search).toBe('?place=uttara');
  });

  it('offers the next larger distance when nothing is near enough', async () => {
    const { router } = openBrowse('?place=mirpur-1&within=0.5&rentMax=5000');
    const way = await screen.findByRole('link', { name: /^Within \d+ km: 1 room$/ });
    await userEvent.click(way);
    const [, distance = ''] = /^Within (\d+) km/.exec(way.textContent ?? '') ?? [];
    expect(router.state.location.search).toBe(`?place=mirpur-1&within=${distance}&rentMax=5000`);
  });

  it.each([
    ['?place=mirpur', 'In this area only'],
    ['?place=mirpur,uttara', 'In these areas only'],
    ['?near=mirpur', 'Any distance'],
  ])('says what %s means without a distance: %s', async (query, label) => {
    openBrowse(query);
    const distance = await screen.findByRole('combobox', { name: 'Distance' });
    expect(within(distance).getAllByRole('option')[0]?.textContent).toBe(label);
  });

  it('opens and closes the panel with the Filters button', async () => {
    openBrowse();
    await expectTitles(['Mirpur single', 'Mirpur seat', 'Uttara single']);
    const button = screen.getByRole('button', { name: 'Filters' });
    expect(button).toHaveAttribute('aria-expanded', 'false');
    await userEvent.click(button);
    expect(button).toHaveAttribute('aria-expanded', 'true');
  });

  it('offers the areas of all rooms with their counts beside the list, and keeps the focus', async () => {
    const { router } = openBrowse();
    await expectTitles(['Mirpur single', 'Mirpur seat', 'Uttara single']);
    await toggleFilters();
    const area = await panel().findByRole('checkbox', { name: 'Uttara Sector 7 1' });
    expect(panel().getByRole('radio', { name: 'Single 2' })).not.toBeChecked();
    await userEvent.click(area);
    await expectTitles(['Uttara single']);
    expect(router.state.location.search).toBe('?place=uttara-7');
    expect(area).toBeInTheDocument();
    expect(area).toHaveFocus();
  });

  it('filters beside the list also when the counts do not load', async () => {
    const { shell } = openBrowse();
    await expectTitles(['Mirpur single', 'Mirpur seat', 'Uttara single']);
    const stop = shell.fail(/^\/roommates\/search/, 503);
    await toggleFilters();
    const shared = await panel().findByRole('radio', { name: 'Shared' });
    stop();
    await userEvent.click(shared);
    await expectTitles(['Mirpur seat']);
    expect(shared).toHaveFocus();
  });

  it.each<[string, () => Promise<void>]>([
    [
      'the filters open again',
      async () => {
        await toggleFilters();
        await toggleFilters();
      },
    ],
    [
      'the connection is back',
      async () => {
        await act(async () => {
          dispatchEvent(new Event('offline'));
          dispatchEvent(new Event('online'));
          await Promise.resolve();
        });
      },
    ],
  ])('asks for the counts again after a failure when %s', async (_, recover) => {
    const { shell } = openBrowse();
    await expectTitles(['Mirpur single', 'Mirpur seat', 'Uttara single']);
    const stop = shell.fail(/^\/roommates\/search/, 503);
    await toggleFilters();
    await waitFor(() =>
      expect(getQueryClient().getQueryState(['listings', 'choices'])).toMatchObject({ status: 'error' }),
    );
    stop();
    await recover();
    expect(await panel().findByRole('checkbox', { name: 'Uttara Sector 7 1' })).toBeVisible();
  });
});
