/** Who sent a request, as a verified ID token says it. */
export interface User {
  uid: string;
  /** Absent for an account without an e-mail address. */
  email?: string;
  name?: string;
}
