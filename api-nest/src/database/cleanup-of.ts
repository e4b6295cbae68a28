import type { FactoryProvider, Type } from '@nestjs/common';
import { PeriodicCleanup } from './periodic-cleanup.ts';

export const HOUR_MS = 60 * 60 * 1000;

/** A repository that knows which of its records have expired. */
interface ExpiringRecords {
  deleteExpired(now: Date): Promise<unknown>;
}

export class Cleanup extends PeriodicCleanup {
  constructor(
    private readonly records: ExpiringRecords,
    intervalMs: number,
    name: string,
  ) {
    super(intervalMs, name);
  }

  deleteExpired(now: Date): Promise<unknown> {
    return this.records.deleteExpired(now);
  }
}

/** Provides what deletes the expired records of a repository on a timer, by default each hour. */
export const cleanupOf = (repository: Type<ExpiringRecords>, intervalMs = HOUR_MS): FactoryProvider => ({
  provide: `cleanup of ${repository.name}`,
  inject: [repository],
  useFactory: (records: ExpiringRecords) => new Cleanup(records, intervalMs, repository.name),
});
