import { type CanActivate, type ExecutionContext, Injectable } from '@nestjs/common';
import { Reflector } from '@nestjs/core';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { isFromThisMachine } from './client-address.ts';
import { addQuota, type ReportQuota } from './quota-headers.ts';
import { RateLimit } from './rate-limit.decorator.ts';
import { RateLimiter } from './rate-limiter.ts';
import type { RateLimitTier } from './rate-limit-tiers.ts';

/** A route without a tier gets the strictest tier that counts per minute. */
const DEFAULT_TIER: RateLimitTier = 'writes';

abstract class RateLimitGuard implements CanActivate {
  constructor(
    private readonly reflector: Reflector,
    protected readonly limiter: RateLimiter,
  ) {}

  async canActivate(context: ExecutionContext): Promise<boolean> {
    const named = this.reflector.getAllAndOverride(RateLimit, [context.getHandler(), context.getClass()]);
    const tier = named ?? DEFAULT_TIER;
    if (tier === 'none') return true;
    const http = context.switchToHttp();
    const reply = http.getResponse<FastifyReply>();
    await this.count(tier, http.getRequest<FastifyRequest>(), (quota) => addQuota(reply, quota));
    return true;
  }

  protected abstract count(tier: RateLimitTier, request: FastifyRequest, report: ReportQuota): Promise<void>;
}

/** Runs before the token is verified, so that guessing tokens is limited too. */
@Injectable()
export class AddressLimitGuard extends RateLimitGuard {
  constructor(reflector: Reflector, limiter: RateLimiter) {
    super(reflector, limiter);
  }

  /** Programs on this machine, such as load tests, count only in the contact form, whose anonymous senders have no other limit. */
  protected async count(tier: RateLimitTier, request: FastifyRequest, report: ReportQuota): Promise<void> {
    if (tier !== 'contact' && isFromThisMachine(request)) return;
    await this.limiter.countAddress(tier, request.ip, report);
  }
}

/** Runs after the token is verified. */
@Injectable()
export class UserLimitGuard extends RateLimitGuard {
  constructor(reflector: Reflector, limiter: RateLimiter) {
    super(reflector, limiter);
  }

  protected async count(tier: RateLimitTier, { user }: FastifyRequest, report: ReportQuota): Promise<void> {
    if (user) await this.limiter.countUser(tier, user.uid, report);
  }
}
