import { createTestShell, renderRoutes, sampleId, sampleListing } from '@roommate/shell-api/testing';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { routes } from '../../routes.tsx';

const listings = [
  sampleListing(0, { title: 'Sunny room', rentAmount: 9000, location: 'Mirpur 10', lifestyle: 'Quiet' }),
  sampleListing(1, { title: 'Lake room', rentAmount: 12500, location: 'mirpur 10 ', lifestyle: 'Quiet' }),
];
const ids = listings.map(({ _id }) => _id);

function open(shownIds: readonly string[]) {
  const shell = createTestShell({ listings });
  return { shell, ...renderRoutes(routes, { path: `/compare?ids=${shownIds.join(',')}` }) };
}

const table = () => screen.findByRole('table');
const fact = async (label: string) => {
  const rows = within(await table()).getAllByRole('rowgroup');
  const row = rows.find((group) => group.textContent?.startsWith(label));
  return row ? within(row) : undefined;
};

it('shows the facts of the rooms side by side, and marks those that differ', async () => {
  open(ids);
  const rent = await fact('Rent per month');
  expect(rent?.getAllByRole('cell').map(({ textContent }) => textContent)).toEqual([
    'BDT 9,000',
    'BDT 12,500',
  ]);
  expect(rent?.getByText('Differs')).toBeVisible();
  for (const same of ['Location', 'Lifestyle']) {
    expect((await fact(same))?.queryByText('Differs')).not.toBeInTheDocument();
  }
});

it('compares the homes, without facts that no room states', async () => {
  const homes = [{ smoking: 'no' }, { smoking: 'yes', pets: 'cat', availableFrom: '2026-12-01' }] as const;
  const same = { title: 'Room', rentAmount: 9000, location: 'Mirpur 10' };
  createTestShell({ listings: homes.map((home, n) => sampleListing(n, { ...same, home })) });
  renderRoutes(routes, { path: `/compare?ids=${ids.join(',')}` });
  const valuesOf = async (label: string) =>
    (await fact(label))?.getAllByRole('cell').map(({ textContent }) => textContent);
  expect(await valuesOf('Smoking')).toEqual(['Non-smoking home', 'Smoking is allowed']);
  expect(await valuesOf('Pets')).toEqual(['Not specified', 'This home has a cat']);
  expect(await valuesOf('Free from')).toEqual(['Not specified', 'December 1, 2026']);
  expect((await fact('Smoking'))?.getByText('Differs')).toBeVisible();
  expect(await fact('Guests')).toBeUndefined();
});

it('removes a room by its link, without another entry in the history', async () => {
  const { router } = open(ids);
  await userEvent.click(await screen.findByRole('link', { name: 'Remove from the comparison: Lake room' }));
  expect(router.state.location.search).toBe(`?ids=${ids[0]}`);
  expect(router.state.historyAction).toBe('REPLACE');
  await waitFor(() => expect(screen.queryByText('Lake room')).not.toBeInTheDocument());
});

it('keeps the focus on the next room, the last room, and then on the heading', async () => {
  const more = [...listings, sampleListing(2, { title: 'Roof room' })];
  createTestShell({ listings: more });
  renderRoutes(routes, { path: `/compare?ids=${more.map(({ _id }) => _id).join(',')}` });
  const remove = (title: string) =>
    screen.findByRole('link', { name: `Remove from the comparison: ${title}` });
  await userEvent.click(await remove('Lake room'));
  await waitFor(async () => expect(await remove('Roof room')).toHaveFocus());
  await userEvent.click(await remove('Roof room'));
  await waitFor(async () => expect(await remove('Sunny room')).toHaveFocus());
  await userEvent.click(await remove('Sunny room'));
  expect(await screen.findByRole('heading', { name: 'No rooms to compare' })).toBeVisible();
  expect(screen.getByRole('heading', { level: 1 })).toHaveFocus();
});

it('says that a room no longer exists, and compares the others', async () => {
  open([...ids, sampleId(99)]);
  expect(await screen.findByText('One room in this comparison no longer exists.')).toBeVisible();
  expect(within(await table()).getAllByRole('columnheader')).toHaveLength(2);
});

it('says what to do without rooms', async () => {
  open([]);
  expect(await screen.findByRole('heading', { name: 'No rooms to compare' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'Saved rooms' })).toHaveAttribute('href', '/saved');
});

it('offers another attempt when the rooms could not be loaded', async () => {
  const { shell } = open([]);
  await screen.findByRole('heading', { name: 'No rooms to compare' });
  shell.fail('/roommates/by-ids', 500, { times: 1 });
  renderRoutes(routes, { path: `/compare?ids=${ids.join(',')}` });
  await userEvent.click(await screen.findByRole('button', { name: 'Try Again' }));
  expect(await table()).toBeVisible();
});
