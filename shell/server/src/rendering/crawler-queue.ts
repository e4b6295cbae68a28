import { setTimeout as wait } from 'node:timers/promises';
import { addressKey } from '@roommate/server/addresses';
import { RenderError } from './render-error.ts';
import { MAX_AT_ONCE } from './render-worker.ts';

/** A crawler needs the content and looks at no frame. The request for the copy of a page counts as one. */
const MAX_WAIT_MS = 12_000;
/** Until the limits allow its page. Rendering it takes the rest of the time. */
const MAX_LIMITED_MS = 10_000;
/** Visitors do not wait, so they have the other half. */
const MAX_CRAWLERS_AT_ONCE = MAX_AT_ONCE / 2;

/** Many more than get their turn in time: all crawlers together render 50 variants in ten seconds. */
const MAX_WAITING = 100;
const MAX_WAITING_OF_ADDRESS = 20;

/** A limit holds the page back. */
export class LimitError extends RenderError {
  /** The time until another attempt has a chance. */
  readonly waitMs: number;

  constructor(waitMs: number) {
    super({ kind: 'busy', text: 'Too many variants of pages.' });
    this.waitMs = waitMs;
  }
}

const tooMany = (): RenderError => new RenderError({ kind: 'busy', text: 'Too many crawlers at once.' });

/** Crawlers wait here for their turn. Nothing is rendered meanwhile, so a visitor who wants the same page is not held up. */
export class CrawlerQueue {
  #running = 0;
  /** What starts the crawlers that wait, in their order, with the keys of their IP addresses. */
  readonly #waiting = new Map<() => void, string>();

  /**
   * Gets a page for a crawler. Tries again when the limits allow it.
   * @param get gets the page now, within the given time
   * @param address the IP address of the crawler
   * @param loadLimitMs the longest that releases may load
   * @throws RenderError
   */
  async run<T>(get: (maxWaitMs: number) => Promise<T>, address: string, loadLimitMs = 0): Promise<T> {
    const startedAt = Date.now();
    const left = (limitMs: number): number => limitMs - (Date.now() - startedAt);
    const maxWaitMs = Math.max(MAX_WAIT_MS, loadLimitMs);
    for (;;) {
      let waitMs: number;
      await this.#begin(address, left(maxWaitMs));
      try {
        return await get(left(maxWaitMs));
      } catch (error) {
        if (!(error instanceof LimitError) || error.waitMs > left(MAX_LIMITED_MS)) throw error;
        ({ waitMs } = error);
      } finally {
        this.#end();
      }
      await wait(waitMs);
    }
  }

  /** @throws RenderError when it is not the crawler's turn in time, and when too many wait */
  async #begin(address: string, maxWaitMs: number): Promise<void> {
    if (this.#running < MAX_CRAWLERS_AT_ONCE) {
      this.#running += 1;
      return;
    }
    const key = addressKey(address);
    const ofAddress = [...this.#waiting.values()].filter((other) => other === key).length;
    if (this.#waiting.size >= MAX_WAITING || ofAddress >= MAX_WAITING_OF_ADDRESS) throw tooMany();
    await new Promise<void>((resolve, reject) => {
      const start = (): void => {
        clearTimeout(timer);
        resolve();
      };
      const timer = setTimeout(() => {
        this.#waiting.delete(start);
        reject(tooMany());
      }, maxWaitMs);
      this.#waiting.set(start, key);
    });
  }

  #end(): void {
    const [next] = this.#waiting.keys();
    if (!next) {
      this.#running -= 1;
      return;
    }
    this.#waiting.delete(next);
    next();
  }
}
