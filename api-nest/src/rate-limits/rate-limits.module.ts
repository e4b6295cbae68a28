import { Global, Module } from '@nestjs/common';
import { ListCost } from './list-cost.ts';
import { RateLimiter } from './rate-limiter.ts';

@Global()
@Module({ providers: [RateLimiter, ListCost], exports: [RateLimiter, ListCost] })
export class RateLimitsModule {}
