import { Inject, Injectable } from '@nestjs/common';
import { errors, jwtVerify } from 'jose';
import { ZodError } from 'zod';
import type { Config } from '../config/config.ts';
import { CONFIG } from '../config/config.module.ts';
import { problem } from '../problems/problem.ts';
import { CLOCK_TOLERANCE_S, userOfClaims } from './id-token-claims.ts';
import { SigningKeys } from './signing-keys.ts';
import type { User } from './user.ts';
import { VerifiedTokens } from './verified-tokens.ts';

export const EXPIRED_TOKEN = 'Your sign-in has expired. Sign in again.';
export const INVALID_TOKEN = 'The sign-in token is not valid.';

/** Verifies Firebase ID tokens with the key set of the real service or of the emulator. Both have one code path. */
@Injectable()
export class TokenVerifier {
  readonly #expected;
  readonly #verified = new VerifiedTokens();

  constructor(
    @Inject(CONFIG) { projectId }: Config,
    private readonly keys: SigningKeys,
  ) {
    this.#expected = {
      algorithms: ['RS256'],
      issuer: `https://securetoken.google.com/${projectId}`,
      audience: projectId,
      requiredClaims: ['exp', 'iat', 'auth_time', 'sub'],
      clockTolerance: CLOCK_TOLERANCE_S,
    };
  }

  /**
   * @param onOwner called with the uid of the owner when the token is genuine and has expired
   * @throws ProblemException 401 when the token is not valid, 503 when the keys cannot be fetched
   */
  async verify(token: string, onOwner?: (uid: string) => void): Promise<User> {
    const known = this.#verified.find(token);
    if (known) return known;
    try {
      const { payload } = await jwtVerify(token, this.keys.find, this.#expected);
      const user = { ...userOfClaims(payload), issuedAt: payload.iat ?? 0 };
      this.#verified.add(token, user, payload.exp ?? 0);
      return user;
    } catch (error) {
      if (error instanceof errors.JWTExpired) {
        if (error.payload.sub !== undefined) onOwner?.(error.payload.sub);
        throw problem(401, EXPIRED_TOKEN, { code: 'expired_token' });
      }
      if (error instanceof ZodError || isTokenFault(error)) {
        throw problem(401, INVALID_TOKEN, { code: 'invalid_token' });
      }
      throw problem(503, 'Sign-in cannot be checked right now. Try again in a moment.', { cause: error });
    }
  }
}

// A timeout, a refused connection or an invalid response of the key server does not make the token invalid.
function isTokenFault(error: unknown): boolean {
  if (error instanceof errors.JWKSTimeout || error instanceof errors.JWKSInvalid) return false;
  return error instanceof errors.JOSEError && error.code !== 'ERR_JOSE_GENERIC';
}
