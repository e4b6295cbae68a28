import { hasSignInHint } from './sign-in-hint.ts';

/** Where the SDK keeps a session (indexedDBLocalPersistence of firebase/auth). It exists once the SDK has run. */
const SDK_DATABASE = 'firebaseLocalStorageDb';

/**
 * Whether the provider's SDK must find out who is signed in. It is a third of a page's scripts, and visitors who never
 * signed in with this browser do without it: docs/decisions/0263-sdk-on-demand.md.
 */
export async function mayBeSignedIn(): Promise<boolean> {
  if (hasSignInHint()) return true;
  // Old browsers cannot list their databases.
  if (typeof globalThis.indexedDB?.databases !== 'function') return true;
  try {
    return (await indexedDB.databases()).some(({ name }) => name === SDK_DATABASE);
  } catch {
    return true;
  }
}
