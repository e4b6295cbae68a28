import { useCallback, useEffect, useRef } from 'react';
import { useBeforeUnload, useBlocker } from './router.ts';
import { dialogs, type ConfirmOptions } from './services.ts';

const question = {
  title: 'Leave without saving?',
  text: 'Your changes on this page will be lost.',
  confirmLabel: 'Leave',
};

/**
 * How a page ends: by a navigation, with the tab, or with the session. A navigation keeps what a page stored for the user
 * in this tab (`personalStorage`). Only the session takes away the changes that wait for a connection.
 */
export type PageEnd = 'navigation' | 'tab' | 'session';
type IsUnsaved = (end: PageEnd) => boolean;

/** The guards of the visible pages. */
// eslint-disable-next-line server/no-request-state -- only effects fill it
const guards = new Set<IsUnsaved>();
// eslint-disable-next-line server/no-request-state -- only navigations in a browser set it
let unasked = false;

/**
 * Whether the end of the page loses changes. Without an argument, the end is that of the tab, or another document in it.
 * The browser asks before.
 */
export const hasUnsavedChanges = (end: PageEnd = 'tab'): boolean =>
  [...guards].some((isUnsaved) => isUnsaved(end));

/**
 * Asks before a logout, if it loses changes of the page.
 * @param ask for the shell only, which has loaded the code of its dialogs
 * @returns whether to go on
 */
export async function confirmLeaving(
  ask: (asked: ConfirmOptions) => boolean | Promise<boolean> = (asked) => dialogs.confirm(asked),
): Promise<boolean> {
  return !hasUnsavedChanges('session') || ask(question);
}

/** Navigates without the question, which has been answered. */
export async function leaveUnasked(navigate: () => Promise<void>): Promise<void> {
  unasked = true;
  try {
    await navigate();
  } finally {
    unasked = false;
  }
}

/**
 * Asks before a page with unsaved changes is left, by a link or by closing the tab.
 * @param isUnsaved asked at the moment of leaving
 */
export function useUnsavedGuard(isUnsaved: IsUnsaved): void {
  /** The number of navigations that were blocked. The router blocks one before React renders that it did. */
  const blocked = useRef(0);
  const blocker = useBlocker(({ currentLocation, nextLocation }) => {
    const blocks = !unasked && currentLocation.pathname !== nextLocation.pathname && isUnsaved('navigation');
    if (blocks) blocked.current += 1;
    return blocks;
  });

  useEffect(() => {
    guards.add(isUnsaved);
    return () => void guards.delete(isUnsaved);
  }, [isUnsaved]);

  useEffect(() => {
    if (blocker.state !== 'blocked') return;
    let superseded = false;
    const nth = blocked.current;
    void dialogs.confirm(question).then((leave) => {
      // The dialog resolves after it closes. By then the visitor may have followed another link, which asks again.
      if (superseded || nth !== blocked.current) return;
      if (leave) blocker.proceed();
      else blocker.reset();
    });
    return () => {
      superseded = true;
    };
  }, [blocker]);

  useBeforeUnload(
    useCallback(
      (event: BeforeUnloadEvent) => {
        if (isUnsaved('tab')) event.preventDefault();
      },
      [isUnsaved],
    ),
  );
}
