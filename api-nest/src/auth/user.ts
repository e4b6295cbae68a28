import type { ApiKeyScope } from '@roommate/contracts';

/** The sender of a request, from a verified ID token or API key. */
export interface User {
  uid: string;
  /** Absent when the account has no email address. */
  email?: string;
  /** Whether the account has confirmed its email. Absent without an email. */
  emailVerified?: boolean;
  name?: string;
  /** When the token was issued, in seconds since the epoch. */
  issuedAt: number;
  /** Only of a program with an API key: what it may do for the user. */
  scopes?: readonly ApiKeyScope[];
}
