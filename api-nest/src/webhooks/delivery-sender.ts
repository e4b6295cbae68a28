import { Inject, Injectable } from '@nestjs/common';
import { Counter } from '@roommate/server/telemetry';
import type { Config } from '../config/config.ts';
import { CONFIG } from '../config/config.module.ts';
import { Metrics } from '../metrics/metrics.ts';
import { DeliveriesRepository } from './deliveries.repository.ts';
import type { DeliveryRecord } from './delivery.schema.ts';
import { EventsRepository } from './events.repository.ts';
import { type Outcome, postJson } from './post-json.ts';
import { retryDelay } from './retry-delay.ts';
import { signature } from './signature.ts';
import type { WebhookRecord } from './webhook.schema.ts';
import { WebhooksRepository } from './webhooks.repository.ts';

const GONE = 410;

/** Makes one attempt to deliver an event, and stores what became of it. */
@Injectable()
export class DeliverySender {
  readonly #attempts: Counter;

  constructor(
    private readonly webhooks: WebhooksRepository,
    private readonly events: EventsRepository,
    private readonly deliveries: DeliveriesRepository,
    @Inject(CONFIG) private readonly config: Config,
    { registry }: Metrics,
  ) {
    this.#attempts = new Counter({
      name: 'webhook_attempts_total',
      help: 'Attempts to deliver an event to a webhook, by result: delivered, retried, failed.',
      labelNames: ['result'],
      registers: [registry],
    });
  }

  /**
   * @param signal ends the attempt, which then counts as not made
   * @returns whether the webhook is still active
   */
  async send(webhook: WebhookRecord, delivery: DeliveryRecord, signal: AbortSignal): Promise<boolean> {
    const event = await this.events.find(delivery.eventId);
    if (!event) {
      await this.deliveries.update(delivery._id, { status: 'failed', lastError: 'event_deleted' });
      return true;
    }
    const outcome = await this.#post(webhook, event._id, event.body, signal);
    if (signal.aborted && outcome.status === undefined) return true;
    return this.#store(webhook, delivery, outcome);
  }

  #post({ url, secret }: WebhookRecord, id: string, body: string, signal: AbortSignal): Promise<Outcome> {
    const seconds = Math.floor(Date.now() / 1000);
    const headers = {
      'user-agent': 'Roommate-Dhaka-Webhooks/1',
      'webhook-id': id,
      'webhook-timestamp': String(seconds),
      'webhook-signature': signature(secret, id, seconds, body),
    };
    return postJson(url, { headers, body, allowPrivate: !this.config.production, signal });
  }

  async #store(webhook: WebhookRecord, delivery: DeliveryRecord, outcome: Outcome): Promise<boolean> {
    const now = new Date();
    const { status = 0, error } = outcome;
    const attempts = delivery.attempts + 1;
    // A response ends an earlier error, such as a timeout.
    const seen = { attempts, lastError: error ?? null, ...(status > 0 && { lastStatus: status }) };
    if (status >= 200 && status < 300) {
      this.#attempts.inc({ result: 'delivered' });
      await this.deliveries.update(delivery._id, { ...seen, status: 'delivered' });
      await this.webhooks.setLastSuccess(webhook._id, now);
      return true;
    }
    const delay = status === GONE ? undefined : retryDelay(attempts);
    if (delay !== undefined) {
      this.#attempts.inc({ result: 'retried' });
      await this.deliveries.update(delivery._id, { ...seen, dueAt: new Date(now.getTime() + delay) });
      return true;
    }
    this.#attempts.inc({ result: 'failed' });
    await this.deliveries.update(delivery._id, { ...seen, status: 'failed' });
    const lastSuccess = (await this.webhooks.find(webhook._id.toHexString(), webhook.uid))?.lastSuccessAt;
    if (status !== GONE && lastSuccess && lastSuccess > delivery.createdAt) return true;
    await this.webhooks.disable(webhook._id);
    return false;
  }
}
