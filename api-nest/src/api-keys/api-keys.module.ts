import { Module } from '@nestjs/common';
import { AccountsModule } from '../accounts/accounts.module.ts';
import { cleanupOfAccounts } from '../accounts/cleanup-of-accounts.ts';
import { ApiKeysRepository } from '../auth/api-keys.repository.ts';
import { AuthModule } from '../auth/auth.module.ts';
import { cleanupOf } from '../database/cleanup-of.ts';
import { ApiKeysController } from './api-keys.controller.ts';
import { ApiKeysService } from './api-keys.service.ts';

@Module({
  imports: [AuthModule, AccountsModule],
  controllers: [ApiKeysController],
  providers: [ApiKeysService, cleanupOf(ApiKeysRepository), cleanupOfAccounts(ApiKeysRepository)],
})
export class ApiKeysModule {}
