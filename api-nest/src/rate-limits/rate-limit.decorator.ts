import { Reflector } from '@nestjs/core';
import type { RateLimitTier } from './rate-limit-tiers.ts';

/** The tier that a route is counted in; `none` for what supervisors ask all the time. */
export const RateLimit = Reflector.createDecorator<RateLimitTier | 'none'>();
