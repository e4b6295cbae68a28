import { createTestShell, renderRoutes, sampleId, sampleListing } from '@roommate/shell-api/testing';
import { screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { location } from './testing/set-up.tsx';
import { ListingForm, type ListingFormProps } from './listing-form.tsx';

const rooms = Array.from({ length: 9 }, (_, i) =>
  sampleListing(i, { location: 'Section 10, Mirpur', rentAmount: 5000 + i * 1000, roomType: 'Single' }),
);
const RANGE = 'About half of the similar rooms in Mirpur 10 (n = 9) cost BDT 7,000 to 11,000 per month.';

function setUp(listings = rooms, props: Partial<ListingFormProps> = {}) {
  const shell = createTestShell({ listings });
  const owner = { name: 'Nusrat', email: 'nusrat@example.com' };
  const form = (
    <ListingForm
      owner={owner}
      submitLabel="Save"
      defaultValues={{ location: 'Mirpur 10' }}
      onSubmit={() => Promise.resolve('done')}
      {...props}
    />
  );
  renderRoutes([{ path: '/', element: form }], { path: '/' });
  return { shell, user: userEvent.setup() };
}
const rent = () => screen.getByRole('textbox', { name: /Rent amount/ });

it('shows what similar rooms cost while one types the rent', async () => {
  const { user } = setUp();
  expect(await screen.findByText(RANGE)).toBeVisible();
  await user.type(rent(), '৪,৫০০');
  expect(screen.getByText('About 50 % below similar rooms in Mirpur 10 (n = 9).')).toBeVisible();
});

it('counts the rooms of the chosen type', async () => {
  const { user } = setUp();
  await screen.findByText(RANGE);
  await user.click(screen.getByRole('radio', { name: 'Shared' }));
  await waitFor(() => expect(screen.queryByText(RANGE)).not.toBeInTheDocument());
});

it('compares with the rooms of the picked place', async () => {
  const nearby = Array.from({ length: 3 }, (_, i) =>
    sampleListing(20 + i, { location: 'Mirpur 11', rentAmount: 20_000, roomType: 'Single' }),
  );
  const { user } = setUp([...rooms, ...nearby], { defaultValues: { location: '' } });
  // On its own, the text means Mirpur 10.
  await user.type(location(), 'Mirpur 10, mirp');
  expect(await screen.findByText(RANGE)).toBeVisible();
  await user.click(await screen.findByRole('option', { name: /^Mirpur মিরপুর$/ }));
  expect(location()).toHaveValue('Mirpur 10, Mirpur');
  expect(await screen.findByText(/^About half of the similar rooms in Mirpur \(n = 12\) cost/)).toBeVisible();
});

it('does not compare a listing that is edited with itself', async () => {
  setUp(rooms, { listingId: sampleId(0) });
  expect(
    await screen.findByText(/^About half of the similar rooms in Mirpur 10 \(n = 8\) cost/),
  ).toBeVisible();
});

it('shows nothing below 8 similar rooms', async () => {
  const { user, shell } = setUp(rooms.slice(1, 8));
  await waitFor(() => expect(JSON.stringify(shell.api.calls)).toContain('/similar-rents'));
  await user.type(rent(), '4500');
  expect(screen.queryByText(/similar rooms in/)).not.toBeInTheDocument();
});
