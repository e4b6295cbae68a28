import type { ListingInput } from '@roommate/contracts';
import { confirmLeaving } from '@roommate/shell-api';
import { isAskedBeforeClosing } from '@roommate/shell-api/testing';
import { screen, waitFor } from '@testing-library/react';
import type { ListingFormProps } from './listing-form.tsx';
import type { SubmitOutcome } from './use-listing-form.ts';
import { field, listing, save, setUp } from './testing/set-up.tsx';

afterEach(() => jest.restoreAllMocks());

/** A form whose values are sent until `finish` is called. */
async function send(props: Partial<ListingFormProps> = {}) {
  const sent: ListingInput[] = [];
  let finish = (_: SubmitOutcome): void => undefined;
  let fail = (): void => undefined;
  const onSubmit = (values: ListingInput, failed: () => void) => {
    sent.push(values);
    fail = failed;
    return new Promise<SubmitOutcome>((resolve) => (finish = resolve));
  };
  const form = setUp({ defaultValues: listing, onSubmit, ...props });
  await form.user.type(field(/Title/), '!');
  await form.user.click(save());
  await waitFor(() => expect(sent).toHaveLength(1));
  const end = async (outcome: SubmitOutcome) => {
    finish(outcome);
    await waitFor(() => expect(save()).toBeEnabled());
  };
  return { ...form, sent, end, fail: () => fail() };
}

it('asks nothing while the sent values wait for a connection, except before a logout, which removes them', async () => {
  jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  const { user, router, shell } = await send();
  expect(isAskedBeforeClosing()).toBe(false);
  shell.dialogs.answer(false);
  expect(await confirmLeaving()).toBe(false);
  await user.click(screen.getByRole('link', { name: 'Away' }));
  await waitFor(() => expect(router.state.location.pathname).toBe('/away'));
  expect(shell.dialogs.opened).toHaveLength(1);
});

it('keeps what the user types, which the next submit sends', async () => {
  const { user, sent, end } = await send();
  await user.type(field(/Rent amount/), '0');
  await end('done');
  expect(field(/Title/)).toHaveValue('Sunny room!');
  expect(field(/Rent amount/)).toHaveValue('90000');
  await user.click(save());
  await waitFor(() => expect(sent[1]).toMatchObject({ title: 'Sunny room!', rentAmount: 90_000 }));
  await end('done');
  expect(isAskedBeforeClosing()).toBe(false);
});

it('asks before what the user types is lost, until it is what was sent', async () => {
  const { user, router, shell, end } = await send();
  await user.type(field(/Title/), '?');
  expect(isAskedBeforeClosing()).toBe(true);
  await end('done');
  expect(isAskedBeforeClosing()).toBe(true);
  shell.dialogs.answer(false);
  await user.click(screen.getByRole('link', { name: 'Away' }));
  expect(shell.dialogs.opened).toMatchObject([{ title: 'Leave without saving?' }]);
  expect(router.state.location.pathname).toBe('/form');
  await user.type(field(/Title/), '{Backspace}');
  expect(isAskedBeforeClosing()).toBe(false);
});

it('asks before the first values are lost, when the user types them again', async () => {
  const { user, end } = await send();
  await user.type(field(/Title/), '{Backspace}');
  await end('done');
  expect(field(/Title/)).toHaveValue(listing.title);
  expect(isAskedBeforeClosing()).toBe(true);
});

it('asks while the user reads that the save has failed', async () => {
  const { user, router, shell, fail } = await send();
  expect(isAskedBeforeClosing()).toBe(false);
  fail();
  expect(isAskedBeforeClosing()).toBe(true);
  shell.dialogs.answer(false);
  await user.click(screen.getByRole('link', { name: 'Away' }));
  expect(shell.dialogs.opened).toMatchObject([{ title: 'Leave without saving?' }]);
  expect(router.state.location.pathname).toBe('/form');
});

it('asks before the tab closes if only the tab has the sent values', async () => {
  const { user, router } = await send({ isOnlyInTab: () => true });
  expect(isAskedBeforeClosing()).toBe(true);
  await user.click(screen.getByRole('link', { name: 'Away' }));
  await waitFor(() => expect(router.state.location.pathname).toBe('/away'));
});

it('stays busy until the end of what is sent, when the user logs in again twice', async () => {
  const { user, sent, end } = await send();
  await end('session-ended');
  const logIn = await screen.findByRole('button', { name: 'Log In Again' });
  await user.click(logIn);
  await waitFor(() => expect(sent).toHaveLength(2));
  await user.click(logIn);
  // The label of the button says that the form is busy.
  expect(screen.queryByRole('button', { name: 'Save' })).not.toBeInTheDocument();
  await end('done');
  expect(sent).toHaveLength(2);
});
