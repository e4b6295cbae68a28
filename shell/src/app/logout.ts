import { pagePaths } from '@roommate/contracts';
import {
  confirmLeaving,
  hasUnsavedChanges,
  leaveUnasked,
  type createBrowserRouter,
} from '@roommate/shell-api';
import { loadDialogs } from '../dialogs/dialogs.ts';
import type { Change } from '../offline/change.ts';
import { dropChange, readChanges } from '../offline/waiting-changes.ts';

type Router = ReturnType<typeof createBrowserRouter>;
type IsGuarded = (pathname: string) => boolean;

/** It also covers what the page has not sent, so one question is enough. */
const question = {
  title: 'Leave without saving?',
  text: 'Changes that are not sent yet will be lost.',
  confirmLabel: 'Leave',
};

/** The changes that a logout removes. The messages of visitors stay. */
const changesOfUser = (): Change[] => readChanges().filter(({ uid }) => uid !== '');

/** Nothing is left to lose of a change that has ended. */
const losesChanges = (): boolean => changesOfUser().some(({ state }) => state !== 'ended');

/**
 * Asks before a logout that loses something.
 * @returns whether to go on
 */
export async function confirmLogout(router: Router, isGuarded: IsGuarded): Promise<boolean> {
  const path = (): string => router.state.location.pathname;
  // A public page stays, with what has been typed there.
  const leavesPage = (): boolean => isGuarded(path());
  const pressedOn = path();
  const losesPage = leavesPage() && hasUnsavedChanges('session');
  // Otherwise the page itself asks when it is left.
  const hasDraft = losesPage && !hasUnsavedChanges('navigation');
  if (!losesChanges() && !losesPage) return true;
  // Not by `dialogs`: a question that waits for its code ends with its page. A logout belongs to no page.
  const { askToConfirm } = await loadDialogs();
  // The page that the user has left meanwhile may have stored a draft for the next visit. The logout removes it.
  if (losesChanges() || (hasDraft && path() !== pressedOn)) return askToConfirm(question);
  return !leavesPage() || confirmLeaving(askToConfirm);
}

/** Drops what the user has agreed to lose, and leaves a page that only signed-in people may see. */
export async function onLogout(router: Router, isGuarded: IsGuarded): Promise<void> {
  for (const { id } of changesOfUser()) dropChange(id);
  if (isGuarded(router.state.location.pathname)) await leaveUnasked(() => router.navigate(pagePaths.home));
}
