import type { Redis } from 'ioredis';
import { type RateLimiterAbstract, RateLimiterMemory, RateLimiterRedis } from 'rate-limiter-flexible';
import {
  type CountedBy,
  type CountedTier,
  countedTiers,
  type Limit,
  scaledLimit,
  type Tier,
} from './rate-limit-tiers.ts';

export type Limiters = Record<CountedTier, Partial<Record<CountedBy, RateLimiterAbstract>>>;

/**
 * Creates the counters of every tier, in Redis for all processes, or in the memory of this process. While Redis is not
 * available, each process counts for itself.
 * @param factor multiplies the limits
 */
export function createLimiters(factor: number, redis?: Redis): Limiters {
  const limiter = (tier: string, by: CountedBy, limit: Limit): RateLimiterAbstract => {
    const options = {
      keyPrefix: `limit:${tier}:${by}`,
      points: scaledLimit(limit, factor),
      duration: limit.seconds,
    };
    const memory = new RateLimiterMemory(options);
    if (!redis) return memory;
    return new RateLimiterRedis({
      ...options,
      storeClient: redis,
      rejectIfRedisNotReady: true,
      insuranceLimiter: memory,
    });
  };
  const tiers = Object.entries<Tier>(countedTiers).map(([tier, { user, keys, address }]) => [
    tier,
    {
      user: limiter(tier, 'user', user),
      ...(keys && { keys: limiter(tier, 'keys', keys) }),
      address: limiter(tier, 'address', address),
    },
  ]);
  return Object.fromEntries(tiers) as Limiters;
}

/** Ends the timers of the counts in memory. They would keep a closed API in memory for up to an hour. */
export async function forgetCounts(limiters: Limiters): Promise<void> {
  for (const limiter of Object.values(limiters).flatMap((by) => Object.values(by))) {
    if (!(limiter instanceof RateLimiterMemory)) continue;
    for (const { key } of limiter.dump().storage) await limiter.delete(key);
  }
}
