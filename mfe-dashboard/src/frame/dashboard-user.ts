import { useOutletContext, type SessionUser } from '@roommate/shell-api';

export interface DashboardUser {
  /** 'No Name' when the account has none (spec, section 2). */
  name: string;
  email: string;
  photoURL: string | null;
}

export const toDashboardUser = ({ displayName, email, photoURL }: SessionUser): DashboardUser => ({
  name: displayName?.trim() ? displayName : 'No Name',
  email: email ?? '',
  photoURL,
});

/** Who is signed in, for the pages inside the frame. */
export const useDashboardUser = (): DashboardUser => useOutletContext<DashboardUser>();
