import { type CanActivate, type ExecutionContext, Injectable } from '@nestjs/common';
import { Reflector } from '@nestjs/core';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { isFromThisMachine } from './client-address.ts';
import { CostsByListing, ListCost } from './list-cost.ts';
import { addQuota } from './quota-headers.ts';
import { RateLimit } from './rate-limit.decorator.ts';
import { RateLimiter, type Use } from './rate-limiter.ts';
import type { RateLimitTier } from './rate-limit-tiers.ts';

/** A route without a tier gets the strictest tier that counts per minute. */
const DEFAULT_TIER: RateLimitTier = 'writes';

abstract class RateLimitGuard implements CanActivate {
  constructor(
    private readonly reflector: Reflector,
    protected readonly limiter: RateLimiter,
    private readonly listCost: ListCost,
  ) {}

  async canActivate(context: ExecutionContext): Promise<boolean> {
    const named = this.reflector.getAllAndOverride(RateLimit, [context.getHandler(), context.getClass()]);
    const tier = named ?? DEFAULT_TIER;
    if (tier === 'none') return true;
    const http = context.switchToHttp();
    const request = http.getRequest<FastifyRequest>();
    const reply = http.getResponse<FastifyReply>();
    const costsByListing = this.reflector.get(CostsByListing, context.getHandler());
    await this.count(tier, request, {
      cost: costsByListing ? this.listCost.of(request) : 1,
      report: (quota) => addQuota(reply, quota),
    });
    return true;
  }

  protected abstract count(tier: RateLimitTier, request: FastifyRequest, use: Use): Promise<void>;
}

/** Runs before the token is verified, so that guessing tokens is limited too. */
@Injectable()
export class AddressLimitGuard extends RateLimitGuard {
  constructor(reflector: Reflector, limiter: RateLimiter, listCost: ListCost) {
    super(reflector, limiter, listCost);
  }

  /** Programs on this machine, such as load tests, count only in the contact form, whose anonymous senders have no other limit. */
  protected async count(tier: RateLimitTier, request: FastifyRequest, use: Use): Promise<void> {
    if (tier !== 'contact' && isFromThisMachine(request)) return;
    await this.limiter.countAddress(tier, request.ip, use);
  }
}

/** Runs after the token is verified. */
@Injectable()
export class UserLimitGuard extends RateLimitGuard {
  constructor(reflector: Reflector, limiter: RateLimiter, listCost: ListCost) {
    super(reflector, limiter, listCost);
  }

  protected async count(tier: RateLimitTier, { user }: FastifyRequest, use: Use): Promise<void> {
    if (user) await this.limiter.countUser(tier, user.uid, use);
  }
}
