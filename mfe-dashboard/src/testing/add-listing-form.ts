import { createTestShell, renderRoutes, sampleUser } from '@roommate/shell-api/testing';
import { act, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { routes } from '../routes.tsx';

export const successDialog = {
  kind: 'alert',
  title: 'Roommate listing added successfully!',
  icon: 'success',
};
export const failureDialog = {
  kind: 'alert',
  title: 'Error!',
  text: 'Failed to add roommate listing.',
  icon: 'error',
};

export const texts = [
  [/^Title/, 'Sunny room'],
  [/^Location/, 'Mirpur 10, Dhaka'],
  [/^Rent amount/, '9000'],
  [/^Lifestyle/, 'Non-smoker'],
  [/^Image URL/, 'https://example.com/room.jpg'],
  [/^Description/, 'Quiet.'],
  [/^Contact/, '01700-000000'],
] as const;

/** By its label, and fast: `getByLabelText` computes the labels of all elements of the page. */
export const field = (label: RegExp) =>
  screen.getByText<HTMLLabelElement>(label, { selector: 'label' }).control as HTMLInputElement;
export const submit = () => userEvent.click(screen.getByRole('button', { name: 'Add Listing' }));

/** Fills in all fields of the open form. */
export async function fillFields() {
  await screen.findByRole('heading', { level: 1 });
  for (const [label, text] of texts) {
    // Each typed letter would render the form again. A click sends ten events.
    act(() => field(label).focus());
    await userEvent.paste(text);
  }
  await userEvent.click(screen.getByRole('radio', { name: 'Shared' }));
}

export const openPage = () => renderRoutes(routes, { path: '/dashboard/add-listing' });

/** Opens /dashboard/add-listing and fills in the form. */
export async function fillIn() {
  const shell = createTestShell({ user: sampleUser(), listings: [] });
  openPage();
  await fillFields();
  return shell;
}

/** Gives the listing another title. */
export async function retitle(title: string) {
  await userEvent.clear(field(/^Title/));
  await userEvent.paste(title);
}

export const NOT_KNOWN = /^We could not confirm that your listing was posted\. Your draft/;

/** Sends the form, whose response is lost. @param takesEffect whether the API receives the listing */
export async function loseResponse(shell: Awaited<ReturnType<typeof fillIn>>, takesEffect: boolean) {
  shell.fail('/roommates', 'network', { method: 'POST', times: 1, takesEffect });
  await submit();
  await screen.findByText(NOT_KNOWN);
}

/** The posts that the page has sent. */
export const posted = (shell: Awaited<ReturnType<typeof fillIn>>) =>
  shell.api.calls.filter(({ method }) => method === 'POST');
