import type { FactoryProvider, Type } from '@nestjs/common';
import { PeriodicCleanup } from './periodic-cleanup.ts';

/** A repository that knows which of its records have expired. */
interface ExpiringRecords {
  deleteExpired(now: Date): Promise<unknown>;
}

class RepositoryCleanup extends PeriodicCleanup {
  constructor(
    private readonly repository: ExpiringRecords,
    intervalMs: number,
  ) {
    super(intervalMs, repository.constructor.name);
  }

  deleteExpired(now: Date): Promise<unknown> {
    return this.repository.deleteExpired(now);
  }
}

/** Provides what deletes the expired records of a repository on a timer. */
export const cleanupOf = (repository: Type<ExpiringRecords>, intervalMs: number): FactoryProvider => ({
  provide: `cleanup of ${repository.name}`,
  inject: [repository],
  useFactory: (records: ExpiringRecords) => new RepositoryCleanup(records, intervalMs),
});
