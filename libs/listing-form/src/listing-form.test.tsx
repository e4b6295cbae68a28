import type { ListingInput } from '@roommate/contracts';
import { ApiError } from '@roommate/shell-api';
import { screen, waitFor, within } from '@testing-library/react';
import type { ListingFormProps } from './listing-form.tsx';
import { field, listing, location, save, setUp } from './testing/set-up.tsx';

it('sends every field with the type of the API, and is available by default', async () => {
  const { user, sent } = setUp();
  await user.type(field(/Title/), ' Sunny room ');
  await user.type(location(), listing.location);
  await user.type(field(/Rent amount/), '9,000');
  await user.click(screen.getByRole('radio', { name: 'Single' }));
  await user.type(field(/Lifestyle/), 'Non-smoker, early riser');
  await user.type(field(/Image URL/), listing.imageUrl);
  await user.type(field(/Description/), listing.description);
  await user.type(field(/Contact/), listing.contact);
  await user.click(save());
  await waitFor(() =>
    expect(sent).toEqual([{ ...listing, lifestyle: 'Non-smoker, early riser', availability: 'available' }]),
  );
});

it('shows errors beside each field and in a summary, which takes the focus and links to the fields', async () => {
  const { user, sent } = setUp();
  await user.type(field(/Rent amount/), 'cheap');
  await user.type(field(/Image URL/), 'room.jpg');
  await user.click(save());
  const summary = await screen.findByRole('alert');
  await waitFor(() => expect(summary).toHaveFocus());
  expect(
    within(summary)
      .getAllByRole('link')
      .map((link) => link.textContent),
  ).toEqual([
    'Title is required.',
    'Location is required.',
    'Rent amount must be a number.',
    'Room type must be Single or Shared.',
    'Lifestyle is required.',
    'Image URL must be a full URL that starts with http:// or https://.',
    'Description is required.',
    'Contact is required.',
  ]);
  expect(field(/Rent amount/)).toHaveAttribute(
    'aria-describedby',
    expect.stringContaining('listing-rentAmount-error'),
  );
  await user.click(within(summary).getByRole('link', { name: 'Location is required.' }));
  expect(location()).toHaveFocus();
  expect(field(/Rent amount/)).toHaveValue('cheap');
  expect(sent).toEqual([]);
});

it.each([
  ['৮,৫০০', 8500],
  ['8,500.00', 8500],
  ['20,00,000', 2_000_000],
  ['৳8500/-', 8500],
])('reads the rent %s', async (typed, rentAmount) => {
  const { user, sent } = setUp({ defaultValues: listing });
  await user.clear(field(/Rent amount/));
  await user.type(field(/Rent amount/), typed);
  await user.click(save());
  await waitFor(() => expect(sent[0]?.rentAmount).toBe(rentAmount));
});

it.each([
  ['-5', 'Rent amount must be a whole number from 500 to 20,00,000 BDT.'],
  ['−5', 'Rent amount must be a whole number from 500 to 20,00,000 BDT.'],
  ['8,5', 'Rent amount must be a number.'],
  ['8500.5', 'Rent amount must be a whole number from 500 to 20,00,000 BDT.'],
  ['20,00,001', 'Rent amount must be a whole number from 500 to 20,00,000 BDT.'],
])('explains what is wrong with the rent %s', async (typed, message) => {
  const { user } = setUp({ defaultValues: listing });
  await user.clear(field(/Rent amount/));
  await user.type(field(/Rent amount/), typed);
  await user.click(save());
  expect(await screen.findByRole('link', { name: message })).toBeVisible();
});

it('sends the URL of the image for a link that contains it, and previews it', async () => {
  const { user, sent } = setUp({ defaultValues: { ...listing, imageUrl: 'https://imgur.com/aBcDe12' } });
  const image = await screen.findByRole<HTMLImageElement>('img', { name: 'Image preview' });
  expect(image.src).toBe('https://i.imgur.com/aBcDe12.jpg');
  await user.click(save());
  await waitFor(() => expect(sent[0]?.imageUrl).toBe('https://i.imgur.com/aBcDe12.jpg'));
});

it('explains which link is needed while the link of an image page is typed', async () => {
  const { user } = setUp();
  await user.type(field(/Image URL/), 'https://ibb.co/abc123');
  expect(await screen.findByRole('status')).toHaveTextContent('It starts with https://i.ibb.co/.');
  expect(screen.queryByRole('img')).toBe(null);
});

it('reports an empty rent as required, not as an invalid number', async () => {
  const { user } = setUp({ defaultValues: listing });
  await user.clear(field(/Rent amount/));
  await user.click(save());
  const summary = await screen.findByRole('alert');
  expect(within(summary).getByRole('link').textContent).toBe('Rent amount is required.');
});

