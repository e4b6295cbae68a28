import type { FastifyReply } from 'fastify';
import type { CountedBy, RateLimitTier } from './rate-limit-tiers.ts';

/** The state of one limit after it counted a request. */
export interface Quota {
  tier: RateLimitTier;
  by: CountedBy;
  /** Maximum in a window of `seconds`. */
  limit: number;
  seconds: number;
  remaining: number;
  /** Seconds until the window ends. */
  resetSeconds: number;
}

export type ReportQuota = (quota: Quota) => void;

function append(reply: FastifyReply, name: string, item: string): void {
  const before = reply.getHeader(name);
  void reply.header(name, before === undefined ? item : `${String(before)}, ${item}`);
}

/**
 * Adds a limit to the headers `RateLimit-Policy` and `RateLimit` (draft-ietf-httpapi-ratelimit-headers-10). One request can
 * count for several limits: its user and its IP address.
 */
export function addQuota(reply: FastifyReply, quota: Quota): void {
  const { tier, by, limit, seconds, remaining, resetSeconds } = quota;
  append(reply, 'ratelimit-policy', `"${tier}-${by}";q=${limit};w=${seconds}`);
  append(reply, 'ratelimit', `"${tier}-${by}";r=${remaining};t=${resetSeconds}`);
}
