import { Module } from '@nestjs/common';
import { APP_GUARD } from '@nestjs/core';
import { AccountsModule } from '../accounts/accounts.module.ts';
import { AddressLimitGuard, UserLimitGuard } from '../rate-limits/rate-limit.guards.ts';
import { RateLimitsModule } from '../rate-limits/rate-limits.module.ts';
import { AuthGuard } from './auth.guard.ts';
import { RevocationGuard } from './revocation.guard.ts';
import { SigningKeys } from './signing-keys.ts';
import { TokenVerifier } from './token-verifier.ts';

/** Every request passes these guards in this order. */
const guards = [AddressLimitGuard, AuthGuard, UserLimitGuard, RevocationGuard];

@Module({
  imports: [RateLimitsModule, AccountsModule],
  providers: [SigningKeys, TokenVerifier, ...guards.map((useClass) => ({ provide: APP_GUARD, useClass }))],
  exports: [SigningKeys],
})
export class AuthModule {}
