import { type CanActivate, type ExecutionContext, Injectable } from '@nestjs/common';
import { isReadMethod } from '@roommate/server/http';
import type { FastifyRequest } from 'fastify';
import { AccountStates } from '../accounts/account-states.ts';
import { problem } from '../problems/problem.ts';

/** The message for a caller whose account or sign-in has ended. */
export const REVOKED_TOKEN =
  'Your account was deleted or disabled, or this sign-in was ended. Sign in again.';

/**
 * Refuses changes with a valid token of a deleted or disabled account, or with a revoked token. API keys live longer than
 * tokens, so they are refused for reads too. They survive a new password.
 */
@Injectable()
export class RevocationGuard implements CanActivate {
  constructor(private readonly accounts: AccountStates) {}

  async canActivate(context: ExecutionContext): Promise<boolean> {
    const { method, user } = context.switchToHttp().getRequest<FastifyRequest>();
    if (!user) return true;
    const isProgram = user.scopes !== undefined;
    if (!isProgram && isReadMethod(method)) return true;
    const account = await this.accounts.get(user.uid);
    // Undefined: the provider does not respond. The token is valid and expires within an hour.
    if (account === undefined) return true;
    if (account && !account.isDisabled && (isProgram || user.issuedAt >= account.validSince)) return true;
    throw problem(401, REVOKED_TOKEN, { code: 'revoked_token' });
  }
}
