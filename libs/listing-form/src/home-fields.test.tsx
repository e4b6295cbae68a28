import { ApiError } from '@roommate/shell-api';
import { screen, waitFor } from '@testing-library/react';
import { listing, save, setUp } from './testing/set-up.tsx';

const select = (name: string) => screen.getByRole('combobox', { name, hidden: true });

it('sends the facts about the home that are stated', async () => {
  const { user, sent } = setUp({ defaultValues: listing });
  const summary = screen.getByText('About the home (optional)');
  expect(summary.closest('details')?.open).toBe(false);
  await user.click(summary);
  await user.selectOptions(select('Pets'), 'This home has pets');
  await user.type(screen.getByLabelText(/^Free from/), '2026-12-01');
  await user.click(save());
  await waitFor(() =>
    expect(sent).toEqual([{ ...listing, home: { pets: 'yes', availableFrom: '2026-12-01' } }]),
  );
});

it('shows the stated facts, and removes them', async () => {
  const { user, sent } = setUp({ defaultValues: { ...listing, home: { smoking: 'no' } } });
  expect(select('Smoking')).toHaveProperty('value', 'no');
  await user.selectOptions(select('Smoking'), 'Not stated');
  await user.click(save());
  await waitFor(() => expect(sent).toEqual([listing]));
});

it('shows an error of the server about the home, and stays open while it is corrected', async () => {
  const message = 'availableFrom must be a date such as 2026-12-01.';
  const { user } = setUp({
    defaultValues: listing,
    onSubmit: () =>
      Promise.reject(
        new ApiError(400, {
          ...{
            type: 'about:blank',
            title: 'Bad Request',
            status: 400,
            code: 'invalid_input',
            error: message,
          },
          errors: [{ field: 'home.availableFrom', message }],
        }),
      ),
  });
  await user.click(save());
  expect(await screen.findByRole('link', { name: message })).toBeVisible();
  const details = screen.getByText('About the home (optional)').closest('details');
  expect(details?.open).toBe(true);
  await user.type(screen.getByLabelText(/^Free from/), '2026-12-01');
  await waitFor(() => expect(screen.queryByRole('link', { name: message })).not.toBeInTheDocument());
  expect(details?.open).toBe(true);
});
