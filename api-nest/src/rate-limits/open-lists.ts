import type { ServerResponse } from 'node:http';
import { finished } from 'node:stream/promises';
import { Injectable } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { addressKey } from '@roommate/server/addresses';
import { Metrics } from '../metrics/metrics.ts';
import { problem } from '../problems/problem.ts';
import { LISTS_BUSY, TOO_MANY_LISTS } from './messages.ts';

/** Long lists that one account, or one IP address without a token, receives at the same time. */
export const LISTS_PER_CALLER = 2;
/** Long lists that the process sends at the same time. Each holds a cursor, and works whenever its receiver reads. */
export const LISTS_PER_PROCESS = 8;
/** After this time a list gives way to a new one when the process sends the maximum number. */
export const LIST_HELD_MS = 120_000;
const RETRY_AFTER_S = 5;

interface OpenList {
  /** An account or an IP address. */
  caller: string;
  response: ServerResponse;
  /** In milliseconds since 1970. */
  openedAt: number;
}

/**
 * Limits the long lists that are sent at the same time. A slow receiver holds one for as long as it reads. The limits
 * per minute do not count that: docs/decisions/0028-lists-of-any-length.md.
 */
@Injectable()
export class OpenLists {
  /** The oldest first. */
  readonly #open = new Set<OpenList>();

  constructor(private readonly metrics: Metrics) {}

  /**
   * Prepares a list. It is open until it is prepared and its response has ended, also when the caller leaves early.
   * @throws ProblemException 429 when the caller has too many open lists, 503 when the process has too many
   */
  open<Result>(
    request: FastifyRequest,
    reply: FastifyReply,
    prepare: () => Promise<Result>,
  ): Promise<Result> {
    const close = this.#begin(request, reply.raw);
    const preparing = prepare();
    void Promise.allSettled([preparing, ended(reply.raw)]).then(close);
    return preparing;
  }

  #begin({ user, ip }: FastifyRequest, response: ServerResponse): () => void {
    const caller = user ? `user ${user.uid}` : `address ${addressKey(ip)}`;
    if ([...this.#open].filter((list) => list.caller === caller).length >= LISTS_PER_CALLER) {
      this.metrics.refused('lists', user ? 'user' : 'address');
      throw problem(429, TOO_MANY_LISTS, { retryAfter: RETRY_AFTER_S });
    }
    this.#makeWay();
    const list = { caller, response, openedAt: Date.now() };
    this.#open.add(list);
    return () => void this.#open.delete(list);
  }

  /** So that receivers that read slowly cannot keep everybody else out. @throws ProblemException */
  #makeWay(): void {
    if (this.#open.size < LISTS_PER_PROCESS) return;
    const [oldest] = this.#open;
    if (!oldest || Date.now() - oldest.openedAt < LIST_HELD_MS) {
      throw problem(503, LISTS_BUSY, { retryAfter: RETRY_AFTER_S });
    }
    this.#open.delete(oldest);
    oldest.response.destroy();
  }
}

/** Also when the caller was gone before, which no event reports any more. */
const ended = (response: ServerResponse): Promise<void> => finished(response);
