import { Injectable } from '@nestjs/common';
import { AccountStates } from '../accounts/account-states.ts';

/** The owners of imported listings never had an account: docs/decisions/0029-imported-listings.md. */
const IMPORTED = 'import:';

export const canHaveAccount = (uid: string): boolean => !uid.startsWith(IMPORTED);

/** Protects people whose account was deleted or disabled: docs/decisions/0213-revocation.md. */
@Injectable()
export class OwnerAccounts {
  constructor(private readonly accounts: AccountStates) {}

  /** Whether the contact and the email of an owner may be shown. They are not after the account was deleted or disabled. */
  async mayBeContacted(uid: string): Promise<boolean> {
    if (!canHaveAccount(uid)) return true;
    const account = await this.accounts.get(uid);
    // Undefined: the identity provider cannot be asked now.
    return account === undefined || account?.isDisabled === false;
  }
}
