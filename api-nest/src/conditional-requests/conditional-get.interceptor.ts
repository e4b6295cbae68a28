import { Readable } from 'node:stream';
import { type CallHandler, type ExecutionContext, Injectable, type NestInterceptor } from '@nestjs/common';
import { Reflector } from '@nestjs/core';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { concatMap, type Observable } from 'rxjs';
import { entityTag, namesTag, parseTagList } from './entity-tag.ts';
import { EntityTagged } from './entity-tagged.decorator.ts';
import { TaggedResponse } from './tagged-response.ts';

/** Gives the answers of `@EntityTagged()` reads their `ETag`, and 304 to a caller who has it (RFC 9110, 13.1.2). */
@Injectable()
export class ConditionalGetInterceptor implements NestInterceptor {
  constructor(private readonly reflector: Reflector) {}

  intercept(context: ExecutionContext, next: CallHandler): Observable<unknown> {
    if (!this.reflector.get(EntityTagged, context.getHandler())) return next.handle();
    const http = context.switchToHttp();
    const { headers, method } = http.getRequest<FastifyRequest>();
    return next.handle().pipe(
      concatMap(async (body: unknown) => {
        const isTagged = body instanceof TaggedResponse;
        const tag = isTagged ? body.tag : entityTag(body);
        const known = parseTagList(headers['if-none-match'] ?? '');
        const isKnown = known !== undefined && namesTag(known, tag);
        const response = isTagged && !isKnown ? await body.make() : body;
        // Not before the answer is there: an error has no tag.
        const reply = http.getResponse<FastifyReply>().header('etag', tag);
        if (!isKnown) return response;
        reply.code(304);
        // Of nothing at all fastify says to HEAD that GET would send 0 bytes (RFC 9110, 8.6); of a stream it says nothing.
        return method === 'HEAD' ? Readable.from([]) : undefined;
      }),
    );
  }
}
