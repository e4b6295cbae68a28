import { DEFAULT_AVATAR_PATH, withoutBidiControls } from '@roommate/contracts';
import { useOutletContext, type SessionUser } from '@roommate/shell-api';

export interface DashboardUser {
  uid: string;
  /** 'No Name' for an account without a name (spec, section 2). */
  name: string;
  email: string;
  /** The default image for an account without a photo. */
  photoURL: string;
}

export const toDashboardUser = ({ uid, displayName, email, photoURL }: SessionUser): DashboardUser => ({
  uid,
  name: displayName?.trim() ? withoutBidiControls(displayName) : 'No Name',
  email: email ?? '',
  photoURL: photoURL?.trim() ? photoURL : DEFAULT_AVATAR_PATH,
});

/** The signed-in user, for the pages in the layout. */
export const useDashboardUser = (): DashboardUser => useOutletContext<DashboardUser>();
