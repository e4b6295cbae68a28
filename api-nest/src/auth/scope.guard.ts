import { type CanActivate, type ExecutionContext, Injectable } from '@nestjs/common';
import { Reflector } from '@nestjs/core';
import type { ApiKeyScope } from '@roommate/contracts';
import type { FastifyRequest } from 'fastify';
import { problem } from '../problems/problem.ts';
import { KeyScope } from './key-scope.decorator.ts';

/** The message for a program that lacks a scope, or uses an operation that is only for people. */
export const scopeMessage = (scope: ApiKeyScope | undefined): string =>
  scope === undefined
    ? 'This operation does not accept API keys.'
    : `The API key needs the scope ${scope} for this operation.`;

/** Denies API keys every route except those that their scopes open. */
@Injectable()
export class ScopeGuard implements CanActivate {
  constructor(private readonly reflector: Reflector) {}

  canActivate(context: ExecutionContext): boolean {
    const { user } = context.switchToHttp().getRequest<FastifyRequest>();
    if (!user?.scopes) return true;
    const scope = this.reflector.get(KeyScope, context.getHandler());
    if (scope !== undefined && user.scopes.includes(scope)) return true;
    throw problem(403, scopeMessage(scope), { code: 'insufficient_scope' });
  }
}