it('starts with the given values and shows the owner read-only', () => {
  setUp({ defaultValues: listing });
  expect(field(/Title/)).toHaveValue('Sunny room');
  expect(field(/Rent amount/)).toHaveValue('9000');
  expect(screen.getByRole<HTMLInputElement>('radio', { name: 'Single' })).toBeChecked();
  expect(screen.getByRole<HTMLInputElement>('radio', { name: 'Not available' })).toBeChecked();
  expect([field('Name').value, field('Email').value]).toEqual(['Nusrat Jahan', 'nusrat@example.com']);
  expect([field('Name').readOnly, field('Email').readOnly]).toEqual([true, true]);
});

it('shows a lifestyle list with commas and sends it as a list', async () => {
  const { user, sent } = setUp({ defaultValues: { ...listing, lifestyle: ['Quiet, tidy', 'Vegetarian'] } });
  expect(field(/Lifestyle/)).toHaveValue('Quiet, tidy, Vegetarian');
  await user.click(save());
  await waitFor(() => expect(sent[0]?.lifestyle).toEqual(['Quiet, tidy', 'Vegetarian']));
  await user.clear(field(/Lifestyle/));
  await user.type(field(/Lifestyle/), 'Quiet, ,Night owl,');
  await user.click(save());
  await waitFor(() => expect(sent[1]?.lifestyle).toEqual(['Quiet', 'Night owl']));
});

it('keeps the values after a failed submit and shows the field errors of the server', async () => {
  const problem = {
    type: 'about:blank',
    title: 'Bad Request',
    status: 400,
    code: 'invalid_input' as const,
    error: 'Bad',
  };
  const errors = [{ field: 'lifestyle.0', message: 'Lifestyle is too much.' }];
  const { user } = setUp({
    defaultValues: listing,
    onSubmit: () => Promise.reject(new ApiError(400, { ...problem, errors })),
  });
  await user.click(save());
  expect(await screen.findByRole('link', { name: 'Lifestyle is too much.' })).toBeVisible();
  expect(field(/Title/)).toHaveValue('Sunny room');
});

it('is busy while sending and sends once', async () => {
  let calls = 0;
  let finish = (_: 'failed'): void => undefined;
  const { user } = setUp({
    defaultValues: listing,
    onSubmit: () => {
      calls += 1;
      return new Promise((resolve) => (finish = resolve));
    },
  });
  await user.dblClick(save());
  await waitFor(() => expect(calls).toBe(1));
  const button = screen.getByRole<HTMLButtonElement>('button');
  expect([button.disabled, button.getAttribute('aria-busy')]).toEqual([true, 'true']);
  finish('failed');
  await waitFor(() => expect(button).toBeEnabled());
  expect(calls).toBe(1);
});

it('resets after success with resetOnSuccess', async () => {
  const { user } = setUp({ resetOnSuccess: true, defaultValues: { ...listing, title: '' } });
  await user.type(field(/Title/), 'New room');
  await user.click(save());
  await waitFor(() => expect(field(/Title/)).toHaveValue(''));
});

it('previews the image as the listing will show it', async () => {
  const { user } = setUp();
  await user.type(field(/Image URL/), 'https://i.ibb.co/abc123/room');
  const image = await screen.findByRole<HTMLImageElement>('img', { name: 'Image preview' });
  expect(image.src).toBe('https://i.ibb.co/abc123/room.jpg');
});

it('no longer says that the session has ended after a new login and a refused value', async () => {
  const errors = [{ field: 'title', message: 'This title is taken.' }];
  const refusal = new ApiError(400, {
    type: 'about:blank',
    title: 'Bad Request',
    status: 400,
    code: 'invalid_input',
    error: 'Invalid.',
    errors,
  });
  const onSubmit = jest
    .fn<ReturnType<ListingFormProps['onSubmit']>, [ListingInput]>()
    .mockResolvedValueOnce('session-ended')
    .mockRejectedValue(refusal);
  const { user } = setUp({ defaultValues: listing, onSubmit });
  await user.click(save());
  await user.click(await screen.findByRole('button', { name: 'Log In Again' }));
  expect(await screen.findByRole('link', { name: 'This title is taken.' })).toBeVisible();
  expect(screen.queryByText(/^Your session has ended/)).not.toBeInTheDocument();
});

describe('values of an earlier version', () => {
  const old = { ...listing, rentAmount: 300, contact: 'Ask the caretaker' };

  it('are sent again while they are unchanged', async () => {
    const { user, sent } = setUp({ defaultValues: old });
    await user.type(field(/Title/), '!');
    await user.click(save());
    await waitFor(() => expect(sent).toEqual([{ ...old, title: 'Sunny room!' }]));
  });

  it('are checked when they change', async () => {
    const { user, sent } = setUp({ defaultValues: old });
    await user.type(field(/Contact/), '!');
    await user.click(save());
    const summary = await screen.findByRole('alert');
    expect(within(summary).getAllByRole('link')).toHaveLength(1);
    expect(within(summary).getByRole('link')).toHaveTextContent(/^Contact must contain/);
    expect(sent).toEqual([]);
  });
});
