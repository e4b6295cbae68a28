import { setTimeout as wait } from 'node:timers/promises';
import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible';

const DURATION_S = 10;
/** Without a limit, callers could use up the site's processor and its requests to the API. */
const MAX_IN_TOTAL = 100;
/** One caller, such as a crawler, leaves the rest to the others. Many phones share one IP address. */
const MAX_PER_ADDRESS = 40;

/** Limits the rendering of pages with a query or a parameter in the path, which have many variants. */
export class VariantLimits {
  readonly #perAddress = new RateLimiterMemory({ points: MAX_PER_ADDRESS, duration: DURATION_S });
  readonly #inTotal = new RateLimiterMemory({ points: MAX_IN_TOTAL, duration: DURATION_S });

  /**
   * Counts a variant.
   * @param maxWaitMs the longest wait for a time at which it may be rendered
   * @returns whether it may be rendered now
   */
  async allow(address: string, maxWaitMs: number): Promise<boolean> {
    const end = Date.now() + maxWaitMs;
    for (;;) {
      const waitMs = (await take(this.#perAddress, address)) || (await take(this.#inTotal, 'all'));
      if (waitMs === 0) return true;
      if (Date.now() + waitMs > end) return false;
      await wait(waitMs);
    }
  }
}

/** @returns the milliseconds until the next attempt has a chance; 0 when this one is allowed */
async function take(limiter: RateLimiterMemory, key: string): Promise<number> {
  try {
    await limiter.consume(key);
    return 0;
  } catch (refusal) {
    if (!(refusal instanceof RateLimiterRes)) throw refusal;
    // The next period has room for as many. Those who come later would wait in vain.
    return refusal.consumedPoints > 2 * limiter.points ? Infinity : Math.max(1, refusal.msBeforeNext);
  }
}
