import { Injectable, Logger, type OnApplicationBootstrap, type OnApplicationShutdown } from '@nestjs/common';
import { IdempotencyRepository } from './idempotency.repository.ts';

const EVERY_MS = 10 * 60 * 1000;

/** Deletes what is kept no longer; not the database, since the embedded one has no TTL indexes. */
@Injectable()
export class ExpiredRecords implements OnApplicationBootstrap, OnApplicationShutdown {
  private readonly logger = new Logger(ExpiredRecords.name);
  private timer: NodeJS.Timeout | undefined;

  constructor(private readonly records: IdempotencyRepository) {}

  onApplicationBootstrap(): void {
    this.timer = setInterval(() => void this.sweep(), EVERY_MS).unref();
  }

  onApplicationShutdown(): void {
    clearInterval(this.timer);
  }

  private async sweep(): Promise<void> {
    await this.records.deleteExpired(new Date()).catch((error: unknown) => {
      this.logger.warn(error, 'Expired idempotency keys stay for now');
    });
  }
}
