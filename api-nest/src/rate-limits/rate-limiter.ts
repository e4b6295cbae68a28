import { Inject, Injectable, type OnApplicationShutdown } from '@nestjs/common';
import type { Redis } from 'ioredis';
import { type RateLimiterAbstract, RateLimiterRes } from 'rate-limiter-flexible';
import { addressKey } from '@roommate/server/addresses';
import type { Config } from '../config/config.ts';
import { CONFIG } from '../config/config.module.ts';
import { Metrics } from '../metrics/metrics.ts';
import { createLimiters, forgetCounts, type Limiters } from './create-limiters.ts';
import type { Quota, ReportQuota } from './quota-headers.ts';
import { type CountedBy, type CountedTier, FROM_NETWORK, rateLimitTiers } from './rate-limit-tiers.ts';
import { connectRedis } from './redis.ts';
import { tooMany } from './too-many.ts';

/** The sender of a request. Only programs with an API key have scopes: all keys of a user count together. */
interface Caller {
  uid: string;
  scopes?: readonly string[];
}

/** How a request counts. */
export interface Use {
  /** The number of requests that it counts as. Default: 1. */
  cost?: number;
  /** Whether its work is done. Then it is never refused. */
  isDone?: boolean;
  report?: ReportQuota;
}

/** One request uses at most this share of a limit. Otherwise nobody could ever read a very long list. */
const MAX_SHARE = 0.5;

/** The words that say who sent too much, in the message for the caller. */
const origins = { user: '', keys: ' with your API keys', address: FROM_NETWORK } as const;

/** Counts the requests of users and IP addresses, and refuses those over the limit. */
@Injectable()
export class RateLimiter implements OnApplicationShutdown {
  readonly #redis: Redis | undefined;
  readonly #limiters: Limiters;

  constructor(
    @Inject(CONFIG) { redisUrl, rateLimitFactor }: Config,
    private readonly metrics: Metrics,
  ) {
    this.#redis = redisUrl === undefined ? undefined : connectRedis(redisUrl);
    this.#limiters = createLimiters(rateLimitFactor, this.#redis);
  }

  /** @throws ProblemException 429 with the seconds after which the user or program may try again */
  countUser(tier: CountedTier, user: Caller, use?: Use): Promise<void> {
    return this.#count(tier, this.#byOf(tier, user), user.uid, use);
  }

  /** @throws ProblemException 429 with the seconds after which the address may try again */
  countAddress(tier: CountedTier, address: string, use?: Use): Promise<void> {
    return this.#count(tier, 'address', addressKey(address), use);
  }

  /** What an IP address has left of a limit. It does not count. */
  async quotaOfAddress(tier: CountedTier, address: string): Promise<Quota> {
    const limiter = this.#limiterOf(tier, 'address');
    const used = await limiter.get(addressKey(address));
    return used ? quotaOf(limiter, tier, 'address', used) : this.unusedQuota(tier);
  }

  /** The limit of an IP address that sent nothing. */
  unusedQuota(tier: CountedTier): Quota {
    const { points, duration } = this.#limiterOf(tier, 'address');
    const seconds = duration;
    return { tier, by: 'address', limit: points, seconds, remaining: points, resetSeconds: seconds };
  }

  async onApplicationShutdown(): Promise<void> {
    this.#redis?.disconnect();
    await forgetCounts(this.#limiters);
  }

  /** Programs count for the user where API keys are not accepted. */
  #byOf(tier: CountedTier, { scopes }: Caller): CountedBy {
    return scopes && this.#limiters[tier].keys ? 'keys' : 'user';
  }

  #limiterOf(tier: CountedTier, by: CountedBy): RateLimiterAbstract {
    const limiter = this.#limiters[tier][by];
    if (!limiter) throw new Error(`The tier ${tier} has no limit by ${by}.`);
    return limiter;
  }

  async #count(tier: CountedTier, by: CountedBy, key: string, use: Use = {}): Promise<void> {
    const { cost = 1, isDone = false, report } = use;
    const limiter = this.#limiterOf(tier, by);
    try {
      const points = pointsOf(limiter, cost);
      const used = await (isDone ? limiter.penalty(key, points) : limiter.consume(key, points));
      report?.(quotaOf(limiter, tier, by, used));
    } catch (error) {
      if (!(error instanceof RateLimiterRes)) throw error;
      this.metrics.refused(tier, by);
      const quota = quotaOf(limiter, tier, by, error);
      // A caller may show less instead of refusing.
      report?.(quota);
      throw tooMany(`${rateLimitTiers[tier].what}${origins[by]}`, quota);
    }
  }
}

const pointsOf = ({ points }: RateLimiterAbstract, cost: number): number =>
  Math.min(cost, Math.ceil(points * MAX_SHARE));

const quotaOf = (
  { points, duration }: RateLimiterAbstract,
  tier: CountedTier,
  by: CountedBy,
  { remainingPoints, msBeforeNext }: RateLimiterRes,
): Quota => ({
  tier,
  by,
  limit: points,
  seconds: duration,
  remaining: remainingPoints,
  resetSeconds: Math.ceil(msBeforeNext / 1000),
});
