import { type CanActivate, type ExecutionContext, Injectable } from '@nestjs/common';
import { Reflector } from '@nestjs/core';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { AddressLimit } from './address-limit.ts';
import { CostsByListing, ListCost } from './list-cost.ts';
import { addQuota } from './quota-headers.ts';
import { RateLimit } from './rate-limit.decorator.ts';
import { RateLimiter } from './rate-limiter.ts';
import type { CountedTier } from './rate-limit-tiers.ts';

/** A route without a tier gets the strictest tier that counts per minute. */
const DEFAULT_TIER: CountedTier = 'writes';

/** A request that counts, with its tier, its response and its cost. */
type Counted = [tier: CountedTier, request: FastifyRequest, reply: FastifyReply, cost: number];

abstract class RateLimitGuard implements CanActivate {
  constructor(
    private readonly reflector: Reflector,
    private readonly listCost: ListCost,
  ) {}

  async canActivate(context: ExecutionContext): Promise<boolean> {
    const named = this.reflector.getAllAndOverride(RateLimit, [context.getHandler(), context.getClass()]);
    const tier = named ?? DEFAULT_TIER;
    if (tier === 'none') return true;
    const http = context.switchToHttp();
    const request = http.getRequest<FastifyRequest>();
    const sizedBy = this.reflector.get(CostsByListing, context.getHandler());
    const cost = sizedBy ? await this.listCost.of(request, sizedBy) : 1;
    await this.count(tier, request, http.getResponse<FastifyReply>(), cost);
    return true;
  }

  protected abstract count(...counted: Counted): Promise<void>;
}

/** Runs before the token is verified, so that guessing tokens is limited too. */
@Injectable()
export class AddressLimitGuard extends RateLimitGuard {
  constructor(
    reflector: Reflector,
    listCost: ListCost,
    private readonly limit: AddressLimit,
  ) {
    super(reflector, listCost);
  }

  protected count(...counted: Counted): Promise<void> {
    return this.limit.count(...counted);
  }
}

/** Runs after the token is verified. */
@Injectable()
export class UserLimitGuard extends RateLimitGuard {
  constructor(
    reflector: Reflector,
    listCost: ListCost,
    private readonly limiter: RateLimiter,
  ) {
    super(reflector, listCost);
  }

  protected async count(...[tier, { user }, reply, cost]: Counted): Promise<void> {
    if (!user) return;
    await this.limiter.countUser(tier, user, { cost, report: (quota) => addQuota(reply, quota) });
  }
}
