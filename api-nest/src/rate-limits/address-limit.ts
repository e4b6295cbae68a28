import { Injectable } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { isFromThisMachine } from './client-address.ts';
import { addQuota } from './quota-headers.ts';
import { RateLimiter } from './rate-limiter.ts';
import type { CountedTier } from './rate-limit-tiers.ts';

/** Where a request comes from. */
export type Sender = Pick<FastifyRequest, 'headers' | 'ip' | 'socket'>;

const unlimited = Promise.resolve();

/** Counts requests by the IP address of the caller, and adds the headers of the limit. */
@Injectable()
export class AddressLimit {
  constructor(private readonly limiter: RateLimiter) {}

  /**
   * Programs on this machine, such as load tests, count only in the contact form. Its anonymous senders have no other
   * limit.
   * @param cost the number of requests that it counts as
   * @throws ProblemException 429
   */
  count(tier: CountedTier, request: Sender, reply: FastifyReply, cost: number): Promise<void> {
    if (tier !== 'contact' && isFromThisMachine(request)) return unlimited;
    return this.limiter.countAddress(tier, request.ip, { cost, report: (quota) => addQuota(reply, quota) });
  }

  /** Adds the headers of the limit without counting. For programs on this machine the limit stays unused. */
  async show(tier: CountedTier, request: Sender, reply: FastifyReply): Promise<void> {
    const quota = isFromThisMachine(request)
      ? this.limiter.unusedQuota(tier)
      : await this.limiter.quotaOfAddress(tier, request.ip);
    addQuota(reply, quota);
  }
}
