import { Module } from '@nestjs/common';
import { APP_GUARD } from '@nestjs/core';
import { MongooseModule } from '@nestjs/mongoose';
import { AccountsModule } from '../accounts/accounts.module.ts';
import { AddressLimitGuard, UserLimitGuard } from '../rate-limits/rate-limit.guards.ts';
import { RateLimitsModule } from '../rate-limits/rate-limits.module.ts';
import { ApiKeyRecord, apiKeyRecordSchema } from './api-key.schema.ts';
import { ApiKeyVerifier } from './api-key-verifier.ts';
import { ApiKeysRepository } from './api-keys.repository.ts';
import { AuthGuard } from './auth.guard.ts';
import { RevocationGuard } from './revocation.guard.ts';
import { ScopeGuard } from './scope.guard.ts';
import { SigningKeys } from './signing-keys.ts';
import { TokenVerifier } from './token-verifier.ts';

/** Every request passes these guards in this order. */
const guards = [AddressLimitGuard, AuthGuard, UserLimitGuard, ScopeGuard, RevocationGuard];

@Module({
  imports: [
    RateLimitsModule,
    AccountsModule,
    MongooseModule.forFeature([{ name: ApiKeyRecord.name, schema: apiKeyRecordSchema }]),
  ],
  providers: [
    SigningKeys,
    TokenVerifier,
    ApiKeyVerifier,
    ApiKeysRepository,
    ...guards.map((useClass) => ({ provide: APP_GUARD, useClass })),
  ],
  exports: [SigningKeys, ApiKeysRepository],
})
export class AuthModule {}
