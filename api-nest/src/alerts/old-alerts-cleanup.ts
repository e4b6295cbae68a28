import { Injectable } from '@nestjs/common';
import { ALERT_DAYS } from '@roommate/contracts';
import { DeletedAccounts } from '../accounts/deleted-accounts.ts';
import { PeriodicCleanup } from '../database/periodic-cleanup.ts';
import { DAY_MS } from '../time/dhaka-day.ts';
import { AlertsRepository } from './alerts.repository.ts';
import { SavedSearchesRepository } from './saved-searches.repository.ts';

const HOUR_MS = 60 * 60 * 1000;
/** Maximum number of alerts of a user after a cleanup. */
export const ALERTS_KEPT = 500;

/** Deletes old and excess alerts, and the saved searches and alerts of deleted accounts: docs/decisions/0213-revocation.md. */
@Injectable()
export class OldAlertsCleanup extends PeriodicCleanup {
  constructor(
    private readonly searches: SavedSearchesRepository,
    private readonly alerts: AlertsRepository,
    private readonly accounts: DeletedAccounts,
  ) {
    super(HOUR_MS);
  }

  async deleteExpired(now: Date): Promise<void> {
    await this.alerts.deleteBefore(new Date(now.getTime() - ALERT_DAYS * DAY_MS));
    for (const kept of [this.searches, this.alerts]) {
      for (const uid of await this.accounts.among(kept.uids())) await kept.deleteOf(uid);
    }
    for await (const uid of this.alerts.uids()) await this.alerts.keepNewest(uid, ALERTS_KEPT);
  }
}
