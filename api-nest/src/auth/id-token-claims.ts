import { TEXT_LIMITS } from '@roommate/contracts';
import { z } from 'zod';
import type { User } from './user.ts';

/** Clocks may differ by this much. Seconds. */
export const CLOCK_TOLERANCE_S = 10;

const unprintable = /[\p{Cc}\p{Cs}]+/gu;
const pastTime = z.number().refine((time) => time <= Date.now() / 1000 + CLOCK_TOLERANCE_S);

/**
 * What Firebase asks a verifier to check beyond signature, issuer, audience and expiry: `iat` and `auth_time` in the
 * past and a subject. https://firebase.google.com/docs/auth/admin/verify-id-tokens
 */
const claimsSchema = z.object({
  sub: z.string().min(1).max(128),
  iat: pastTime,
  auth_time: pastTime,
  email: z.string().max(254).optional().catch(undefined),
  name: z.string().optional().catch(undefined),
});

/** @throws ZodError when the claims are not those of a usable ID token */
export function userOfClaims(claims: unknown): User {
  const { sub, email, name } = claimsSchema.parse(claims);
  const displayName = name?.replace(unprintable, ' ').trim().slice(0, TEXT_LIMITS.name);
  return { uid: sub, ...(email && { email }), ...(displayName && { name: displayName }) };
}
