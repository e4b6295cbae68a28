import { sessionStore, userOf, type createBrowserRouter } from '@roommate/shell-api';
import { timeOfCopy } from './stored-copies.ts';
import { pageTime } from './use-page-time.ts';

/** Each page that is reported late costs a request. */
const MAX_LATE = 10;
/** The service worker has no copies of more pages. */
const MAX_TIMES = 30;

type Report = (visited: string) => void;

/** Deletes the oldest entries. */
function keepLast(entries: Set<string> | Map<string, number>, max: number): void {
  for (const oldest of [...entries.keys()].slice(0, -max)) entries.delete(oldest);
}

/** The pages that this document has shown, as path and query. They are known before the service worker is ready. */
export class Visits {
  /** The last visit comes last. */
  readonly #pages = new Set<string>();
  /** The last visit comes last. */
  readonly #loadedAt = new Map<string, number>();
  #shown: string | undefined;
  #report: Report = () => undefined;

  /** Notes the page that shows, and every later one. */
  note(router: Pick<ReturnType<typeof createBrowserRouter>, 'state' | 'subscribe'>): void {
    const check = ({ location: { pathname, search }, navigation }: typeof router.state): void => {
      const visited = pathname + search;
      if (navigation.state !== 'idle' || visited === this.#shown) return;
      this.#add(visited);
      this.#report(visited);
    };
    pageTime.find = (url) => this.timeOf(url);
    router.subscribe(check);
    check(router.state);
    sessionStore.subscribe((session, before) => {
      if (session.status === 'signed-out' && userOf(before)) this.#forget();
    });
  }

  /** Calls `report` with the pages that were visited last, the one that shows, and every later one. */
  onVisit(report: Report): void {
    const pages = new Set(this.#pages);
    // It shows, also if the user has signed out since.
    if (this.#shown !== undefined) pages.add(this.#shown);
    for (const visited of pages) report(visited);
    this.#report = report;
  }

  /**
   * When the page that shows was loaded, as an HTTP date; undefined without a stored copy. The copy can be newer than what
   * shows, for example after another tab has opened the page.
   */
  async timeOf(url: string): Promise<string | undefined> {
    const copied = await timeOfCopy(url);
    const loadedAt = this.#loadTime(url);
    return copied === undefined || Date.parse(copied) <= loadedAt ? copied : new Date(loadedAt).toUTCString();
  }

  #add(visited: string): void {
    // The document came with its first page. Without a network, the app shows what it had loaded before.
    const firstAt = this.#shown === undefined ? performance.timeOrigin : Date.now();
    const earlier = navigator.onLine ? undefined : this.#loadedAt.get(visited);
    this.#shown = visited;
    this.#pages.delete(visited);
    this.#pages.add(visited);
    keepLast(this.#pages, MAX_LATE);
    this.#loadedAt.delete(visited);
    this.#loadedAt.set(visited, earlier ?? firstAt);
    keepLast(this.#loadedAt, MAX_TIMES);
  }

  #loadTime(url: string): number {
    const loadedAt = this.#loadedAt.get(url) ?? Infinity;
    // The first page can be a copy. The site may have responded when its scripts ran already. Then its content stays.
    const copied = loadedAt === performance.timeOrigin ? Date.parse(pageTime.first ?? '') : NaN;
    return copied < loadedAt ? copied : loadedAt;
  }

  /** The next user must not see where this one has been. The time of the page that shows stays. */
  #forget(): void {
    this.#pages.clear();
    for (const url of this.#loadedAt.keys()) if (url !== this.#shown) this.#loadedAt.delete(url);
  }
}

export const visits = new Visits();
