import type { ListingInput } from '@roommate/contracts';
import { Link } from '@roommate/shell-api';
import { createTestShell, renderRoutes } from '@roommate/shell-api/testing';
import { screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { ListingForm, type ListingFormProps } from '../listing-form.tsx';

export const listing: ListingInput = {
  title: 'Sunny room',
  location: 'Mirpur 10, Dhaka',
  rentAmount: 9000,
  roomType: 'Single',
  lifestyle: 'Non-smoker',
  imageUrl: 'https://example.com/room.jpg',
  description: 'Quiet.',
  contact: '01700-000000',
  availability: 'not available',
};

/** Renders the form in the test double of the shell. */
export function setUp(props: Partial<ListingFormProps> = {}) {
  const shell = createTestShell();
  const sent: ListingInput[] = [];
  const onSubmit = (values: ListingInput) => {
    sent.push(values);
    return Promise.resolve('done' as const);
  };
  const element = (
    <>
      <ListingForm
        owner={{ name: 'Nusrat Jahan', email: 'nusrat@example.com' }}
        submitLabel="Save"
        onSubmit={onSubmit}
        {...props}
      />
      <Link to="/away">Away</Link>
    </>
  );
  const { router } = renderRoutes([{ path: '/form', element }], { path: '/form' });
  return { shell, sent, router, user: userEvent.setup() };
}

export const field = (name: RegExp | string) => screen.getByRole<HTMLInputElement>('textbox', { name });
export const location = () => screen.getByRole<HTMLInputElement>('combobox', { name: /Location/ });
export const save = () => screen.getByRole('button', { name: 'Save' });
