import { Readable } from 'node:stream';
import { type CallHandler, type ExecutionContext, Injectable, type NestInterceptor } from '@nestjs/common';
import { Reflector } from '@nestjs/core';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { concatMap, type Observable } from 'rxjs';
import { entityTag, includesTag, parseTagList } from './entity-tag.ts';
import { EntityTagged } from './entity-tagged.decorator.ts';
import { TaggedResponse } from './tagged-response.ts';

/** Adds an `ETag` to the responses of `@EntityTagged()` reads. Sends 304 to a caller that has it (RFC 9110, 13.1.2). */
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
        const isKnown = known !== undefined && includesTag(known, tag);
        const response: unknown = isTagged && !isKnown ? await body.make() : body;
        // Not earlier, because an error has no tag.
        const reply = http.getResponse<FastifyReply>().header('etag', tag);
        if (!isKnown) return response;
        reply.code(304);
        // Without a body Fastify adds `content-length: 0` to HEAD, which is wrong (RFC 9110, 8.6). With a stream it adds none.
        return method === 'HEAD' ? Readable.from([]) : undefined;
      }),
    );
  }
}
