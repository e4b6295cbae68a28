import { Module } from '@nestjs/common';
import { APP_GUARD } from '@nestjs/core';
import { AddressLimitGuard, UserLimitGuard } from '../rate-limits/rate-limit.guards.ts';
import { RateLimitsModule } from '../rate-limits/rate-limits.module.ts';
import { AuthGuard } from './auth.guard.ts';
import { SigningKeys } from './signing-keys.ts';
import { TokenVerifier } from './token-verifier.ts';

/** Every request passes these guards in this order. */
const guards = [AddressLimitGuard, AuthGuard, UserLimitGuard];

@Module({
  imports: [RateLimitsModule],
  providers: [SigningKeys, TokenVerifier, ...guards.map((useClass) => ({ provide: APP_GUARD, useClass }))],
  exports: [SigningKeys],
})
export class AuthModule {}
