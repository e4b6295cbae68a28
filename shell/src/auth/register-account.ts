import { DEFAULT_AVATAR_PATH, type RegistrationInput } from '@roommate/contracts';
import { log } from '@roommate/shell-api';
import {
  createUserWithEmailAndPassword,
  sendEmailVerification,
  updateProfile,
  type Auth,
} from 'firebase/auth';

/**
 * Registers with name and photo (spec, section 3), and gets a token that contains the name. Sends an email with a link that
 * confirms the address, because listings show only confirmed addresses: docs/decisions/0342-confirmed-emails.md.
 */
export async function registerAccount(auth: Auth, input: RegistrationInput): Promise<void> {
  const { user } = await createUserWithEmailAndPassword(auth, input.email, input.password);
  try {
    await updateProfile(user, {
      displayName: input.name,
      photoURL: input.photoURL || new URL(DEFAULT_AVATAR_PATH, location.origin).href,
    });
    await user.reload();
    await user.getIdToken(true);
    // Not awaited: the account exists without it, and /confirm-email sends another one.
    void sendEmailVerification(user).catch((error: unknown) =>
      log.error('The email that confirms the address was not sent.', error),
    );
  } catch (error) {
    // Registration stops (spec, section 8): without this the person could neither go on nor try again.
    await user.delete().catch(() => auth.signOut());
    throw error;
  }
}
