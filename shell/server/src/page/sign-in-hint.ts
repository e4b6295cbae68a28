import { SIGN_IN_HINT } from '@roommate/release-registry';
import type { FastifyRequest } from 'fastify';

const hint = new RegExp(`(?:^|; )${SIGN_IN_HINT}=1(?:;|$)`);

/** Whether the shell has left its hint in this browser (shell/src/auth/sign-in-hint.ts): good for preloads, for nothing else. */
export const seemsSignedIn = (request: FastifyRequest): boolean => hint.test(request.headers.cookie ?? '');
