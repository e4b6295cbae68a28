import {
  type BeforeApplicationShutdown,
  Injectable,
  Logger,
  type OnApplicationBootstrap,
} from '@nestjs/common';
import { AccountStates } from '../accounts/account-states.ts';
import { Database } from '../database/database.ts';
import { DeliverySender } from './delivery-sender.ts';
import { DeliveriesRepository } from './deliveries.repository.ts';
import type { WebhookRecord } from './webhook.schema.ts';
import { farFuture } from './webhook.schema.ts';
import { WebhooksRepository } from './webhooks.repository.ts';

/** How late a retry can be, and a delivery whose process ended. */
const POLL_MS = 5000;
/** Webhooks that a process serves at the same time. */
const LANES = 8;
/** Of them for one account, so that its slow receivers leave lanes for others. */
const LANES_OF_ACCOUNT = 2;
/** How long a webhook is served before another one gets its turn. With the timeout of an attempt, it is less than the lease. */
const TURN_MS = 20_000;
const LEASE_MS = 60_000;
/** Until the owner of a webhook is looked up again at the latest, if no account was found. */
const DELETED_OWNER_PAUSE_MS = 10 * 60_000;

/**
 * Sends the deliveries that are due. A webhook gets one delivery at a time, from one process, and an account has few
 * lanes. So a slow receiver does not delay others: docs/decisions/0281-webhooks.md.
 */
@Injectable()
export class DeliveryWorker implements OnApplicationBootstrap, BeforeApplicationShutdown {
  readonly #logger = new Logger(DeliveryWorker.name);
  readonly #stop = new AbortController();
  /** The lanes in use, with the uids of the owners whose webhooks they serve. */
  readonly #lanes = new Map<Promise<void>, string>();
  #timer: NodeJS.Timeout | undefined;
  #filling: Promise<void> | undefined;
  #isWoken = false;

  constructor(
    private readonly database: Database,
    private readonly webhooks: WebhooksRepository,
    private readonly deliveries: DeliveriesRepository,
    private readonly sender: DeliverySender,
    private readonly accounts: AccountStates,
  ) {}

  onApplicationBootstrap(): void {
    void this.database.opened().then(() => {
      if (this.#stop.signal.aborted) return;
      this.#timer = setInterval(() => this.wake(), POLL_MS).unref();
      this.wake();
    });
  }

  /** A delivery that is interrupted is sent again. */
  async beforeApplicationShutdown(): Promise<void> {
    this.#stop.abort();
    clearInterval(this.#timer);
    await this.#filling;
    await Promise.all(this.#lanes.keys());
  }

  /** Looks for deliveries that are due. */
  wake(): void {
    this.#isWoken = true;
    this.#filling ??= this.#fill().finally(() => {
      this.#filling = undefined;
      if (this.#isWoken && this.#lanes.size < LANES && !this.#stop.signal.aborted) this.wake();
    });
  }

  async #fill(): Promise<void> {
    while (this.#lanes.size < LANES && !this.#stop.signal.aborted) {
      this.#isWoken = false;
      const webhook = await this.#lease();
      if (!webhook) return;
      const lane = this.#serve(webhook).finally(() => {
        this.#lanes.delete(lane);
        this.wake();
      });
      this.#lanes.set(lane, webhook.uid);
    }
  }

  async #lease(): Promise<WebhookRecord | null> {
    const now = new Date();
    const until = new Date(now.getTime() + LEASE_MS);
    return this.webhooks.lease(now, until, this.#busyOwners()).catch((error: unknown) => {
      this.#logger.warn(error, 'Webhooks cannot be delivered now.');
      return null;
    });
  }

  /** The owners that have all their lanes. */
  #busyOwners(): string[] {
    const owners = [...this.#lanes.values()];
    return [...new Set(owners)].filter(
      (uid) => owners.filter((other) => other === uid).length >= LANES_OF_ACCOUNT,
    );
  }

  async #serve(webhook: WebhookRecord): Promise<void> {
    try {
      await this.webhooks.release(webhook, await this.#sendDue(webhook));
    } catch (error) {
      // The lease ends by itself.
      this.#logger.warn(error, 'Deliveries of a webhook were interrupted. They are sent later.');
    }
  }

  /** Disables the webhook of an account that is disabled. A replay activates it again. */
  async #disable({ _id }: WebhookRecord): Promise<void> {
    await this.webhooks.disable(_id);
    this.#logger.log(`The webhook ${String(_id)} of a disabled account was disabled.`);
  }

  /** @returns when the next delivery is due */
  async #sendDue(webhook: WebhookRecord): Promise<Date> {
    const end = Date.now() + TURN_MS;
    let isActive = webhook.status === 'active';
    // Undefined: the provider does not respond. The last known state of the account remains.
    const owner = isActive ? await this.accounts.get(webhook.uid) : undefined;
    // OldEventsCleanup deletes the webhook, unless there are several owners and none has an account.
    if (owner === null) return new Date(Date.now() + DELETED_OWNER_PAUSE_MS);
    if (owner?.isDisabled === true) {
      await this.#disable(webhook);
      return farFuture;
    }
    while (isActive) {
      const next = await this.deliveries.next(webhook._id);
      if (!next) return farFuture;
      const now = Date.now();
      if (next.dueAt.getTime() > now) return next.dueAt;
      // Webhooks that became due meanwhile come first.
      if (now >= end || this.#stop.signal.aborted) return new Date(now);
      isActive = await this.sender.send(webhook, next, this.#stop.signal);
    }
    return farFuture;
  }
}
