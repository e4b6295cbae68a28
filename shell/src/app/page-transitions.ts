import type { createBrowserRouter } from '@roommate/shell-api';
import { nextPaint } from '../async/next-paint.ts';
import { isSlowDevice } from './device-speed.ts';

type Router = ReturnType<typeof createBrowserRouter>;
type Target = Parameters<Router['navigate']>[0];
type Options = Parameters<Router['navigate']>[1];

const pathOf = (to: Target): string | undefined =>
  typeof to === 'string' ? new URL(to, location.href).pathname : (to?.pathname ?? undefined);

const wantsMotion = (): boolean => !matchMedia('(prefers-reduced-motion: reduce)').matches;

/** Whether a navigation only repeats the one before: a second tap on the same link. */
const isRepeated = (to: Target, options: Options): boolean =>
  typeof to === 'string' &&
  new URL(to, location.href).href === location.href &&
  options?.state === undefined &&
  !(options && 'formData' in options);

/**
 * A transition stops the painting until the new page has rendered. The browser paints before it starts, so that a press
 * shows immediately: https://web.dev/articles/inp.
 */
function startAfterPaint(): Document['startViewTransition'] {
  const start = document.startViewTransition.bind(document);
  return (update) => {
    const started = nextPaint().then(() => start(update));
    const ready = started.then((transition) => transition.ready);
    // A transition that is skipped, such as in a hidden tab, is not an error.
    ready.catch(() => undefined);
    return {
      ready,
      updateCallbackDone: started.then((transition) => transition.updateCallbackDone),
      finished: started.then((transition) => transition.finished),
      types: new Set<string>(),
      skipTransition: () => void started.then((transition) => transition.skipTransition()),
    };
  };
}

/** @returns whether a page fades, from the end of its navigation to the end of the transition */
function watchTransitions(router: Router): () => boolean {
  let isRunning = false;
  router.subscribe((_state, { viewTransitionOpts }) => {
    // The router starts the transition a little later.
    if (viewTransitionOpts) isRunning = true;
  });
  const start = startAfterPaint();
  document.startViewTransition = (update) => {
    const transition = start(update);
    isRunning = true;
    const end = (): void => {
      isRunning = false;
    };
    transition.finished.then(end, end);
    return transition;
  };
  return () => isRunning;
}

/**
 * Fades from page to page where the browser can (https://drafts.csswg.org/css-view-transitions/), for links and for
 * navigations of all remotes. Another search or view of the same page shows immediately. The same holds for each page on a slow
 * device: the pictures of both pages would delay it by 150 ms.
 */
export function fadeBetweenPages(router: Router): void {
  if (!('startViewTransition' in document)) return;
  const isRunning = watchTransitions(router);
  const navigate = router.navigate.bind(router);
  router.navigate = (to: Target | number, options?: Options) => {
    if (typeof to === 'number') return navigate(to);
    // During a transition, a repeated navigation would stop the rendering until the browser gives the transition up.
    if (isRunning() && isRepeated(to, options)) return Promise.resolve();
    const path = pathOf(to);
    const isOtherPage = path !== undefined && path !== location.pathname;
    // Without a transition of its own, the end of the running one would bring back the state before.
    const fades = ((isOtherPage && !isSlowDevice()) || isRunning()) && wantsMotion();
    return navigate(to, { ...options, viewTransition: fades });
  };
}
