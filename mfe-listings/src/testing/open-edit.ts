import {
  createTestShell,
  renderRoutes,
  sampleId,
  sampleListing,
  sampleUser,
  type TestShellOptions,
} from '@roommate/shell-api/testing';
import { screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { routes } from '../routes.tsx';

export const editedId = sampleId(0);

/** Opens the page that edits a listing of the user. */
export async function openEdit(
  fields: Parameters<typeof sampleListing>[1] = { title: 'Sunny room', contact: '01700-000000' },
  options: TestShellOptions = {},
) {
  const listing = sampleListing(0, fields);
  const shell = createTestShell({ user: sampleUser(), ...options, listings: [listing] });
  const { router } = renderRoutes(routes, { path: `/mylistings/update/${editedId}` });
  const title = await screen.findByRole<HTMLInputElement>('textbox', { name: /Title/ });
  return { shell, router, listing, title };
}

export const pressUpdate = () => userEvent.click(screen.getByRole('button', { name: 'Update Listing' }));
