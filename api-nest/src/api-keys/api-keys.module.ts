import { Module } from '@nestjs/common';
import { AccountsModule } from '../accounts/accounts.module.ts';
import { AuthModule } from '../auth/auth.module.ts';
import { ApiKeysController } from './api-keys.controller.ts';
import { ApiKeysService } from './api-keys.service.ts';
import { OldApiKeysCleanup } from './old-api-keys-cleanup.ts';

@Module({
  imports: [AuthModule, AccountsModule],
  controllers: [ApiKeysController],
  providers: [ApiKeysService, OldApiKeysCleanup],
})
export class ApiKeysModule {}
