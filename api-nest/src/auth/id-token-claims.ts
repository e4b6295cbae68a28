import { textLimits } from '@roommate/contracts';
import { z } from 'zod';
import type { User } from './user.ts';

/** The accepted difference between clocks, in seconds. */
export const CLOCK_TOLERANCE_S = 10;

const UNPRINTABLE = /[\p{Cc}\p{Cs}]+/gu;
const pastTime = z.number().refine((time) => time <= Date.now() / 1000 + CLOCK_TOLERANCE_S);

/**
 * The checks that Firebase requires beyond signature, issuer, audience and expiry. They are a subject, and `iat` and
 * `auth_time` in the past. https://firebase.google.com/docs/auth/admin/verify-id-tokens
 */
const claimsSchema = z.object({
  sub: z.string().min(1).max(128),
  iat: pastTime,
  auth_time: pastTime,
  email: z.string().max(254).optional().catch(undefined),
  email_verified: z.boolean().optional().catch(undefined),
  name: z.string().optional().catch(undefined),
});

/** @throws ZodError when the claims do not belong to a usable ID token */
export function userOfClaims(claims: unknown): Omit<User, 'issuedAt'> {
  const { sub, email, email_verified, name } = claimsSchema.parse(claims);
  const displayName = name?.replace(UNPRINTABLE, ' ').trim().slice(0, textLimits.name);
  return {
    uid: sub,
    ...(email && { email, emailVerified: email_verified === true }),
    ...(displayName && { name: displayName }),
  };
}
