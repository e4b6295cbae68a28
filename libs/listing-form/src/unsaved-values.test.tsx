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

  const closing = new Event('beforeunload', { cancelable: true });
  window.dispatchEvent(closing);
  expect(closing.defaultPrevented).toBe(true);

  await user.click(save());
  await waitFor(() => expect(save()).toBeEnabled());
  await user.click(away);
  await waitFor(() => expect(router.state.location.pathname).toBe('/away'));
  expect(shell.dialogs.opened).toHaveLength(1);
});

it('has nothing to lose from the moment its values are stored, before it renders again', async () => {
  const closings: boolean[] = [];
  const close = (): void => {
    const closing = new Event('beforeunload', { cancelable: true });
    window.dispatchEvent(closing);
    closings.push(closing.defaultPrevented);
  };
  const onSubmit = () => {
    const stored = Promise.resolve('done' as const);
    void (async () => {
      await stored;
      for (let turn = 0; turn < 10; turn += 1) {
        await Promise.resolve();
        close();
      }
    })();
    return stored;
  };
  const { user } = setUp({ defaultValues: listing, onSubmit });
  await user.type(field(/Title/), '!');
  close();
  expect(closings).toEqual([true]);
  await user.click(save());
  await waitFor(() => expect(closings).toHaveLength(11));
  expect(closings.slice(1)).not.toContain(true);
});
