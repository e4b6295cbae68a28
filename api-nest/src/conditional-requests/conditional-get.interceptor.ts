import {
  type CallHandler,
  type ExecutionContext,
  Injectable,
  type NestInterceptor,
  StreamableFile,
} from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { map, type Observable } from 'rxjs';
import { entityTag, namesTag, parseTagList } from './entity-tag.ts';

const READS = ['GET', 'HEAD'];

/** Gives every JSON answer to a read its `ETag`, and 304 to a caller who has it already (RFC 9110, 13.1.2). */
@Injectable()
export class ConditionalGetInterceptor implements NestInterceptor {
  intercept(context: ExecutionContext, next: CallHandler): Observable<unknown> {
    const http = context.switchToHttp();
    const { method, headers } = http.getRequest<FastifyRequest>();
    if (!READS.includes(method)) return next.handle();
    return next.handle().pipe(
      map((body: unknown) => {
        if (body instanceof StreamableFile) return body;
        const tag = entityTag(body);
        const reply = http.getResponse<FastifyReply>().header('etag', tag);
        const known = parseTagList(headers['if-none-match'] ?? '');
        if (!known || !namesTag(known, tag)) return body;
        reply.code(304);
        return undefined;
      }),
    );
  }
}
