import { Module } from '@nestjs/common';
import { AccountStates } from './account-states.ts';
import { DeletedAccounts } from './deleted-accounts.ts';

@Module({ providers: [AccountStates, DeletedAccounts], exports: [AccountStates, DeletedAccounts] })
export class AccountsModule {}
