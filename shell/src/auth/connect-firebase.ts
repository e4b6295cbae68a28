import type { SiteConfig } from '@roommate/release-registry';
import { initializeApp } from 'firebase/app';
import { browserLocalPersistence, connectAuthEmulator, initializeAuth, type Auth } from 'firebase/auth';
import { apiKeyOf } from './api-key.ts';

// Not IndexedDB, which WebKit may never open: docs/decisions/0270-session-in-local-storage.md.
// No popup resolver here: with one, the SDK fetches apis.google.com on every phone at every start. See
// docs/decisions/0037-popup-on-demand.md.
const options = { persistence: browserLocalPersistence };

/** Where earlier releases kept sessions. They would outlive a logout. */
function deleteOldSessions(): void {
  try {
    indexedDB.deleteDatabase('firebaseLocalStorageDb');
  } catch {
    // Without storage there is nothing to delete.
  }
}

/** Firebase Auth of the configured project, or of the emulator behind the site's own origin. */
export function connectFirebase(config: SiteConfig): Auth {
  const { firebase, emulator } = config;
  deleteOldSessions();
  if (firebase) return initializeAuth(initializeApp(firebase), options);
  if (!emulator) throw new Error('The site has neither a Firebase project nor the auth emulator configured.');
  const app = initializeApp({
    apiKey: apiKeyOf(config),
    authDomain: location.host,
    projectId: emulator.projectId,
  });
  const auth = initializeAuth(app, options);
  connectAuthEmulator(auth, location.origin, { disableWarnings: true });
  return auth;
}
