import { createParamDecorator, type ExecutionContext } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import { invalidField } from '../problems/problem.ts';
import { parseTagList, type TagList } from './entity-tag.ts';

/** The message for a malformed header. */
export const IF_MATCH_RULE = 'If-Match must be an ETag from the API, including its quotes.';

/** The message when no tag of `If-Match` is current. */
export const LISTING_CHANGED =
  'The listing has changed since you read it. Read it again before you change it.';

/** The tags of `If-Match`: the states that an edit applies to. `undefined` when the caller sets no condition. */
export const IfMatch = createParamDecorator((_: unknown, context: ExecutionContext): TagList | undefined => {
  const header = context.switchToHttp().getRequest<FastifyRequest>().headers['if-match'];
  if (header === undefined) return undefined;
  const tags = parseTagList(header);
  if (tags) return tags;
  throw invalidField('If-Match', IF_MATCH_RULE);
});
