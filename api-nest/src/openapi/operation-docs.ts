import type { ApiKeyScope, ProblemCode } from '@roommate/contracts';
import type { z } from 'zod';
import type { SizedBy } from '../rate-limits/list-cost.ts';
import type { CountedTier } from '../rate-limits/rate-limit-tiers.ts';

/** An example of an error. `field` is the wrong field. A message without `code` gets the general code of the status. */
export type ErrorExample = string | { error: string; code?: ProblemCode; field?: string };

export interface HeaderDocs {
  description: string;
  schema: { type: 'string' | 'integer' };
  example: string | number;
}

interface ResponseDocs {
  status?: 200 | 201;
  description: string;
  schema: z.ZodType;
  isArray?: true;
  /** One example, or one for each kind of caller, by a name such as "anonymous". */
  example?: unknown;
  examples?: Record<string, { summary: string; value: unknown }>;
  headers?: Record<string, HeaderDocs>;
}

/** The documentation of an operation. Its query and body come from their schemas. */
export interface OperationDocs {
  /** The `operationId`: the name of the operation in the document and in generated clients. */
  id: string;
  summary: string;
  /** Who may use the operation. `anyone` needs no token. */
  access: 'anyone' | 'signed-in' | 'owner';
  /** The scope with which API keys may use the operation. Without it they are refused. */
  scope?: ApiKeyScope;
  /** The rate limit tier, for the limiter and for the documentation. */
  rateLimit: CountedTier | 'none';
  /** What decides how many listings the operation can return, when 24 listings count as one read. */
  costsByListing?: SizedBy;
  description: string;
  /** Which fields of the response each caller sees. */
  visible: string;
  response: ResponseDocs;
  /** Whether the response has an `ETag` for `If-None-Match`. */
  hasETag?: true;
  /** Whether the operation supports `If-Match`. */
  takesIfMatch?: true;
  /** Whether the operation supports `Idempotency-Key`. */
  takesIdempotencyKey?: true;
  /** Whether the operation has no query, and refuses one. The first release ignored it, so its operations still do. */
  refusesQuery?: true;
  /** Examples by status. The errors that every operation can return are added. */
  errors?: Partial<Record<number, ErrorExample | ErrorExample[]>>;
  /** Path parameters by name. */
  params?: Record<string, { description: string; example: string }>;
}
