import type { Preferences } from '@roommate/contracts';
import {
  createTestShell,
  type InMemoryListing,
  renderRoutes,
  sampleListing,
  sampleUser,
} from '@roommate/shell-api/testing';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { routes } from '../routes.tsx';
import { makeScrollable } from './scroll-page.ts';

export const rooms = [
  sampleListing(0, { title: 'Mirpur single', location: 'Mirpur 10', rentAmount: 7000, roomType: 'Single' }),
  sampleListing(1, { title: 'Mirpur seat', location: 'Mirpur 11', rentAmount: 4000, roomType: 'Shared' }),
  sampleListing(2, {
    title: 'Uttara single',
    location: 'Sector 7, Uttara',
    rentAmount: 9000,
    roomType: 'Single',
  }),
];

/** For `beforeEach`: a wide screen without saved places in lists. */
export function prepareSearch(): void {
  sessionStorage.clear();
  makeScrollable();
  Element.prototype.scrollIntoView = jest.fn();
  window.matchMedia = jest.fn().mockReturnValue({ matches: true });
}

/** Opens a search of listings, and does not wait for them. */
export const openBrowse = (query = '', listings: readonly InMemoryListing[] = rooms) => {
  const shell = createTestShell({ listings });
  return { shell, ...renderRoutes(routes, { path: `/browse-listings${query}` }) };
};

/**
 * Opens a search of the rooms, and waits for its matches.
 * @param preferences of the person who is signed in; absent: nobody
 * @param before the path of the entry before this one in the history
 */
export async function openSearch(query: string, preferences?: Preferences, before = '/elsewhere') {
  const user = sampleUser({});
  const shell = createTestShell({ listings: rooms, ...(preferences && { user }) });
  if (preferences) shell.api.preferences.set(user.uid, preferences);
  const { router } = renderRoutes(routes, { path: `/browse-listings${query}`, history: [before] });
  await screen.findByText(/^\d rooms? found/);
  const expectQuery = (expected: string) =>
    waitFor(() => expect(router.state.location.search).toBe(expected));
  return { shell, router, expectQuery };
}

/** The titles of the cards, in their order. */
export const titles = () =>
  screen.queryAllByRole('article').map((card) => within(card).getByRole('heading').textContent);
export const expectTitles = (expected: string[]) => waitFor(() => expect(titles()).toEqual(expected));
/** The texts of the active filters. */
export const chips = () =>
  within(screen.getByRole('list', { name: 'Active filters' }))
    .queryAllByRole('link', { name: /^Remove filter/ })
    .map(({ textContent }) => textContent);
export const panel = () => within(screen.getByRole('complementary', { name: 'Filters' }));
export const chip = (label: string) => screen.getByRole('link', { name: `Remove filter: ${label}` });
export const box = () => screen.getByRole<HTMLInputElement>('combobox', { name: 'Search rooms' });

export function searchFor(text: string): void {
  fireEvent.input(box(), { target: { value: text } });
  fireEvent.submit(screen.getByRole('search'));
}

/** React renders nothing in between, as on a phone that is slower than the fingers of its owner. */
export const atOnce = (...presses: (() => unknown)[]) =>
  act(() => {
    for (const press of presses) press();
  });
