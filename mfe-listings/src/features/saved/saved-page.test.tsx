import { setSaved } from '@roommate/shell-api';
import { createTestShell, renderRoutes, sampleId, sampleListings } from '@roommate/shell-api/testing';
import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { routes } from '../../routes.tsx';

const listings = sampleListings(6);
const ids = listings.map(({ _id }) => _id);
const titleOf = (index: number) => listings[index]?.title ?? '';

function open(saved: readonly string[]) {
  const shell = createTestShell({ listings, saved });
  return { shell, ...renderRoutes(routes, { path: '/saved' }) };
}

const save = (index: number) => screen.findByRole('button', { name: `Saved. Remove: ${titleOf(index)}` });
const compare = (index: number) => screen.findByRole('checkbox', { name: `Compare: ${titleOf(index)}` });

it('shows the saved rooms, and keeps a room that is removed until the visitor leaves', async () => {
  const { shell } = open(ids.slice(0, 2));
  const button = await save(0);
  expect(button).toHaveAccessibleName(`Saved. Remove: ${titleOf(0)}`);
  expect(screen.getAllByRole('article')).toHaveLength(2);
  await userEvent.click(button);
  expect(shell.saved.ids).toEqual([ids[1]]);
  expect(button).toHaveAccessibleName(`Save: ${titleOf(0)}`);
  await userEvent.click(button);
  expect(shell.saved.ids).toContain(ids[0]);
});

it('shows a room that was removed, and removes it with the focus on the heading', async () => {
  const { shell } = open([sampleId(99), ids[0] ?? '']);
  const gone = await screen.findByRole('article', { name: 'A removed room' });
  await userEvent.click(within(gone).getByRole('button', { name: 'Remove' }));
  expect(gone).not.toBeInTheDocument();
  expect(shell.saved.ids).toEqual([ids[0]]);
  expect(screen.getByRole('heading', { level: 1, name: 'Saved rooms' })).toHaveFocus();
});

it('says what to do after the only room, which no longer exists, was removed', async () => {
  open([sampleId(99)]);
  const gone = await screen.findByRole('article', { name: 'A removed room' });
  await userEvent.click(within(gone).getByRole('button', { name: 'Remove' }));
  expect(await screen.findByRole('heading', { name: 'No saved rooms' })).toBeVisible();
  expect(screen.getByRole('heading', { level: 1, name: 'Saved rooms' })).toHaveFocus();
});

it('loads a room that another tab has saved, and never says meanwhile that it was removed', async () => {
  const { shell } = open(ids.slice(0, 1));
  await save(0);
  const release = shell.api.hold();
  act(() => shell.saved.show(ids.slice(0, 2)));
  expect(screen.queryByText('This room was removed')).not.toBeInTheDocument();
  release();
  expect(await save(1)).toBeVisible();
});

it('leads to a comparison of two to four rooms', async () => {
  open(ids);
  await userEvent.click(await compare(0));
  expect(screen.getByText('Choose another room to compare.')).toBeVisible();
  expect(screen.queryByRole('link', { name: /^Compare/ })).not.toBeInTheDocument();
  for (const index of [1, 2, 3]) await userEvent.click(await compare(index));
  expect(await compare(4)).toBeDisabled();
  await userEvent.click(await compare(1));
  expect(await compare(4)).toBeEnabled();
  expect(screen.getByRole('link', { name: 'Compare 3 rooms' })).toHaveAttribute(
    'href',
    `/compare?ids=${[ids[0], ids[2], ids[3]].join(',')}`,
  );
});

it('says what to do when nothing is saved', async () => {
  open([]);
  expect(await screen.findByRole('heading', { name: 'No saved rooms' })).toBeVisible();
});

it('offers another attempt when the account or the rooms could not be loaded', async () => {
  const { shell } = open(ids.slice(0, 1));
  await save(0);
  act(() => setSaved({ status: 'failed' }));
  await userEvent.click(await screen.findByRole('button', { name: 'Try Again' }));
  expect(shell.saved.reloads).toBe(1);
  shell.fail('/roommates/by-ids', 500, { times: 1 });
  act(() => shell.saved.show(ids.slice(0, 2)));
  await userEvent.click(await screen.findByRole('button', { name: 'Try Again' }));
  expect(await save(1)).toBeVisible();
});

it('says how many rooms do not fit into the account', async () => {
  open([]);
  await screen.findByRole('heading', { name: 'No saved rooms' });
  act(() => setSaved({ status: 'ready', place: 'account', ids: [], leftOnDevice: 2 }));
  expect(screen.getByText(/^Your account is full\. 2 more/)).toBeVisible();
});
