import { Global, Module } from '@nestjs/common';
import { AddressLimit } from './address-limit.ts';
import { ListCost } from './list-cost.ts';
import { RateLimiter } from './rate-limiter.ts';

@Global()
@Module({ providers: [RateLimiter, AddressLimit, ListCost], exports: [RateLimiter, AddressLimit, ListCost] })
export class RateLimitsModule {}
