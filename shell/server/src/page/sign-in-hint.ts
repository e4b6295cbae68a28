import { SIGN_IN_HINT } from '@roommate/release-registry';
import { readCookie } from '@roommate/server/http';
import type { FastifyRequest } from 'fastify';

/**
 * Whether the browser sends the hint cookie of the shell (shell/src/auth/sign-in-hint.ts). Only for preloads, because it
 * proves nothing.
 */
export const seemsSignedIn = ({ headers }: FastifyRequest): boolean =>
  readCookie(headers.cookie, SIGN_IN_HINT) === '1';
