import { Injectable } from '@nestjs/common';
import { DeletedAccounts } from '../accounts/deleted-accounts.ts';
import { PeriodicCleanup } from '../database/periodic-cleanup.ts';
import { DeliveriesRepository } from './deliveries.repository.ts';
import { EventsRepository } from './events.repository.ts';
import { WebhooksRepository } from './webhooks.repository.ts';

const INTERVAL_MS = 10 * 60_000;
const RETENTION_MS = 7 * 24 * 60 * 60_000;

/** Deletes events and deliveries after a week, and the webhooks of deleted accounts. */
@Injectable()
export class OldEventsCleanup extends PeriodicCleanup {
  constructor(
    private readonly webhooks: WebhooksRepository,
    private readonly events: EventsRepository,
    private readonly deliveries: DeliveriesRepository,
    private readonly accounts: DeletedAccounts,
  ) {
    super(INTERVAL_MS);
  }

  async deleteExpired(now: Date): Promise<void> {
    const end = new Date(now.getTime() - RETENTION_MS);
    await this.deliveries.deleteBefore(end);
    await this.events.deleteBefore(end);
    for (const uid of await this.accounts.among(this.webhooks.owners())) {
      for (const id of await this.webhooks.deleteOf(uid)) await this.deliveries.deleteOf(id);
    }
  }
}
