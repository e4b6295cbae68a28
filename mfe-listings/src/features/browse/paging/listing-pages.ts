import { FIRST_PAGE_PATH, PAGE_SIZE, getListingPage } from '../api/get-listing-page.ts';
import { forgetFar, knownCount, pagesBetween, type ListingPage } from './listing-page.ts';
import { mergePage } from './merge-page.ts';

/** Pages whose listings stay in memory: some screens around the one in view. */
const KEPT_PAGES = 10;
/** Refetches at a time; pages that were only scrolled past are never asked for. */
const MAX_REFETCHES = 2;
/** The next page is fetched when fewer listings than this lie below the screen. */
const AHEAD = PAGE_SIZE / 2;

export interface PagesState {
  pages: readonly ListingPage[];
  /** Path of the page after the known ones; undefined when all are known. */
  next: string | undefined;
  /** What goes on at the end of the known pages. */
  tail: 'idle' | 'loading' | 'failed';
}

/**
 * All listings, page by page, with those around the screen in memory. Each page is found by the cursor that the page
 * before it gave, so pages become known one after another and any known page can be fetched again.
 */
export class ListingPages {
  private state: PagesState;
  private readonly listeners = new Set<() => void>();
  private inView: readonly [number, number] = [0, 1];

  /** @param known what a visit before a reload knew */
  constructor(known: Pick<PagesState, 'pages' | 'next'> = { pages: [], next: FIRST_PAGE_PATH }) {
    this.state = { ...known, tail: 'idle' };
  }

  readonly subscribe = (listener: () => void): (() => void) => {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  };

  readonly snapshot = (): PagesState => this.state;

  /** Tells which listings are in view, from index `from` up to `to`; what they need is fetched, what is far forgotten. */
  show(from: number, to: number): void {
    this.inView = [from, to];
    this.fetchNeeded();
  }

  /** Fetches the page after the known ones, in view or not. */
  readonly loadMore = (): void => {
    if (this.state.next !== undefined && this.state.tail !== 'loading') void this.fetchNext(this.state.next);
  };

  /** Tries again what failed. */
  readonly retry = (): void => {
    const tail = this.state.tail === 'failed' ? 'idle' : this.state.tail;
    this.set({ tail, pages: this.state.pages.map((page) => ({ ...page, failed: false })) });
    this.fetchNeeded();
  };

  /** Fetches what is in view again, and the rest when it comes into view; what is shown stays until then. */
  refresh(): void {
    this.set({ pages: this.state.pages.map((page) => ({ ...page, stale: true })) });
    this.fetchNeeded();
  }

  private fetchNeeded(): void {
    const [from, to] = this.inView;
    const [first, last] = pagesBetween(this.state.pages, from, to);
    let running = this.state.pages.filter(({ loading }) => loading).length;
    for (let position = first; position <= last && running < MAX_REFETCHES; position++) {
      const page = this.state.pages[position];
      if (!page || page.loading || page.failed || (page.items && !page.stale)) continue;
      running += 1;
      void this.fetchAgain(page.path);
    }
    const atEnd = to >= knownCount(this.state.pages) - AHEAD;
    if (atEnd && this.state.tail === 'idle') this.loadMore();
  }

  private async fetchNext(path: string): Promise<void> {
    this.set({ tail: 'loading' });
    try {
      const { items, next } = await getListingPage(path);
      if (this.state.next !== path) {
        // Meanwhile a refetched page has changed how the list goes on.
        this.settle({ tail: 'idle' });
        return;
      }
      const page = { path, size: items.length, firstId: items[0]?._id ?? '', items };
      const pages = items.length > 0 ? [...this.state.pages, page] : this.state.pages;
      this.settle({ pages, next, tail: 'idle' });
    } catch {
      this.set({ tail: 'failed' });
    }
  }

  private async fetchAgain(path: string): Promise<void> {
    this.change(path, { loading: true });
    try {
      const answer = await getListingPage(path);
      const position = this.state.pages.findIndex((page) => page.path === path);
      this.settle(mergePage(this.state, position, answer));
    } catch {
      this.change(path, { loading: false, failed: true });
    }
  }

  private change(path: string, changed: Partial<ListingPage>): void {
    this.set({
      pages: this.state.pages.map((page) => (page.path === path ? { ...page, ...changed } : page)),
    });
  }

  private settle(state: Partial<PagesState>): void {
    const pages = state.pages ?? this.state.pages;
    const inView = pagesBetween(pages, ...this.inView);
    this.set({ ...state, pages: forgetFar(pages, inView, KEPT_PAGES) });
    this.fetchNeeded();
  }

  private set(changed: Partial<PagesState>): void {
    this.state = { ...this.state, ...changed };
    for (const listener of this.listeners) listener();
  }
}
