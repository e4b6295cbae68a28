import type { RegistrationInput } from '@roommate/contracts';
import type { SessionUser } from '@roommate/shell-api';

/** What the shell asks of the identity provider. Errors are the provider's own: see error-text.ts. */
export interface AuthBackend {
  /**
   * Calls back with the user as soon as the session is known. It also does so after each change, also in another tab.
   */
  observe(listener: (user: SessionUser | null) => void): void;
  currentUser(): SessionUser | null;
  /**
   * The user's token, null when signed out. `refresh` gets a new one even if the old has not expired.
   * @throws NetworkError when no new token came and the user is still signed in
   */
  idToken(refresh: boolean): Promise<string | null>;
  login(email: string, password: string): Promise<unknown>;
  /** Gets ready for `loginWithGoogle`: browsers open its window only straight after a click. */
  prepareGoogle(): Promise<void>;
  loginWithGoogle(): Promise<unknown>;
  /** Creates the account with its name and photo. If the profile cannot be set, it removes the account again. */
  register(input: RegistrationInput): Promise<void>;
  sendPasswordReset(email: string): Promise<void>;
  /** Checks the code of a reset link, which stays valid. @returns the email of the account */
  verifyPasswordReset(code: string): Promise<string>;
  /** Uses up the code. Signs out the current user, because a new password ends the old sessions. */
  confirmPasswordReset(code: string, newPassword: string): Promise<void>;
  /** Sends the current user an email with a link that confirms the address. */
  sendEmailConfirmation(): Promise<void>;
  /** Uses up the code of such a link. The current user's next token contains the confirmation. */
  confirmEmail(code: string): Promise<void>;
  logout(): Promise<void>;
}
