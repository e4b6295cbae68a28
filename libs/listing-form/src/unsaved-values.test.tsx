import { closeOnceSaved, isAskedBeforeClosing } from '@roommate/shell-api/testing';
import { screen, waitFor } from '@testing-library/react';
import { field, listing, save, setUp } from './testing/set-up.tsx';

it('asks before the user leaves unsaved changes, but not after saving', async () => {
  const { user, shell, router } = setUp({ defaultValues: listing });
  await user.type(field(/Title/), '!');
  const away = screen.getByRole('link', { name: 'Away' });
  shell.dialogs.answer(false);
  await user.click(away);
  expect(shell.dialogs.opened).toMatchObject([{ kind: 'confirm', title: 'Leave without saving?' }]);
  expect(router.state.location.pathname).toBe('/form');

  expect(isAskedBeforeClosing()).toBe(true);

  await user.click(save());
  await waitFor(() => expect(save()).toBeEnabled());
  await user.click(away);
  await waitFor(() => expect(router.state.location.pathname).toBe('/away'));
  expect(shell.dialogs.opened).toHaveLength(1);
});

it('has nothing to lose from the moment its values are stored, before it renders again', async () => {
  let isStored = false;
  let asks: boolean[] = [];
  const onSubmit = () => {
    const stored = Promise.resolve('done' as const);
    void stored.then(() => {
      isStored = true;
    });
    asks = closeOnceSaved(() => isStored);
    return stored;
  };
  const { user } = setUp({ defaultValues: listing, onSubmit });
  await user.type(field(/Title/), '!');
  expect(isAskedBeforeClosing()).toBe(true);
  await user.click(save());
  await waitFor(() => expect(asks.length).toBeGreaterThan(0));
  expect(asks).not.toContain(true);
});
