import { DEFAULT_AVATAR_PATH, type RegistrationInput } from '@roommate/contracts';
import { createUserWithEmailAndPassword, updateProfile, type Auth } from 'firebase/auth';

/** Registers with name and photo (spec, section 3), and leaves a token that carries the name. */
export async function registerAccount(auth: Auth, input: RegistrationInput): Promise<void> {
  const { user } = await createUserWithEmailAndPassword(auth, input.email, input.password);
  try {
    await updateProfile(user, {
      displayName: input.name,
      photoURL: input.photoURL || new URL(DEFAULT_AVATAR_PATH, location.origin).href,
    });
    await user.reload();
    await user.getIdToken(true);
  } catch (error) {
    // Registration stops (spec, section 8): without this the person could neither go on nor try again.
    await user.delete().catch(() => auth.signOut());
    throw error;
  }
}
