import { Reflector } from '@nestjs/core';
import type { CountedTier } from './rate-limit-tiers.ts';

/** The tier of a route. `none` is for the health checks of supervisors. */
export const RateLimit = Reflector.createDecorator<CountedTier | 'none'>();
