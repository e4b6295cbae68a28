import {
  createTestShell,
  renderRoutes,
  sampleId,
  sampleListing,
  sampleUser,
  type InMemoryListing,
  type TestShellOptions,
} from '@roommate/shell-api/testing';
import { screen } from '@testing-library/react';
import { routes } from '../routes.tsx';

export const shownId = sampleId(0);
export const visitor = sampleUser({ uid: 'uid-visitor', email: 'visitor@example.com' });

/** Opens the details of a listing with the title "Sunny room". */
export async function openDetails(
  listing: Partial<InMemoryListing> = {},
  user = visitor,
  options: Pick<TestShellOptions, 'logInAgain'> = {},
) {
  const listings = [sampleListing(0, { title: 'Sunny room', ...listing })];
  const shell = createTestShell({ user, listings, ...options });
  const rendered = renderRoutes(routes, { path: `/roommate/${shownId}` });
  await screen.findByRole('heading', { level: 1, name: 'Sunny room' });
  return { shell, ...rendered, heart: screen.getByRole('button', { name: 'Like this listing' }) };
}

/** The value beside a label, such as Rent. */
export const factOf = (label: string) => screen.getByText(label).nextElementSibling?.textContent;
