import { SIGN_IN_HINT } from '@roommate/release-registry';
import type { FastifyRequest } from 'fastify';

const HINT = new RegExp(`(?:^|; )${SIGN_IN_HINT}=1(?:;|$)`);

/**
 * Whether the browser sends the hint cookie of the shell (shell/src/auth/sign-in-hint.ts). Only for preloads, because it
 * proves nothing.
 */
export const seemsSignedIn = (request: FastifyRequest): boolean => HINT.test(request.headers.cookie ?? '');
