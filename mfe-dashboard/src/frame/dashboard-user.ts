import { DEFAULT_AVATAR_PATH } from '@roommate/contracts';
import { useOutletContext, type SessionUser } from '@roommate/shell-api';

export interface DashboardUser {
  /** 'No Name' when the account has none (spec, section 2). */
  name: string;
  email: string;
  /** The default picture when the account has none. */
  photoURL: string;
}

export const toDashboardUser = ({ displayName, email, photoURL }: SessionUser): DashboardUser => ({
  name: displayName?.trim() ? displayName : 'No Name',
  email: email ?? '',
  photoURL: photoURL?.trim() ? photoURL : DEFAULT_AVATAR_PATH,
});

/** Who is signed in, for the pages inside the frame. */
export const useDashboardUser = (): DashboardUser => useOutletContext<DashboardUser>();
