import { pagePaths } from '@roommate/contracts';
import { measuredPages, type OpenedPage } from './pages.ts';

/** Ids of listings. */
export interface Rooms {
  /** Of somebody else. */
  listing: string;
  /** Of the person who is signed in. */
  own: string;
}

/** A page whose controls are pressed. */
export interface PressedPage extends Pick<OpenedPage, 'name' | 'selector' | 'signedIn'> {
  path: (rooms: Rooms) => string;
  /** All controls of the header and the footer are pressed, too. On other pages one of each look is enough. */
  isWhole?: true;
}

const heading = 'main h1';
const card = 'main article';
const deletion = '[aria-label^="Delete: "]';

const publicPage = (name: string, path: string, selector = heading): PressedPage => ({
  name,
  path: () => path,
  selector,
});

/** @param selector of what the page shows last */
const guardedPage = (name: string, path: PressedPage['path'], selector: string): PressedPage => ({
  name,
  path,
  selector,
  signedIn: true,
});

/** Every page of the product, in each form that has other controls. */
export const pressedPages: readonly PressedPage[] = [
  ...measuredPages.map(({ name, path, selector, signedIn }): PressedPage => ({
    name,
    path: ({ listing }) => path(listing),
    selector,
    ...(signedIn && { signedIn }),
    ...(name === 'home' && { isWhole: true }),
  })),
  publicPage('browse, map', `${pagePaths.browse}?view=map`, '[role="application"]'),
  publicPage('browse, filtered', `${pagePaths.browse}?q=mirpur&roomType=Single`),
  publicPage('register', pagePaths.register),
  publicPage('forgot password', pagePaths.forgotPassword),
  // The provider refuses the code, so the page offers another link.
  publicPage('reset password', `${pagePaths.resetPassword}?mode=resetPassword&oobCode=x`),
  publicPage('confirm email', pagePaths.confirmEmail),
  publicPage('saved', pagePaths.saved, card),
  {
    name: 'compare',
    path: ({ listing, own }) => `${pagePaths.compare}?ids=${listing},${own}`,
    selector: 'main table',
  },
  publicPage('areas', pagePaths.areas),
  publicPage('area', pagePaths.area('mirpur')),
  publicPage('not found', '/no/such/page'),
  { ...guardedPage('dashboard', () => pagePaths.dashboard, '[aria-label^="Edit: "]'), isWhole: true },
  guardedPage('all listings', () => pagePaths.allListings, card),
  guardedPage('my listings', () => pagePaths.myListings, deletion),
  guardedPage('my listings, table', () => `${pagePaths.myListings}?view=table`, deletion),
  guardedPage('add listing', () => pagePaths.addListing, 'main form'),
  guardedPage('edit', ({ own }) => pagePaths.edit(own), 'main form'),
  guardedPage('preferences', () => pagePaths.preferences, card),
  guardedPage('alerts', () => pagePaths.alerts, deletion),
  guardedPage('API keys', () => pagePaths.apiKeys, '[aria-label^="Revoke: "]'),
  guardedPage('confirm email, signed in', () => pagePaths.confirmEmail, 'main button'),
];
