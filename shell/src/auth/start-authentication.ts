import type { Authentication } from './authentication.ts';
import { mayBeSignedIn } from './may-be-signed-in.ts';
import { onSignInElsewhere } from './on-sign-in-elsewhere.ts';

/** Finds out who is signed in. Visitors who are not signed in with this browser do not load the provider's SDK for it. */
export async function startAuthentication(
  authentication: Pick<Authentication, 'start' | 'assumeSignedOut'>,
): Promise<void> {
  if (!mayBeSignedIn()) {
    authentication.assumeSignedOut();
    onSignInElsewhere(() => void authentication.start());
    return;
  }
  await authentication.start();
}
