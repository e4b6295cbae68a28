import { type CanActivate, type ExecutionContext, Injectable } from '@nestjs/common';
import { Reflector } from '@nestjs/core';
import { API_KEY_PREFIX } from '@roommate/contracts';
import type { FastifyRequest } from 'fastify';
import { problem } from '../problems/problem.ts';
import { ApiKeyVerifier } from './api-key-verifier.ts';
import { Public } from './public.decorator.ts';
import { TokenVerifier } from './token-verifier.ts';
import type { User } from './user.ts';

declare module 'fastify' {
  interface FastifyRequest {
    user?: User;
    /** The owner of a genuine token or API key that has expired, for the log. */
    refusedUid?: string;
  }
}

/** The message for a caller without a token. */
export const SIGN_IN_REQUIRED = 'Sign in first: this operation needs a token.';

const BEARER = /^Bearer ([\w.~+/-]+=*)$/i;

/** Denies every route to callers without a valid token or API key unless the route is `@Public()`. */
@Injectable()
export class AuthGuard implements CanActivate {
  constructor(
    private readonly reflector: Reflector,
    private readonly verifier: TokenVerifier,
    private readonly keyVerifier: ApiKeyVerifier,
  ) {}

  async canActivate(context: ExecutionContext): Promise<boolean> {
    const request = context.switchToHttp().getRequest<FastifyRequest>();
    const { authorization } = request.headers;
    if (authorization !== undefined) {
      const token = BEARER.exec(authorization)?.[1];
      if (!token) {
        throw problem(401, 'The Authorization header must be "Bearer" followed by a token.', {
          code: 'invalid_token',
        });
      }
      const isKey = token.startsWith(API_KEY_PREFIX);
      request.user = await (isKey ? this.keyVerifier : this.verifier).verify(token, (uid) => {
        request.refusedUid = uid;
      });
      return true;
    }
    if (this.reflector.getAllAndOverride(Public, [context.getHandler(), context.getClass()])) return true;
    throw problem(401, SIGN_IN_REQUIRED);
  }
}
