import type { Redis } from 'ioredis';
import { type RateLimiterAbstract, RateLimiterMemory, RateLimiterRedis } from 'rate-limiter-flexible';
import { type CountedBy, type Limit, RATE_LIMITS, type RateLimitTier } from './rate-limit-tiers.ts';

export type Limiters = Record<RateLimitTier, Record<CountedBy, RateLimiterAbstract>>;

/**
 * The counters of every tier: in Redis, shared by all processes, else in the memory of this one. While Redis is away
 * each process counts for itself.
 * @param factor multiplies what is allowed
 */
export function createLimiters(factor: number, redis?: Redis): Limiters {
  const limiter = (tier: string, by: CountedBy, { requests, seconds }: Limit): RateLimiterAbstract => {
    const options = {
      keyPrefix: `limit:${tier}:${by}`,
      points: Math.max(1, Math.round(requests * factor)),
      duration: seconds,
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
  const tiers = Object.entries(RATE_LIMITS).map(([tier, { user, address }]) => [
    tier,
    { user: limiter(tier, 'user', user), address: limiter(tier, 'address', address) },
  ]);
  return Object.fromEntries(tiers) as Limiters;
}
