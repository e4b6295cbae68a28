import { Injectable } from '@nestjs/common';
import { Counter, Gauge, processMetrics } from '@roommate/server/telemetry';
import type { CountedBy, RateLimitTier } from '../rate-limits/rate-limit-tiers.ts';

/** What the API counts beside its requests. None of it tells about a person. */
@Injectable()
export class Metrics {
  readonly registry = processMetrics();

  private readonly refusals = new Counter({
    name: 'rate_limit_refusals_total',
    help: 'Requests refused with 429, by tier and by whether the user or the address had too many.',
    labelNames: ['tier', 'by'],
    registers: [this.registry],
  });
  private readonly likes = new Counter({
    name: 'likes_total',
    help: 'Likes that counted; liking again does not.',
    registers: [this.registry],
  });
  private readonly reveals = new Counter({
    name: 'reveals_total',
    help: 'Contacts shown for the first time to a user who is not their owner.',
    registers: [this.registry],
  });

  refused(tier: RateLimitTier, by: CountedBy): void {
    this.refusals.inc({ tier, by });
  }

  liked(): void {
    this.likes.inc();
  }

  revealed(): void {
    this.reveals.inc();
  }

  /** @param isReady asked at each reading */
  watchDatabase(isReady: () => Promise<boolean>): void {
    new Gauge({
      name: 'database_ready',
      help: '1 while the database answers and has its indexes, else 0.',
      registers: [this.registry],
      async collect() {
        this.set((await isReady()) ? 1 : 0);
      },
    });
  }
}
