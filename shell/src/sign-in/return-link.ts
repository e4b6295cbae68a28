import { pagePaths } from '@roommate/contracts';
import { returnPath } from '../auth/return-path.ts';
import type { ToastLink } from '../notifications/toast-text.tsx';

/** A link to the page that the visitor left to register. */
export type ReturnLink = ToastLink;

const isListing = (path: string): boolean => path.startsWith(pagePaths.details(''));

/**
 * After a registration the specification (section 2) leads to the home page. This is the link from there to the page
 * that the visitor came from.
 * @param state of the history entry of the register page. The home page after it has the same state
 * @returns undefined when there is no such page
 */
export function returnLink(state: unknown): ReturnLink | undefined {
  const to = returnPath(state);
  if (to === pagePaths.home) return undefined;
  const page = isListing(to) ? 'room' : 'page';
  return { label: `Back to the ${page} you were looking at`, to };
}
