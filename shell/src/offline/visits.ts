import { sessionStore, type createBrowserRouter } from '@roommate/shell-api';

/** Each page that is reported late costs a request. */
const MAX_LATE = 10;

type Report = (visited: string) => void;

/** The pages that this document has shown, as path and query. They are known before the service worker is ready. */
export class Visits {
  /** The last visit comes last. */
  readonly #pages = new Set<string>();
  #shown: string | undefined;
  #report: Report = () => undefined;

  /** Notes the page that shows, and every later one. When the user signs out, it forgets where they have been. */
  note(router: Pick<ReturnType<typeof createBrowserRouter>, 'state' | 'subscribe'>): void {
    const check = ({ location: { pathname, search }, navigation }: typeof router.state): void => {
      const visited = pathname + search;
      if (navigation.state !== 'idle' || visited === this.#shown) return;
      this.#shown = visited;
      this.#pages.delete(visited);
      this.#pages.add(visited);
      this.#report(visited);
    };
    router.subscribe(check);
    check(router.state);
    sessionStore.subscribe(({ status }) => {
      if (status === 'signed-out') this.#pages.clear();
    });
  }

  /** Calls `report` with the pages that were visited last, the one that shows, and every later one. */
  onVisit(report: Report): void {
    const pages = new Set(this.#pages);
    // It shows, also if the user has signed out since.
    if (this.#shown !== undefined) pages.add(this.#shown);
    for (const visited of [...pages].slice(-MAX_LATE)) report(visited);
    this.#report = report;
  }
}

export const visits = new Visits();
