import { createParamDecorator, type ExecutionContext } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import { invalidField } from '../problems/problem.ts';
import { parseTagList, type TagList } from './entity-tag.ts';

/** What a caller is told whose header is not right. */
export const IF_MATCH_RULE = 'If-Match must be an ETag as the API gave it, with its quotes.';

/** What an edit is meant for: the tags of `If-Match`, `undefined` when the caller sets no condition. */
export const IfMatch = createParamDecorator((_: unknown, context: ExecutionContext): TagList | undefined => {
  const header = context.switchToHttp().getRequest<FastifyRequest>().headers['if-match'];
  if (header === undefined) return undefined;
  const tags = parseTagList(header);
  if (tags) return tags;
  throw invalidField('If-Match', IF_MATCH_RULE);
});
