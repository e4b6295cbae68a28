import type { SessionUser } from '@roommate/shell-api';
import type { User } from 'firebase/auth';

/** The part of the provider's user that the product reads (spec, section 3). */
export const toSessionUser = (user: User): SessionUser => ({
  uid: user.uid,
  displayName: user.displayName,
  email: user.email,
  emailVerified: user.emailVerified,
  phoneNumber: user.phoneNumber,
  photoURL: user.photoURL,
  isAnonymous: user.isAnonymous,
  tenantId: user.tenantId,
  providerData: user.providerData.map(({ providerId, uid, email }) => ({ providerId, uid, email })),
  metadata: { creationTime: user.metadata.creationTime, lastSignInTime: user.metadata.lastSignInTime },
});
