import type { User } from '../auth/user.ts';
import type { ListingRow } from './listing-view.ts';

/**
 * The email of the owner's account, when it differs from that of the listing. The owner sees it, so it is a change like any
 * other: docs/decisions/0231-poster-email.md.
 */
export function emailChange(
  row: ListingRow,
  { email, emailVerified = false, scopes }: User,
): Pick<ListingRow, 'email' | 'emailVerified'> {
  // The data of an API key are as old as the key.
  if (scopes || email === undefined || email === row.email) return {};
  return { email, emailVerified };
}

/** What an edit stores about the owner's email. Since the last edit, it was confirmed or lost its confirmation. */
export function confirmationChange(
  { email, emailVerified = false }: ListingRow,
  user: User,
): Pick<ListingRow, 'emailVerified'> | undefined {
  if (user.scopes || email === undefined) return undefined;
  const isVerified = user.email === email && user.emailVerified === true;
  return isVerified === emailVerified ? undefined : { emailVerified: isVerified };
}
