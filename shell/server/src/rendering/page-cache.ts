import { inTime } from './in-time.ts';

/**
 * The longest that a visitor waits for the server before the page comes from the browser. With the frame, the page then
 * comes within 300 ms more than usual.
 */
const MAX_WAIT_MS = 250;
/** A rendering that has taken longer probably does not end while another visitor waits. They get the frame at once. */
const STUCK_MS = 1000;
/** A page is served without another look for this time. */
const FRESH_MS = 1500;
/**
 * Then it is served while one request renders it again. Its data can be one second older, which each process of the API
 * keeps responses for. So a new listing shows within three seconds.
 */
const STALE_MS = 2000;
/** An older page is better than none when rendering fails, as it does while the API is unreachable. */
const LAST_RESORT_MS = 10 * 60_000;
/** The memory of all pages. */
const MAX_BYTES = 32_000_000;

interface Entry<T> {
  page: T | undefined;
  renderedAt: number;
  rendering: { startedAt: number; result: Promise<T> } | undefined;
}

const sizeOf = ({ page }: Entry<{ bytes: number }>): number => page?.bytes ?? 0;

/**
 * Rendered pages by key. At most one request renders a page at a time, for all visitors who wait for it. The least
 * recently used pages leave first.
 */
export class PageCache<T extends { bytes: number }> {
  readonly #entries = new Map<string, Entry<T>>();
  readonly #now: () => number;
  readonly #maxWaitMs: number;
  #bytes = 0;
  #expiredAt = 0;

  /** @param maxWaitMs the longest that a visitor waits for a page */
  constructor(maxWaitMs = MAX_WAIT_MS, now = Date.now) {
    this.#maxWaitMs = maxWaitMs;
    this.#now = now;
  }

  /** The data behind the pages has changed. An earlier page is served only if rendering fails. */
  expire(): void {
    this.#expiredAt = this.#now();
  }

  /**
   * @param prefersOlder whether to serve an older page when rendering is slow, because browsers would get nothing newer
   * @param maxWaitMs the longest wait for this request, also for a rendering that others have waited for
   * @param render called if the page must be rendered; it goes on when no request waits any more
   * @returns undefined when there is no page in time
   * @throws the error of `render` without an older page
   */
  async get(
    key: string,
    render: () => Promise<T>,
    { prefersOlder = false, maxWaitMs }: { prefersOlder?: boolean; maxWaitMs?: number | undefined } = {},
  ): Promise<T | undefined> {
    const entry = this.#use(key);
    const age = entry.page === undefined ? Infinity : this.#now() - entry.renderedAt;
    const isCurrent = entry.renderedAt > this.#expiredAt;
    if (isCurrent && age <= FRESH_MS) return entry.page;
    const rendering = this.#rendering(key, entry, render);
    if (isCurrent && age <= STALE_MS) return entry.page;
    const older = age <= LAST_RESORT_MS ? entry.page : undefined;
    // While rendering is slow, a browser gets newer data automatically: the site does not know every change.
    const isStuck = this.#now() - (entry.rendering?.startedAt ?? Infinity) > STUCK_MS;
    return inTime(rendering, maxWaitMs ?? (isStuck ? 0 : this.#maxWaitMs), {
      late: prefersOlder ? older : undefined,
      failed: older,
    });
  }

  /** A page that needs no rendering now. */
  current(key: string): T | undefined {
    const entry = this.#entries.get(key);
    if (!entry || entry.renderedAt <= this.#expiredAt) return undefined;
    return this.#now() - entry.renderedAt <= FRESH_MS ? entry.page : undefined;
  }

  /** The page to serve when it cannot be rendered. */
  lastResort(key: string): T | undefined {
    const entry = this.#entries.get(key);
    return entry && this.#now() - entry.renderedAt <= LAST_RESORT_MS ? entry.page : undefined;
  }

  /** Renders a page without a visitor who waits. @throws the error of `render` */
  renew(key: string, render: () => Promise<T>): Promise<T> {
    return this.#rendering(key, this.#use(key), render);
  }

  #rendering(key: string, entry: Entry<T>, render: () => Promise<T>): Promise<T> {
    // A rendering that started before a change may lack it.
    if (entry.rendering && entry.rendering.startedAt > this.#expiredAt) return entry.rendering.result;
    const startedAt = this.#now();
    const result = render().then((page) => {
      if (startedAt >= entry.renderedAt) this.#store(key, entry, { page, renderedAt: startedAt });
      return page;
    });
    const rendering = { startedAt, result };
    entry.rendering = rendering;
    const end = (): void => {
      if (entry.rendering === rendering) entry.rendering = undefined;
      // A page that does not render takes no memory.
      if (entry.page === undefined && !entry.rendering && this.#entries.get(key) === entry) this.#drop(key);
    };
    result.then(end, end);
    return result;
  }

  /** The entry of a key, which becomes the one that was used last. */
  #use(key: string): Entry<T> {
    const entry = this.#entries.get(key) ?? { page: undefined, renderedAt: 0, rendering: undefined };
    this.#entries.delete(key);
    this.#entries.set(key, entry);
    return entry;
  }

  #store(key: string, entry: Entry<T>, update: Pick<Entry<T>, 'page' | 'renderedAt'>): void {
    const isKept = this.#entries.get(key) === entry;
    if (isKept) this.#bytes -= sizeOf(entry);
    Object.assign(entry, update);
    if (isKept) this.#bytes += sizeOf(entry);
    for (const [oldest] of this.#entries) {
      if (this.#bytes <= MAX_BYTES) break;
      this.#drop(oldest);
    }
  }

  #drop(key: string): void {
    const entry = this.#entries.get(key);
    if (entry) this.#bytes -= sizeOf(entry);
    this.#entries.delete(key);
  }
}
