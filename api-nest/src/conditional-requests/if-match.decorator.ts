import { createParamDecorator, type ExecutionContext } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import { problem } from '../problems/problem.ts';
import { parseTagList, type TagList } from './entity-tag.ts';

/** What an edit is meant for: the tags of `If-Match`, `undefined` when the caller sets no condition. */
export const IfMatch = createParamDecorator((_: unknown, context: ExecutionContext): TagList | undefined => {
  const header = context.switchToHttp().getRequest<FastifyRequest>().headers['if-match'];
  if (header === undefined) return undefined;
  const tags = parseTagList(header);
  if (tags) return tags;
  const message = 'If-Match must be an ETag as the API gave it, with its quotes.';
  throw problem(400, message, { errors: [{ field: 'If-Match', message }] });
});
