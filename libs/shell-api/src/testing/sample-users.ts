import type { SessionUser } from '../session.ts';

/**
 * A signed-in user for tests and for a standalone remote.
 * @param overrides what differs from the sample person
 */
export function sampleUser(overrides: Partial<SessionUser> = {}): SessionUser {
  const email = overrides.email === undefined ? 'nusrat@example.com' : overrides.email;
  const uid = overrides.uid ?? 'uid-nusrat';
  return {
    uid,
    displayName: 'Nusrat Jahan',
    email,
    emailVerified: true,
    phoneNumber: null,
    photoURL: null,
    isAnonymous: false,
    tenantId: null,
    providerData: [{ providerId: 'password', uid, email }],
    metadata: {
      creationTime: 'Thu, 01 Jan 2026 04:00:00 GMT',
      lastSignInTime: 'Fri, 02 Jan 2026 04:00:00 GMT',
    },
    ...overrides,
  };
}

/** People who own the sample listings, the first of them `sampleUser()`. */
export const sampleOwners = [
  { ownerUid: 'uid-nusrat', name: 'Nusrat Jahan', email: 'nusrat@example.com' },
  { ownerUid: 'uid-tanvir', name: 'Tanvir Ahmed', email: 'tanvir@example.com' },
  { ownerUid: 'uid-sadia', name: 'Sadia Rahman', email: 'sadia@example.com' },
  { ownerUid: 'uid-imran', name: 'Imran Hossain', email: 'imran@example.com' },
] as const;
