import { createHash } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { Types } from 'mongoose';
import type { User } from '../auth/user.ts';
import { problem, ProblemException } from '../problems/problem.ts';
import type { IdempotencyRecord } from './idempotency-record.schema.ts';
import { IdempotencyRepository } from './idempotency.repository.ts';

/** How long an answer is kept: also longer than a phone is without a network. */
const KEPT_MS = 24 * 60 * 60 * 1000;
/** Longer than any request takes; then its process has died. */
const BUSY_MS = 30_000;
const RETRY_AFTER_S = 1;

/** A request that may be sent again. */
export interface RepeatableRequest {
  operation: 'POST /roommates' | 'POST /contact';
  key: string | undefined;
  /** Keys of different users never meet; those of all anonymous callers are one space. */
  caller: User | undefined;
  /** What of the body matters, as it was validated. */
  body: object;
}

const sha256 = (...parts: string[]): string =>
  createHash('sha256').update(JSON.stringify(parts)).digest('base64url');

/** Makes a request that is sent again, with the same Idempotency-Key, count once: docs/decisions/0091-idempotency-keys.md. */
@Injectable()
export class Idempotency {
  constructor(private readonly records: IdempotencyRepository) {}

  /**
   * @param act creates the thing with the given `_id`, and leaves one be that has that `_id` already
   * @throws ProblemException 409 while the same request is under way, 422 when the key came with another body
   */
  async once<Result extends object>(
    { operation, key, caller, body }: RepeatableRequest,
    act: (createsId: Types.ObjectId) => Promise<Result>,
  ): Promise<Result> {
    if (key === undefined) return act(new Types.ObjectId());
    const record = await this.take(sha256(caller?.uid ?? '', operation, key), sha256(JSON.stringify(body)));
    if (record.response) return record.response as Result;
    try {
      const response = await act(record.createsId);
      await this.records.finish(record._id, response);
      return response;
    } catch (error) {
      await this.giveUp(record, error).catch(() => undefined);
      throw error;
    }
  }

  // What is refused creates nothing. After another failure that may be unknown: the next try goes on with the `_id`.
  private giveUp({ _id }: IdempotencyRecord, error: unknown): Promise<void> {
    const refused = error instanceof ProblemException && error.body.status < 500;
    return refused ? this.records.delete(_id) : this.records.release(_id);
  }

  /** @returns the record with its response, or without one to whoever may work on it now */
  private async take(_id: string, fingerprint: string): Promise<IdempotencyRecord> {
    for (;;) {
      const now = Date.now();
      const busyUntil = new Date(now + BUSY_MS);
      const expiresAt = new Date(now + KEPT_MS);
      const fresh = { _id, fingerprint, createsId: new Types.ObjectId(), busyUntil, expiresAt };
      if (await this.records.insert(fresh)) return fresh;
      const found = await this.records.find(_id);
      if (!found) continue;
      if (found.expiresAt.getTime() <= now) {
        await this.records.deleteExpired(new Date(now));
        continue;
      }
      if (found.fingerprint !== fingerprint) {
        const message = 'This Idempotency-Key was sent with another body before.';
        throw problem(422, message, { errors: [{ field: 'Idempotency-Key', message }] });
      }
      if (found.response) return found;
      if (found.busyUntil.getTime() <= now && (await this.records.takeOver(found, busyUntil))) return found;
      throw problem(409, 'The same request is under way. Send it again in a moment.', {
        retryAfter: RETRY_AFTER_S,
      });
    }
  }
}
