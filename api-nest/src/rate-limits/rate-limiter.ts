import { Inject, Injectable, type OnApplicationShutdown } from '@nestjs/common';
import type { Redis } from 'ioredis';
import { RateLimiterRes } from 'rate-limiter-flexible';
import type { Config } from '../config/config.ts';
import { CONFIG } from '../config/config.module.ts';
import { Metrics } from '../metrics/metrics.ts';
import { problem } from '../problems/problem.ts';
import { addressKey, isOwnMachine } from './client-address.ts';
import { createLimiters, type Limiters } from './create-limiters.ts';
import { type CountedBy, RATE_LIMITS, type RateLimitTier } from './rate-limit-tiers.ts';
import { connectRedis } from './redis.ts';
import { describeWait } from './describe-wait.ts';

/** Counts what users and addresses do, and refuses what is too much. */
@Injectable()
export class RateLimiter implements OnApplicationShutdown {
  private readonly redis: Redis | undefined;
  private readonly limiters: Limiters;

  constructor(
    @Inject(CONFIG) { redisUrl, rateLimitFactor }: Config,
    private readonly metrics: Metrics,
  ) {
    this.redis = redisUrl === undefined ? undefined : connectRedis(redisUrl);
    this.limiters = createLimiters(rateLimitFactor, this.redis);
  }

  /** @throws ProblemException 429 with the seconds after which the user may try again */
  countUser(tier: RateLimitTier, uid: string): Promise<void> {
    return this.count(tier, 'user', uid);
  }

  /**
   * Requests of the machine itself, such as those of load tests, count in the contact form's tier alone, whose
   * anonymous callers nothing else limits.
   * @throws ProblemException 429 with the seconds after which the address may try again
   */
  async countAddress(tier: RateLimitTier, address: string): Promise<void> {
    if (tier !== 'contact' && isOwnMachine(address)) return;
    await this.count(tier, 'address', addressKey(address));
  }

  onApplicationShutdown(): void {
    this.redis?.disconnect();
  }

  private async count(tier: RateLimitTier, by: CountedBy, key: string): Promise<void> {
    try {
      await this.limiters[tier][by].consume(key);
    } catch (error) {
      if (!(error instanceof RateLimiterRes)) throw error;
      this.metrics.refused(tier, by);
      const retryAfter = Math.max(1, Math.ceil(error.msBeforeNext / 1000));
      const from = by === 'user' ? '' : ' from your network';
      throw problem(
        429,
        `Too many ${RATE_LIMITS[tier].what}${from}. Try again in ${describeWait(retryAfter)}.`,
        {
          retryAfter,
        },
      );
    }
  }
}
