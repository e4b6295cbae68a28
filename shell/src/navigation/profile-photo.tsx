import { DEFAULT_AVATAR_PATH } from '@roommate/contracts';
import type { SessionUser } from '@roommate/shell-api';
import { Avatar } from '@roommate/ui';
import styles from './profile-photo.module.css';

const NO_NAME = 'No Name';

/** The user's photo, or the default image, with the display name as a tooltip (spec, section 2). */
export function ProfilePhoto({ user }: { user: SessionUser }) {
  const name = user.displayName?.trim() ? user.displayName : NO_NAME;
  return (
    <span className={styles.photo} title={name}>
      <Avatar
        src={user.photoURL?.trim() ? user.photoURL : DEFAULT_AVATAR_PATH}
        name={name}
        className={styles.avatar}
      />
    </span>
  );
}
