import type { ProblemCode } from '@roommate/contracts';
import type { z } from 'zod';
import type { RateLimitTier } from '../rate-limits/rate-limit-tiers.ts';

/** An error as the documentation shows it; `field` is the one that is wrong. A sentence alone has its status' code. */
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
  /** One answer, or one for each kind of caller, by a name such as "anonymous". */
  example?: unknown;
  examples?: Record<string, { summary: string; value: unknown }>;
  headers?: Record<string, HeaderDocs>;
}

/** What the documentation says of a call beyond its parameters and body, which come from their schemas. */
export interface OperationDocs {
  /** The call's name in the document and in clients that are generated from it. */
  id: string;
  summary: string;
  /** Who may call: `anyone` needs no token. */
  access: 'anyone' | 'signed-in' | 'owner';
  /** The tier that the call is counted in: what is enforced and what the documentation says. */
  rateLimit: RateLimitTier | 'none';
  description: string;
  /** Which fields of the answer who gets to see. */
  visible: string;
  response: ResponseDocs;
  /** Whether the answer has an `ETag` for `If-None-Match`. */
  hasETag?: true;
  /** Whether it takes `If-Match`. */
  takesIfMatch?: true;
  /** Whether it takes `Idempotency-Key`. */
  takesIdempotencyKey?: true;
  /** Each status with its examples; those that any call may answer are added. */
  errors?: Partial<Record<number, ErrorExample | ErrorExample[]>>;
  /** Path parameters by name. */
  params?: Record<string, { description: string; example: string }>;
}
