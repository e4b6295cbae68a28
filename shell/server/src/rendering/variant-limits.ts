import { addressKey } from '@roommate/server/addresses';
import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible';

const DURATION_S = 10;
/** Without a limit, callers could use up the site's processor and its requests to the API. */
const MAX_IN_TOTAL = 100;
/** All crawlers together. The rest is for people. */
const MAX_OF_CRAWLERS = MAX_IN_TOTAL / 2;
/** One caller leaves the rest to the others. Many phones share one IP address. */
const MAX_PER_ADDRESS = 40;
/** Timers can be a little early. An attempt before the end of the period would count, and fail. */
const EARLY_MS = 10;

const limit = (points: number): RateLimiterMemory => new RateLimiterMemory({ points, duration: DURATION_S });

interface Caller {
  address: string;
  /** Whether no person waits for the page: a crawler does, or a service worker that asks for a copy. */
  isCrawler: boolean;
}

/** Limits the rendering of pages with a query or a parameter in the path, which have many variants. */
export class VariantLimits {
  readonly #perAddress = limit(MAX_PER_ADDRESS);
  readonly #ofCrawlers = limit(MAX_OF_CRAWLERS);
  readonly #inTotal = limit(MAX_IN_TOTAL);

  /**
   * Counts a variant.
   * @returns the milliseconds until the next attempt has a chance; 0 when it may be rendered now
   */
  async take({ address, isCrawler }: Caller): Promise<number> {
    return (
      (await take(this.#perAddress, addressKey(address))) ||
      (isCrawler && (await take(this.#ofCrawlers, 'all'))) ||
      take(this.#inTotal, 'all')
    );
  }
}

async function take(limiter: RateLimiterMemory, key: string): Promise<number> {
  try {
    await limiter.consume(key);
    return 0;
  } catch (refusal) {
    if (!(refusal instanceof RateLimiterRes)) throw refusal;
    // The next period has room for as many. Those who come later would wait in vain.
    return refusal.consumedPoints > 2 * limiter.points ? Infinity : refusal.msBeforeNext + EARLY_MS;
  }
}
