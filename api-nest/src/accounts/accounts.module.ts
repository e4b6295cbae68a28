import { Module } from '@nestjs/common';
import { Accounts } from './accounts.ts';
import { GoneAccounts } from './gone-accounts.ts';

@Module({ providers: [Accounts, GoneAccounts], exports: [Accounts, GoneAccounts] })
export class AccountsModule {}
