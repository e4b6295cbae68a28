import type { Preferences } from '@roommate/contracts';
import { createTestShell, renderRoutes, sampleUser } from '@roommate/shell-api/testing';
import { screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { routes } from '../routes.tsx';

export const seeker = sampleUser({ uid: 'uid-seeker', email: 'seeker@example.com' });

/** Opens /dashboard/preferences. */
export async function openPreferences(stored?: Preferences) {
  const shell = createTestShell({ user: seeker });
  if (stored) shell.api.preferences.set(seeker.uid, stored);
  renderRoutes(routes, { path: '/dashboard/preferences' });
  await screen.findByRole('form', { name: 'What you are looking for' });
  return { shell, events: userEvent.setup() };
}

export const rent = () => screen.getByRole<HTMLInputElement>('textbox', { name: /^Highest rent/ });
export const save = () => screen.getByRole('button', { name: 'Save Preferences' });
