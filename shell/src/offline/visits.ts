import { sessionStore, type createBrowserRouter } from '@roommate/shell-api';
import { timeOfCopy } from './stored-copies.ts';
import { pageTime } from './use-page-time.ts';

/** Each page that is reported late costs a request. */
const MAX_LATE = 10;

type Report = (visited: string) => void;

/** The pages that this document has shown, as path and query. They are known before the service worker is ready. */
export class Visits {
  /** The last visit comes last. */
  readonly #pages = new Set<string>();
  readonly #loadedAt = new Map<string, number>();
  #shown: string | undefined;
  #report: Report = () => undefined;

  /** Notes the page that shows, and every later one. When the user signs out, it forgets where they have been. */
  note(router: Pick<ReturnType<typeof createBrowserRouter>, 'state' | 'subscribe'>): void {
    const check = ({ location: { pathname, search }, navigation }: typeof router.state): void => {
      const visited = pathname + search;
      if (navigation.state !== 'idle' || visited === this.#shown) return;
      // The document came with its first page. Without a network, the app shows what it had loaded before.
      const isFirst = this.#shown === undefined;
      this.#shown = visited;
      if (navigator.onLine || !this.#loadedAt.has(visited))
        this.#loadedAt.set(visited, isFirst ? performance.timeOrigin : Date.now());
      this.#pages.delete(visited);
      this.#pages.add(visited);
      this.#report(visited);
    };
    pageTime.find = (url) => this.timeOf(url);
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

  /**
   * When the page that shows was loaded, as an HTTP date; undefined without a stored copy. The copy can be newer than what
   * shows, such as when another tab has opened the page since.
   */
  async timeOf(url: string): Promise<string | undefined> {
    const copied = await timeOfCopy(url);
    const loadedAt = this.#loadedAt.get(url) ?? Infinity;
    return copied === undefined || Date.parse(copied) <= loadedAt ? copied : new Date(loadedAt).toUTCString();
  }
}

export const visits = new Visits();
