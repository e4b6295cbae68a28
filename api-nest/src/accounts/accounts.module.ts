import { Module } from '@nestjs/common';
import { Accounts } from './accounts.ts';

@Module({ providers: [Accounts], exports: [Accounts] })
export class AccountsModule {}
