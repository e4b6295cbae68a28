import { Inject, Injectable } from '@nestjs/common';
import {
  type CreatedWebhook,
  type DeleteResponse,
  type Delivery,
  type NewWebhook,
  type ReplayBody,
  type ReplayResponse,
  type Webhook,
  WEBHOOKS_MAX,
} from '@roommate/contracts';
import { Types } from 'mongoose';
import type { User } from '../auth/user.ts';
import type { Config } from '../config/config.ts';
import { CONFIG } from '../config/config.module.ts';
import { invalidField, problem, type ProblemException } from '../problems/problem.ts';
import { DeliveriesRepository } from './deliveries.repository.ts';
import { DeliveryWorker } from './delivery-worker.ts';
import { EventsRepository } from './events.repository.ts';
import {
  PRIVATE_RECEIVER,
  REPLAY_PAUSE_S,
  REPLAYED_JUST_NOW,
  TOO_MANY_WEBHOOKS,
  WEBHOOK_EXISTS,
  WEBHOOK_NOT_FOUND,
} from './messages.ts';
import { isPublicReceiver } from './public-receiver.ts';
import { newSecret } from './signature.ts';
import { WebhookQueue } from './webhook-queue.ts';
import { deliveryView, webhookView } from './webhook-views.ts';
import type { WebhookRecord } from './webhook.schema.ts';
import { WebhooksRepository } from './webhooks.repository.ts';

const DELIVERIES_SHOWN = 100;
/** The number of events of one replay. */
const REPLAY_MAX = 1000;
const REPLAY_PAUSE_MS = REPLAY_PAUSE_S * 1000;

/** Creates, lists, deletes and replays the webhooks of a user. */
@Injectable()
export class WebhooksService {
  constructor(
    private readonly webhooks: WebhooksRepository,
    private readonly events: EventsRepository,
    private readonly deliveries: DeliveriesRepository,
    private readonly queue: WebhookQueue,
    private readonly worker: DeliveryWorker,
    @Inject(CONFIG) private readonly config: Config,
  ) {}

  async listOf({ uid }: User): Promise<Webhook[]> {
    return (await this.webhooks.findByOwner(uid)).map(webhookView);
  }

  /**
   * @returns the secret too, which no other response contains
   * @throws ProblemException 400 for a private receiver, 409 when the user has too many, or one with the URL
   */
  async create({ url, events }: NewWebhook, { uid }: User): Promise<CreatedWebhook> {
    if (this.config.production && !isPublicReceiver(url)) throw invalidField('url', PRIVATE_RECEIVER);
    const secret = newSecret();
    const record = { _id: new Types.ObjectId(), uid, url, events, secret, createdAt: new Date() };
    await this.webhooks.insert(record);
    // After the insert, so that simultaneous requests never exceed the maximum. They may refuse each other.
    const refusal = refusalOf(record, await this.webhooks.findByOwner(uid));
    if (refusal) {
      await this.webhooks.delete(record._id);
      throw refusal;
    }
    this.queue.noteNeed();
    return { ...webhookView({ ...record, status: 'active' }), secret };
  }

  async delete(id: string, user: User): Promise<DeleteResponse> {
    const { _id } = await this.#mustFind(id, user);
    await this.webhooks.delete(_id);
    await this.deliveries.deleteOf(_id);
    return { deletedCount: 1 };
  }

  /** The newest deliveries. */
  async deliveriesOf(id: string, user: User): Promise<Delivery[]> {
    const { _id } = await this.#mustFind(id, user);
    return (await this.deliveries.newest(_id, DELIVERIES_SHOWN)).map(deliveryView);
  }

  /**
   * Delivers events again, also those that were delivered. Activates the webhook.
   * @throws ProblemException 429 shortly after the last replay of the webhook
   */
  async replay(id: string, { since }: ReplayBody, user: User): Promise<ReplayResponse> {
    const webhook = await this.#mustFind(id, user);
    const { _id, events: types, createdAt } = webhook;
    const now = new Date();
    const isFree = await this.webhooks.beginReplay(_id, now, new Date(now.getTime() - REPLAY_PAUSE_MS));
    if (!isFree) throw tooEarly(webhook, now);
    const start = new Date(Math.max(Date.parse(since), createdAt.getTime()));
    const found = await this.events.findSince(start, types, REPLAY_MAX + 1);
    const next = found[REPLAY_MAX]?.at.toISOString() ?? null;
    const events = found.slice(0, REPLAY_MAX);
    if (events.length > 0) await this.deliveries.addAgain(events, _id, now);
    await this.webhooks.activate(_id, now);
    this.queue.noteNeed();
    this.worker.wake();
    return { events: events.length, next };
  }

  async #mustFind(id: string, { uid }: User): Promise<WebhookRecord> {
    const found = await this.webhooks.find(id, uid);
    if (!found) throw problem(404, WEBHOOK_NOT_FOUND);
    return found;
  }
}

/** @param all the webhooks of the owner, with the new one */
function refusalOf(
  { _id, url }: Pick<WebhookRecord, '_id' | 'url'>,
  all: readonly WebhookRecord[],
): ProblemException | undefined {
  const receiver = receiverOf(url);
  if (all.some((other) => !other._id.equals(_id) && receiverOf(other.url) === receiver)) {
    const errors = [{ field: 'url', message: WEBHOOK_EXISTS }];
    return problem(409, WEBHOOK_EXISTS, { code: 'webhook_exists', errors });
  }
  return all.length > WEBHOOKS_MAX
    ? problem(409, TOO_MANY_WEBHOOKS, { code: 'too_many_webhooks' })
    : undefined;
}

/** Equal for URLs that lead to the same requests. A fragment is never sent. */
function receiverOf(url: string): string {
  const { href, hash } = new URL(url);
  return hash === '' ? href : href.slice(0, -hash.length);
}

function tooEarly({ replayedAt = new Date(0) }: WebhookRecord, now: Date): ProblemException {
  const waitMs = replayedAt.getTime() + REPLAY_PAUSE_MS - now.getTime();
  // A replay that began after the webhook was read is newer than this time.
  const retryAfter = waitMs > 0 ? Math.min(REPLAY_PAUSE_S, Math.ceil(waitMs / 1000)) : REPLAY_PAUSE_S;
  return problem(429, REPLAYED_JUST_NOW, { retryAfter });
}
