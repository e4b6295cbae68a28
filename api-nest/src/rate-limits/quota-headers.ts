import type { FastifyReply } from 'fastify';
import type { CountedBy, RateLimitTier } from './rate-limit-tiers.ts';

/** The state of one limit. */
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

/** The limits that a response shows. */
const quotas = new WeakMap<FastifyReply, Quota[]>();

/** Whether a response shows a limit. */
export const hasQuota = (reply: FastifyReply): boolean => quotas.has(reply);

/**
 * Adds a limit to the headers `RateLimit-Policy` and `RateLimit` (draft-ietf-httpapi-ratelimit-headers-10), or replaces its
 * earlier state. One request can count for several limits: its user and its IP address.
 */
export function addQuota(reply: FastifyReply, quota: Quota): void {
  const others = (quotas.get(reply) ?? []).filter(({ tier, by }) => tier !== quota.tier || by !== quota.by);
  const all = [...others, quota];
  quotas.set(reply, all);
  const policies = all.map(({ tier, by, limit, seconds }) => `"${tier}-${by}";q=${limit};w=${seconds}`);
  const states = all.map(
    ({ tier, by, remaining, resetSeconds }) => `"${tier}-${by}";r=${remaining};t=${resetSeconds}`,
  );
  void reply.header('ratelimit-policy', policies.join(', ')).header('ratelimit', states.join(', '));
}
