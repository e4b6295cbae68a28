import { hash } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { Types } from 'mongoose';
import type { User } from '../auth/user.ts';
import { problem, ProblemException } from '../problems/problem.ts';
import type { IdempotencyRecord } from './idempotency-record.schema.ts';
import { IdempotencyRepository } from './idempotency.repository.ts';

/** How long a response is kept: longer than a phone usually lacks a network. */
const TTL_MS = 24 * 60 * 60 * 1000;
/** Longer than any request takes. After this time its process must have died. */
const BUSY_MS = 30_000;
const RETRY_AFTER_S = 1;

export const KEY_REUSED = 'This Idempotency-Key was already used with another body.';
export const REQUEST_IN_PROGRESS = 'The same request is in progress. Send it again in a moment.';

/** A request that the caller may send again. */
interface RepeatableRequest {
  operation: 'POST /roommates' | 'POST /contact';
  key: string | undefined;
  /** Each user has a separate space of keys. All anonymous callers share one. */
  caller: User | undefined;
  /** The relevant fields of the body, after validation. */
  body: object;
}

const sha256 = (...parts: string[]): string => hash('sha256', JSON.stringify(parts), 'base64url');

/** The response to a request that the caller may send again. */
export interface Repeatable<Result> {
  response: Result;
  /** Whether it is the stored response to an earlier request. */
  isReplayed: boolean;
}

/** Handles a repeated request with the same Idempotency-Key only once: docs/decisions/0091-idempotency-keys.md. */
@Injectable()
export class Idempotency {
  constructor(private readonly records: IdempotencyRepository) {}

  /**
   * @param act creates the document with the given `_id`, or does nothing when the `_id` exists
   * @throws ProblemException 409 while the same request is in progress, 422 when the key was used with another body
   */
  async once<Result extends object>(
    { operation, key, caller, body }: RepeatableRequest,
    act: (createsId: Types.ObjectId) => Promise<Result>,
  ): Promise<Repeatable<Result>> {
    if (key === undefined) return { response: await act(new Types.ObjectId()), isReplayed: false };
    const record = await this.#take(sha256(caller?.uid ?? '', operation, key), sha256(JSON.stringify(body)));
    if (record.response) return { response: record.response as Result, isReplayed: true };
    try {
      const response = await act(record.createsId);
      await this.records.finish(record._id, response);
      return { response, isReplayed: false };
    } catch (error) {
      await this.#giveUp(record, error).catch(() => undefined);
      throw error;
    }
  }

  // A refused request creates nothing. After another error that is unknown, so the next try reuses the `_id`.
  #giveUp({ _id }: IdempotencyRecord, error: unknown): Promise<void> {
    const refused = error instanceof ProblemException && error.body.status < 500;
    return refused ? this.records.delete(_id) : this.records.release(_id);
  }

  /** @returns the record with its response, or without one when this process must handle the request */
  async #take(_id: string, fingerprint: string): Promise<IdempotencyRecord> {
    for (;;) {
      const now = Date.now();
      const busyUntil = new Date(now + BUSY_MS);
      const expiresAt = new Date(now + TTL_MS);
      const fresh = { _id, fingerprint, createsId: new Types.ObjectId(), busyUntil, expiresAt };
      if (await this.records.insert(fresh)) return fresh;
      const found = await this.records.find(_id);
      if (!found) continue;
      if (found.expiresAt.getTime() <= now) {
        await this.records.deleteExpired(new Date(now));
        continue;
      }
      if (found.fingerprint !== fingerprint) {
        throw problem(422, KEY_REUSED, { errors: [{ field: 'Idempotency-Key', message: KEY_REUSED }] });
      }
      if (found.response) return found;
      if (found.busyUntil.getTime() <= now && (await this.records.takeOver(found, busyUntil))) return found;
      throw problem(409, REQUEST_IN_PROGRESS, {
        retryAfter: RETRY_AFTER_S,
      });
    }
  }
}
