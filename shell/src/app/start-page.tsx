import type { PageConfig, PageData } from '@roommate/release-registry';
import { keyFirstEntry, log, type RouteObject } from '@roommate/shell-api';
import { startTransition } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { nextTask } from '../async/next-task.ts';
import { RenderedPageFallback } from '../fallbacks/rendered-page-fallback.tsx';
import { readServedSkeleton } from '../pages/served-skeleton.ts';
import type { RemoteCatalogue } from '../remotes/remote-catalogue.ts';
import { createShell } from './create-shell.tsx';
import { noteHydrationStart } from './device-speed.ts';
import { stopRecordingPresses } from './early-presses.ts';
import { remoteRoute } from './remote-route.tsx';
import { forgetFirstPosition, restoreScroll } from './restore-scroll.ts';

interface PageStart {
  config: PageConfig;
  catalogue: RemoteCatalogue;
  /** Null: the server has not rendered the page. */
  data: PageData | null;
}

/** The page as the server has rendered it, for a path whose remote does not load. */
const keptRoute = (html: string): RouteObject => ({
  path: location.pathname,
  element: <RenderedPageFallback html={html} />,
});

/**
 * Shows the page. If the server has rendered it, React hydrates its HTML after every file of the page has loaded. If
 * one does not load, the HTML stays.
 */
export async function startPage(root: HTMLElement, { config, catalogue, data }: PageStart): Promise<void> {
  const renderHere = async (pages: RouteObject[]): Promise<void> => {
    const skeleton = readServedSkeleton();
    const shell = await createShell({ config, catalogue, first: { pages }, skeleton });
    stopRecordingPresses();
    forgetFirstPosition();
    createRoot(root).render(shell);
  };
  keyFirstEntry();
  // The browser restores the position of a page from the server itself, unless React Router has taken over that entry before.
  if (data === null || (history.scrollRestoration === 'manual' && scrollY === 0)) restoreScroll();
  if (data === null) return renderHere([]);

  const keep = (): Promise<void> => renderHere([keptRoute(document.querySelector('main')?.innerHTML ?? '')]);
  const pages = await catalogue.open(location.pathname, remoteRoute(catalogue, location.pathname));
  if (!pages) return keep();
  let shell;
  // Each step is a task of its own, so that the visitor can scroll the page in between.
  await nextTask();
  try {
    shell = await createShell({ config, catalogue, first: { pages, data } });
  } catch (error) {
    catalogue.report('file', error, location.pathname);
    log.error('The code of the page did not load.', error);
    return keep();
  }
  await nextTask();
  startTransition(() => {
    // From here on, React keeps the presses itself.
    stopRecordingPresses();
    noteHydrationStart();
    forgetFirstPosition();
    hydrateRoot(root, shell);
  });
}
