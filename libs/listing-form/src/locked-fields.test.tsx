import { act, screen, waitFor } from '@testing-library/react';
import { field, listing, save, setUp } from './testing/set-up.tsx';
import type { SubmitOutcome } from './use-listing-form.ts';

const isLocked = () => field(/Title/).closest('[inert]') !== null;

/** Presses Enter in the title. The form is sent until `finish` is called. */
async function sendByEnter(resetOnSuccess: boolean) {
  let finish: ((outcome: SubmitOutcome) => void) | undefined;
  const onSubmit = () => new Promise<SubmitOutcome>((resolve) => (finish = resolve));
  const { user } = setUp({ defaultValues: listing, resetOnSuccess, onSubmit });
  await user.type(field(/Title/), '!{Enter}');
  await waitFor(() => expect(finish).toBeDefined());
  return async (outcome: SubmitOutcome) => {
    finish?.(outcome);
    await waitFor(() => expect(save()).toBeEnabled());
  };
}

it('locks the fields, but not the button, while values are sent that will leave the form', async () => {
  const end = await sendByEnter(true);
  expect(isLocked()).toBe(true);
  expect(screen.getByRole('button').closest('[inert]')).toBe(null);
  await end('done');
  expect(isLocked()).toBe(false);
  expect(field(/Title/)).toHaveValue(listing.title);
});

it('locks nothing while values are sent that stay in the form', async () => {
  await sendByEnter(false);
  expect(isLocked()).toBe(false);
});

it('returns the focus to its field after a failure', async () => {
  const end = await sendByEnter(true);
  // As a browser does. jsdom would keep it.
  act(() => field(/Title/).blur());
  expect(document.body).toHaveFocus();
  await end('failed');
  expect(field(/Title/)).toHaveFocus();
});

it('leaves the focus to the page after a success', async () => {
  const end = await sendByEnter(true);
  act(() => field(/Title/).blur());
  await end('done');
  expect(document.body).toHaveFocus();
});

it('leaves the focus on another element that took it during the work', async () => {
  const end = await sendByEnter(true);
  const link = screen.getByRole('link', { name: 'Away' });
  act(() => link.focus());
  await end('failed');
  expect(link).toHaveFocus();
});
