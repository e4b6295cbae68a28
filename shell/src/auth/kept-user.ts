import { isRecord } from '@roommate/contracts';
import type { SiteConfig } from '@roommate/release-registry';
import type { SessionUser } from '@roommate/shell-api';
import { apiKeyOf } from './api-key.ts';

/** The prefix of the keys under which the SDK keeps a session (browserLocalPersistence of firebase/auth). */
export const SESSION_KEY_PREFIX = 'firebase:authUser:';

/** The SDK leaves the session of an earlier key of the site behind. It is not the session of this site any more. */
function keptSession(config: Pick<SiteConfig, 'firebase'>): string {
  try {
    return localStorage.getItem(`${SESSION_KEY_PREFIX}${apiKeyOf(config)}:[DEFAULT]`) ?? '{}';
  } catch {
    // The browser refuses storage.
    return '{}';
  }
}

const textOrNull = (value: unknown): string | null =>
  typeof value === 'string' && value !== '' ? value : null;

/**
 * The user of the session that the SDK keeps. The provider has not confirmed it, so it gives no rights:
 * docs/decisions/0393-kept-sessions.md.
 * @returns null without a session
 */
export function keptUser(config: Pick<SiteConfig, 'firebase'>): SessionUser | null {
  const kept = parsed(keptSession(config));
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
    // Until the provider has reported, the dialog for a new login offers all ways.
    providerData: [],
    metadata: { creationTime: undefined, lastSignInTime: undefined },
  };
}

function parsed(json: string): Record<string, unknown> {
  try {
    const value: unknown = JSON.parse(json);
    return isRecord(value) ? value : {};
  } catch {
    return {};
  }
}
