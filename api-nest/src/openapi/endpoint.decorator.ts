import { applyDecorators, UseGuards } from '@nestjs/common';
import {
  ApiBearerAuth,
  ApiExtension,
  ApiOperation,
  ApiParam,
  ApiResponse,
  ApiSecurity,
} from '@nestjs/swagger';
import { KeyScope } from '../auth/key-scope.decorator.ts';
import { NoQueryGuard } from '../problems/no-query.guard.ts';
import { CostsByListing, LISTINGS_PER_READ, type SizedBy } from '../rate-limits/list-cost.ts';
import { RateLimit } from '../rate-limits/rate-limit.decorator.ts';
import { describeKeyLimit, describeRateLimit } from '../rate-limits/rate-limit-tiers.ts';
import type { OperationDocs } from './operation-docs.ts';
import { errorResponses } from './error-responses.ts';
import { etag, idempotencyReplayed, requestHeaders } from './header-docs.ts';

/** The name of the security scheme of API keys in the document. */
export const API_KEY_SCHEME = 'apiKey';

const accessTexts = {
  anyone: 'Everyone. A token is optional, but a token that is sent must be valid.',
  'signed-in': 'Signed-in users.',
  owner: 'The owner of the listing.',
} as const;

const rateLimitText = (tier: OperationDocs['rateLimit']): string => {
  if (tier === 'none') return 'none';
  return [tier, ...(tier === 'likes' ? (['reveals'] as const) : [])].map(describeRateLimit).join('; ');
};

const PAGE_COST = `A page counts as one read per ${LISTINGS_PER_READ} listings of \`limit\`.`;
const costTexts: Record<SizedBy, string> = {
  all: PAGE_COST,
  page: PAGE_COST,
  ids: `${LISTINGS_PER_READ} ids count as one read.`,
};

const apiKeyText = ({ scope, rateLimit }: OperationDocs): string => {
  if (scope === undefined) return 'not accepted.';
  const limit = rateLimit === 'none' ? undefined : describeKeyLimit(rateLimit);
  return `with the scope \`${scope}\`${limit === undefined ? '' : `; ${limit}`}.`;
};

/** Documents an operation and applies its rate limit. */
export function Endpoint(docs: OperationDocs) {
  const { id, summary, access, rateLimit, description, visible, response, hasETag, params = {} } = docs;
  const { takesIdempotencyKey, scope } = docs;
  const { status = 200, schema, headers, ...shown } = response;
  const rules = [
    `**Access:** ${accessTexts[access]}`,
    `**API keys:** ${apiKeyText(docs)}`,
    `**Rate limit:** ${rateLimitText(rateLimit)}.${docs.costsByListing ? ` ${costTexts[docs.costsByListing]}` : ''}`,
    `**Visible:** ${visible}`,
  ];
  return applyDecorators(
    RateLimit(rateLimit),
    ...(docs.refusesQuery ? [UseGuards(NoQueryGuard)] : []),
    ...(docs.costsByListing ? [CostsByListing(docs.costsByListing)] : []),
    ApiOperation({
      operationId: id,
      summary,
      description: [description, ...rules].join('\n\n'),
    }),
    ApiExtension('x-access', access),
    ApiExtension('x-rate-limit', rateLimit),
    ApiBearerAuth(),
    ...(scope ? [KeyScope(scope), ApiSecurity(API_KEY_SCHEME, [scope])] : []),
    // An alternative to the token: no token.
    ...(access === 'anyone' ? [ApiSecurity({})] : []),
    ApiResponse({
      status,
      standardSchema: schema,
      ...shown,
      headers: {
        ...(hasETag && { ETag: etag }),
        ...(takesIdempotencyKey && { 'Idempotency-Replayed': idempotencyReplayed }),
        ...headers,
      },
    }),
    ...requestHeaders(docs),
    ...errorResponses(docs),
    ...Object.entries(params).map(([name, param]) => ApiParam({ name, ...param })),
  );
}
