import type { SiteConfig } from '@roommate/release-registry';
import { log } from '@roommate/shell-api';
import {
  GoogleAuthProvider,
  applyActionCode,
  browserPopupRedirectResolver,
  confirmPasswordReset,
  onIdTokenChanged,
  sendEmailVerification,
  sendPasswordResetEmail,
  signInWithEmailAndPassword,
  signInWithPopup,
  verifyPasswordResetCode,
} from 'firebase/auth';
import type { AuthBackend } from './auth-backend.ts';
import { connectFirebase } from './connect-firebase.ts';
import { loadScript } from './load-script.ts';
import { registerAccount } from './register-account.ts';
import { reloadAfterSessionChange } from './reload-after-session-change.ts';
import { toSessionUser } from './session-user.ts';
import { tokenOf } from './token-of.ts';

const GAPI_STAND_IN = '/emulator/auth/gapi.js';

/** Firebase Authentication. This module and the SDK are in the chunk for signed-in people, apart from the first script. */
export function createFirebaseBackend(config: SiteConfig): AuthBackend {
  const auth = connectFirebase(config);
  reloadAfterSessionChange(config);
  let googleReady: Promise<void> | undefined;

  const prepareGoogle = (): Promise<void> => {
    if (!config.emulator) return Promise.resolve();
    googleReady ??= loadScript(GAPI_STAND_IN).catch((error: unknown) => {
      googleReady = undefined;
      throw error;
    });
    return googleReady;
  };

  return {
    observe: (listener) => {
      let latest: string | undefined;
      // onAuthStateChanged does not report a name and photo that another tab adds to the same account.
      onIdTokenChanged(auth, (user) => {
        const sessionUser = user && toSessionUser(user);
        const content = JSON.stringify(sessionUser);
        if (content === latest) return;
        latest = content;
        listener(sessionUser);
      });
    },
    currentUser: () => auth.currentUser && toSessionUser(auth.currentUser),
    idToken: (refresh) => tokenOf(auth, refresh),
    login: (email, password) => signInWithEmailAndPassword(auth, email, password),
    prepareGoogle,
    loginWithGoogle: async () => {
      await prepareGoogle();
      // The SDK opens a window of signInPopupSize by itself (spec, section 9).
      await signInWithPopup(auth, new GoogleAuthProvider(), browserPopupRedirectResolver);
    },
    register: (input) => registerAccount(auth, input),
    sendPasswordReset: (email) => sendPasswordResetEmail(auth, email),
    verifyPasswordReset: (code) => verifyPasswordResetCode(auth, code),
    confirmPasswordReset: async (code, newPassword) => {
      await confirmPasswordReset(auth, code, newPassword);
      await auth.signOut();
    },
    sendEmailConfirmation: async () => {
      if (auth.currentUser) await sendEmailVerification(auth.currentUser);
    },
    confirmEmail: async (code) => {
      await applyActionCode(auth, code);
      // The link opens a new page, which may still be restoring the session.
      await auth.authStateReady();
      // The address is confirmed already. The token shows it after the next refresh at the latest.
      await auth.currentUser
        ?.reload()
        .then(() => auth.currentUser?.getIdToken(true))
        .catch((error: unknown) => log.error('The session was not refreshed.', error));
    },
    logout: async () => {
      const user = auth.currentUser;
      try {
        await auth.signOut();
      } catch (error) {
        // The SDK forgets the user before its storage does. Restore the user, so that the page keeps what they typed.
        await auth.updateCurrentUser(user).catch(() => undefined);
        throw error;
      }
    },
  };
}
