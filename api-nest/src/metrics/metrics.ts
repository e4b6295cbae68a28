import { Injectable } from '@nestjs/common';
import { Counter, Gauge, Registry } from '@roommate/server/telemetry';

/** The API's metrics besides those of requests. They contain no personal data. */
@Injectable()
export class Metrics {
  readonly registry = new Registry();

  readonly #refusals = new Counter({
    name: 'rate_limit_refusals_total',
    help: 'Requests refused with 429, by tier and by the limit that was reached (user or IP address).',
    labelNames: ['tier', 'by'],
    registers: [this.registry],
  });
  readonly #likes = new Counter({
    name: 'likes_total',
    help: 'Counted likes. A repeated like does not count.',
    registers: [this.registry],
  });
  readonly #reveals = new Counter({
    name: 'reveals_total',
    help: 'Contacts and emails shown to a user who is not the owner, once per listing and day.',
    labelNames: ['kind'],
    registers: [this.registry],
  });

  refused(tier: string, by: string): void {
    this.#refusals.inc({ tier, by });
  }

  liked(): void {
    this.#likes.inc();
  }

  revealed(kind: string): void {
    this.#reveals.inc({ kind });
  }

  /** @param isReady called at each reading */
  watchDatabase(isReady: () => Promise<boolean>): void {
    new Gauge({
      name: 'database_ready',
      help: '1 while the database responds and has its indexes, else 0.',
      registers: [this.registry],
      async collect() {
        this.set((await isReady()) ? 1 : 0);
      },
    });
  }
}
