import { isRecord } from '@roommate/contracts';
import type { SessionUser } from '@roommate/shell-api';

/** Starts the keys under which the SDK keeps a session (browserLocalPersistence of firebase/auth). */
const SESSION_KEY = 'firebase:authUser:';

/** The session that the SDK keeps, as JSON. Undefined without one, and when the browser refuses storage. */
export function keptSession(): string | undefined {
  try {
    const key = Object.keys(localStorage).find((name) => name.startsWith(SESSION_KEY));
    return (key && localStorage.getItem(key)) ?? undefined;
  } catch {
    return undefined;
  }
}

const textOrNull = (value: unknown): string | null =>
  typeof value === 'string' && value !== '' ? value : null;

/**
 * The user of the session that the SDK keeps. The provider has not confirmed it, so it gives no rights:
 * docs/decisions/0393-kept-sessions.md.
 * @returns null without a session
 */
export function keptUser(): SessionUser | null {
  const kept = parsed(keptSession());
  const uid = textOrNull(kept.uid);
  if (uid === null) return null;
  return {
    uid,
    displayName: textOrNull(kept.displayName),
    email: textOrNull(kept.email),
    emailVerified: kept.emailVerified === true,
    phoneNumber: textOrNull(kept.phoneNumber),
    photoURL: textOrNull(kept.photoURL),
    isAnonymous: kept.isAnonymous === true,
    tenantId: textOrNull(kept.tenantId),
    // Nothing reads them before the provider has reported.
    providerData: [],
    metadata: { creationTime: undefined, lastSignInTime: undefined },
  };
}

function parsed(json = '{}'): Record<string, unknown> {
  try {
    const value: unknown = JSON.parse(json);
    return isRecord(value) ? value : {};
  } catch {
    return {};
  }
}
