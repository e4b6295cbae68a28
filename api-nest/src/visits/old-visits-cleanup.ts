import { Injectable } from '@nestjs/common';
import { PeriodicCleanup } from '../database/periodic-cleanup.ts';
import { dhakaDay } from '../time/dhaka-day.ts';
import { VisitsRepository } from './visits.repository.ts';

const HOUR_MS = 60 * 60 * 1000;

/** Deletes the visits of past days. An hour more lets a process with a slow clock finish its day. */
@Injectable()
export class OldVisitsCleanup extends PeriodicCleanup {
  constructor(private readonly repository: VisitsRepository) {
    super(HOUR_MS);
  }

  deleteExpired(now: Date): Promise<void> {
    return this.repository.deleteBefore(dhakaDay(new Date(now.getTime() - HOUR_MS)));
  }
}
