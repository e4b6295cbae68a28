/** Longer than a visitor or a crawler waits before the next try, which `Retry-After` names (page/page-response.ts). */
const KNOWN_MS = 30_000;
/** All public pages of a few releases. */
const MAX_PAGES = 200;

/**
 * Remembers for some time that the API was unreachable at the rendering of a page. Visitors do not wait for this result when
 * the API accepts requests and never responds.
 */
export class ApiOutages {
  /** When each page failed, in milliseconds since 1970. */
  readonly #failedAt = new Map<string, number>();
  readonly #now: () => number;
  #clears = 0;

  constructor(now = Date.now) {
    this.#now = now;
  }

  /** The API is unreachable. @param page its name, which all its variants share */
  began(page: string): void {
    this.#failedAt.delete(page);
    this.#failedAt.set(page, this.#now());
    const [oldest] = this.#failedAt.keys();
    if (this.#failedAt.size > MAX_PAGES && oldest !== undefined) this.#failedAt.delete(oldest);
  }

  ended(page: string): void {
    this.#failedAt.delete(page);
  }

  /** How often all outages ended. A change means that the API has responded with data. */
  get clears(): number {
    return this.#clears;
  }

  /** Ends all outages. */
  clear(): void {
    this.#clears += 1;
    this.#failedAt.clear();
  }

  /** Whether the API was unreachable lately, and the page has not been rendered since. */
  lasts(page: string): boolean {
    return this.#now() - (this.#failedAt.get(page) ?? -Infinity) <= KNOWN_MS;
  }
}
