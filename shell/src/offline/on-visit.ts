import type { createBrowserRouter } from '@roommate/shell-api';

/** Calls `report` with the path and query of the page that shows, and of every later one. */
export function onVisit(
  router: Pick<ReturnType<typeof createBrowserRouter>, 'state' | 'subscribe'>,
  report: (visited: string) => void,
): void {
  let last: string | undefined;
  const check = ({ location: { pathname, search }, navigation }: typeof router.state): void => {
    const visited = pathname + search;
    if (navigation.state !== 'idle' || visited === last) return;
    last = visited;
    report(visited);
  };
  router.subscribe(check);
  check(router.state);
}
