import { UserRound } from 'lucide-react';
import { useState } from 'react';
import styles from './avatar.module.css';
import { initials } from './initials.ts';

interface AvatarProps {
  /** URL of the photo. */
  src?: string | null | undefined;
  /** The person's name. It is the alternative text, and its initials replace a missing photo. */
  name?: string | null | undefined;
  /** Width and height in px. */
  size?: number | undefined;
}

/** A person's photo. If it is missing or does not load, the initials or a default icon. */
export function Avatar({ src, name, size = 40 }: AvatarProps) {
  const [failedSrc, setFailedSrc] = useState<string>();
  const letters = initials(name ?? '');
  const label = name?.trim() ? name : 'Profile photo';
  const style = { width: size, height: size, fontSize: size * 0.4 };

  if (src && src !== failedSrc) {
    return (
      <span className={styles.avatar} style={style}>
        <img
          src={src}
          alt={label}
          width={size}
          height={size}
          decoding="async"
          referrerPolicy="no-referrer"
          onError={() => {
            setFailedSrc(src);
          }}
        />
      </span>
    );
  }
  return (
    <span className={styles.avatar} style={style} role="img" aria-label={label}>
      {letters ? <span aria-hidden="true">{letters}</span> : <UserRound aria-hidden="true" />}
    </span>
  );
}
