import { Inject, Injectable } from '@nestjs/common';
import { addressKey } from '@roommate/server/addresses';
import type { Config } from '../config/config.ts';
import { CONFIG } from '../config/config.module.ts';
import { Metrics } from '../metrics/metrics.ts';
import type { Quota } from '../rate-limits/quota-headers.ts';
import {
  type DailyTier,
  FROM_NETWORK,
  rateLimitTiers,
  scaledLimit,
} from '../rate-limits/rate-limit-tiers.ts';
import { tooMany } from '../rate-limits/too-many.ts';
import { secondsLeftInDay } from '../time/dhaka-day.ts';
import { AddressDaysRepository } from './address-days.repository.ts';
import type { RevealCaller } from './reveal-caller.ts';

/** The daily limits of IP addresses, the same for all processes and after a restart: docs/decisions/0230-reveals-per-day.md. */
@Injectable()
export class DailyAddressQuota {
  constructor(
    private readonly days: AddressDaysRepository,
    private readonly metrics: Metrics,
    @Inject(CONFIG) private readonly config: Config,
  ) {}

  /** Counts one that an address is shown. @returns whether the address may be shown another one today */
  async count(tier: DailyTier, { address, report }: RevealCaller, at: Date): Promise<boolean> {
    const limit = this.#limitOf(tier);
    const count = await this.days.add({ tier, address: addressKey(address), at }, limit);
    report(this.#quotaOf(tier, count === 'full' ? limit : count, at));
    return count !== 'full';
  }

  /** @throws ProblemException 429 always */
  refuse(tier: DailyTier, at: Date): never {
    this.metrics.refused(tier, 'address');
    const quota = this.#quotaOf(tier, this.#limitOf(tier), at);
    throw tooMany(`${rateLimitTiers[tier].what}${FROM_NETWORK}`, quota);
  }

  /** Takes back one `count` of a request that was shown nothing. */
  async giveBack(tier: DailyTier, { address, report }: RevealCaller, at: Date): Promise<void> {
    report(this.#quotaOf(tier, await this.days.giveBack({ tier, address: addressKey(address), at }), at));
  }

  #limitOf(tier: DailyTier): number {
    return scaledLimit(rateLimitTiers[tier].address, this.config.rateLimitFactor);
  }

  #quotaOf(tier: DailyTier, count: number, at: Date): Quota {
    const limit = this.#limitOf(tier);
    return {
      tier,
      by: 'address',
      limit,
      seconds: rateLimitTiers[tier].address.seconds,
      remaining: limit - count,
      resetSeconds: secondsLeftInDay(at),
    };
  }
}
