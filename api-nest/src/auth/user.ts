/** The sender of a request, from a verified ID token. */
export interface User {
  uid: string;
  /** Absent when the account has no e-mail address. */
  email?: string;
  /** Whether the account has confirmed its e-mail. Absent without an e-mail. */
  emailVerified?: boolean;
  name?: string;
  /** When the token was issued, in seconds since the epoch. */
  issuedAt: number;
}
