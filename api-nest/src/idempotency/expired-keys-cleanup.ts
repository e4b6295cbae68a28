import { Injectable } from '@nestjs/common';
import { PeriodicCleanup } from '../database/periodic-cleanup.ts';
import { IdempotencyRepository } from './idempotency.repository.ts';

const INTERVAL_MS = 10 * 60 * 1000;

@Injectable()
export class ExpiredKeysCleanup extends PeriodicCleanup {
  constructor(private readonly records: IdempotencyRepository) {
    super(INTERVAL_MS);
  }

  deleteExpired(now: Date): Promise<void> {
    return this.records.deleteExpired(now);
  }
}
