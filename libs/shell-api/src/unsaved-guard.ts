import { useCallback, useEffect } from 'react';
import { useBeforeUnload, useBlocker } from './router.ts';
import { dialogs } from './services.ts';

/**
 * Asks before a page with unsaved changes is left, by a link or by closing the tab.
 * @param isUnsaved asked at the moment of leaving
 */
export function useUnsavedGuard(isUnsaved: () => boolean): void {
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) => currentLocation.pathname !== nextLocation.pathname && isUnsaved(),
  );

  useEffect(() => {
    if (blocker.state !== 'blocked') return;
    void dialogs
      .confirm({
        title: 'Leave without saving?',
        text: 'What you have changed on this page will be lost.',
        confirmLabel: 'Leave',
      })
      .then((leave) => {
        if (leave) blocker.proceed();
        else blocker.reset();
      });
  }, [blocker]);

  useBeforeUnload(
    useCallback(
      (event: BeforeUnloadEvent) => {
        if (isUnsaved()) event.preventDefault();
      },
      [isUnsaved],
    ),
  );
}
