import { Injectable } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { isFromThisMachine } from './client-address.ts';
import { addQuota, type Quota } from './quota-headers.ts';
import { RateLimiter } from './rate-limiter.ts';
import type { CountedTier } from './rate-limit-tiers.ts';

/** Counts a request again when its work turned out to cost more than one request. */
@Injectable()
export class AddedCost {
  constructor(private readonly limiter: RateLimiter) {}

  /**
   * Never refuses: the work is done. The next requests of the caller are refused.
   * @param cost the number of requests that it counts as in addition
   */
  async add(tier: CountedTier, request: FastifyRequest, reply: FastifyReply, cost: number): Promise<void> {
    if (cost <= 0) return;
    const { ip, user } = request;
    const use = { cost, isDone: true, report: (quota: Quota) => addQuota(reply, quota) };
    if (!isFromThisMachine(request)) await this.limiter.countAddress(tier, ip, use);
    if (user) await this.limiter.countUser(tier, user, use);
  }
}
