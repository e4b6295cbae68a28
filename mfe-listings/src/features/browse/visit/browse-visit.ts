import type { StatsResponse } from '@roommate/contracts';
import type { GridLayout } from '../grid/use-grid-layout.ts';
import { ListingPages } from '../paging/listing-pages.ts';

/** Where on the page one is. */
export interface Place {
  /** px */
  scrollY: number;
  /** Of the first listing on the screen. */
  index: number;
  /** The grid as it was: known before the first layout, so that the page is at once as long as it was. */
  layout: GridLayout;
  /** px; every row of a grid has the same height, save for rare wraps. */
  rowHeight: number;
}

const START: Place = { scrollY: 0, index: 0, layout: { columns: 1, gap: 0, top: 0 }, rowHeight: 440 };

/** One visit of the browse page: an entry of the tab's history. */
export class BrowseVisit {
  /** Shown until newer ones come. */
  stats: StatsResponse | undefined;
  /** The page has been left, and what it shows may be out of date. */
  left = false;

  constructor(
    readonly pages = new ListingPages(),
    public place: Place = START,
  ) {}

  /** Notes where one is, for coming back. */
  moveTo(changed: Partial<Place>): void {
    this.place = { ...this.place, ...changed };
  }

  keepStats(stats: StatsResponse): void {
    this.stats = stats;
  }

  leave(): void {
    this.left = true;
  }
}

const MAX_VISITS = 3;

const visits = new Map<string, BrowseVisit>();

const storageKey = (key: string): string => `roommate:browse:1:${key}`;

/**
 * The visit of a history entry: kept in memory, and over a reload in sessionStorage without the listings.
 * @param key the location's key
 */
export function browseVisit(key: string): BrowseVisit {
  const visit = visits.get(key) ?? savedVisit(key) ?? new BrowseVisit();
  // The latest is the last, so that the first to go is the one not visited for longest.
  visits.delete(key);
  visits.set(key, visit);
  for (const oldest of [...visits.keys()].slice(0, -MAX_VISITS)) {
    visits.delete(oldest);
    sessionStorage.removeItem(storageKey(oldest));
  }
  return visit;
}

/** Forgets what is in memory, as a reload does. */
export const forgetVisits = (): void => visits.clear();

interface SavedVisit {
  /** [path, size, firstId] of each known page. */
  pages: [string, number, string][];
  next?: string;
  place: Place;
}

/** Keeps the visit over a reload. Without storage (private modes, a full disk) a reload starts at the top. */
export function saveVisit(key: string, { pages, place }: BrowseVisit): void {
  const { pages: known, next } = pages.snapshot();
  const saved: SavedVisit = {
    pages: known.map(({ path, size, firstId }) => [path, size, firstId]),
    ...(next !== undefined && { next }),
    place,
  };
  try {
    sessionStorage.setItem(storageKey(key), JSON.stringify(saved));
  } catch {
    return;
  }
}

function savedVisit(key: string): BrowseVisit | undefined {
  try {
    const text = sessionStorage.getItem(storageKey(key));
    sessionStorage.removeItem(storageKey(key));
    if (text === null || !isReturn()) return undefined;
    const { pages, next, place } = JSON.parse(text) as SavedVisit;
    const known = pages.map(([path, size, firstId]) => ({ path, size, firstId }));
    return new BrowseVisit(new ListingPages({ pages: known, next }), place);
  } catch {
    return undefined;
  }
}

/** A first entry of a tab always has the key 'default': an address typed anew must not bring an old visit back. */
function isReturn(): boolean {
  const [navigation] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  return navigation?.type === 'reload' || navigation?.type === 'back_forward';
}
