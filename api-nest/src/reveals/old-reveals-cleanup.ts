import { Injectable } from '@nestjs/common';
import { PeriodicCleanup } from '../database/periodic-cleanup.ts';
import { REVEAL_DAYS } from './reveal.schema.ts';
import { RevealsRepository } from './reveals.repository.ts';

const HOUR_MS = 60 * 60 * 1000;

@Injectable()
export class OldRevealsCleanup extends PeriodicCleanup {
  constructor(private readonly repository: RevealsRepository) {
    super(HOUR_MS);
  }

  /** @returns the number of deleted reveals */
  deleteExpired(now: Date): Promise<number> {
    return this.repository.deleteBefore(new Date(now.getTime() - REVEAL_DAYS * 24 * HOUR_MS));
  }
}
