import { RateLimiterMemory } from 'rate-limiter-flexible';

const DURATION_S = 10;
/** Without a limit, callers could use up the site's processor and its requests to the API. */
const MAX_IN_TOTAL = 100;
/** One caller, such as a crawler, leaves the rest to the others. Many phones share one IP address. */
const MAX_PER_ADDRESS = 40;

/** Limits the rendering of pages with a query or a parameter in the path, which have many variants. */
export class VariantLimits {
  readonly #perAddress = new RateLimiterMemory({ points: MAX_PER_ADDRESS, duration: DURATION_S });
  readonly #inTotal = new RateLimiterMemory({ points: MAX_IN_TOTAL, duration: DURATION_S });

  /** Counts a variant. @returns whether it may be rendered */
  async allow(address: string): Promise<boolean> {
    try {
      await this.#perAddress.consume(address);
      await this.#inTotal.consume('all');
      return true;
    } catch {
      return false;
    }
  }
}
