import { Global, Module } from '@nestjs/common';
import { AddedCost } from './added-cost.ts';
import { AddressLimit } from './address-limit.ts';
import { ListCost } from './list-cost.ts';
import { OpenLists } from './open-lists.ts';
import { RateLimiter } from './rate-limiter.ts';

@Global()
@Module({
  providers: [RateLimiter, AddressLimit, AddedCost, ListCost, OpenLists],
  exports: [RateLimiter, AddressLimit, AddedCost, ListCost, OpenLists],
})
export class RateLimitsModule {}
