import { Injectable } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { User } from '../auth/user.ts';
import { taggedJson } from '../conditional-requests/entity-tag.ts';
import { linkNextPage } from '../http/link-header.ts';
import { OpenLists } from '../rate-limits/open-lists.ts';
import { ReadCache } from './read-cache.ts';
import { isStreamed, type ReadResult, type StreamedResult } from './read-result.ts';
import { ReadyResponse } from './ready-response.ts';
import { sendTagged } from './send-tagged.ts';

type Result = ReadResult | StreamedResult;
type Read = (viewer: User | undefined) => Promise<Result>;

/**
 * Responds to reads with an `ETag`. A caller that has the state already gets 304 (RFC 9110, 13.1.2). Concurrent
 * anonymous callers share one response: docs/decisions/0212-shared-reads.md.
 */
@Injectable()
export class Reads {
  constructor(
    private readonly cache: ReadCache,
    private readonly lists: OpenLists,
  ) {}

  /**
   * @param read depends only on the viewer and on the parameters and the query of the request
   * @returns the payload
   */
  async respond(request: FastifyRequest, reply: FastifyReply, read: Read): Promise<unknown> {
    const { user } = request;
    if (user) return this.#send(request, reply, await read(user));
    // The first caller of a long result uses what it read.
    const own: { result?: Result } = {};
    const shared = await this.cache.get(keyOf(request), request.url, async () => {
      const result = await read(undefined);
      own.result = result;
      return isStreamed(result) ? undefined : new ReadyResponse(result);
    });
    if (shared) return shared.respondTo(request, reply);
    return this.#send(request, reply, own.result ?? (await read(undefined)));
  }

  async #send(request: FastifyRequest, reply: FastifyReply, result: Result): Promise<unknown> {
    if (!isStreamed(result)) return send(request, reply, result);
    const prepare = async () => {
      const { tag, open } = await result.prepare();
      return sendTagged(request, reply, tag, open);
    };
    return result.isLong ? this.lists.open(request, reply, prepare) : prepare();
  }
}

const keyOf = ({ routeOptions, params, query }: FastifyRequest): string =>
  JSON.stringify([routeOptions.url, params, query]);

function send(request: FastifyRequest, reply: FastifyReply, result: ReadResult): unknown {
  result.onRead?.(request);
  if (result.next) linkNextPage(request, reply, result.next);
  const { json, tag } = taggedJson(result.body);
  return sendTagged(request, reply, tag, () => json);
}
