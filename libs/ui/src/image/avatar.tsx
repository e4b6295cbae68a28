import { clsx } from 'clsx';
import { UserRound } from 'lucide-react';
import { useState } from 'react';
import { CheckedImage } from './checked-image.tsx';
import styles from './avatar.module.css';
import { initials } from './initials.ts';

interface AvatarProps {
  /** URL of the photo. */
  src?: string | null | undefined;
  /** The person's name. It is the alternative text, and its initials replace a missing photo. */
  name?: string | null | undefined;
  /** May set its width and height as --avatar-size; 2.5rem without it. */
  className?: string | undefined;
}

/** px, until the style sheet is there. */
const SIZE = 40;

/** A person's photo. If it is missing or does not load, the initials or a default icon. */
export function Avatar({ src, name, className }: AvatarProps) {
  const [failedSrc, setFailedSrc] = useState<string>();
  const letters = initials(name ?? '');
  const label = name?.trim() ? name : 'Profile photo';

  if (src && src !== failedSrc) {
    return (
      <span className={clsx(styles.avatar, className)}>
        <CheckedImage
          key={src}
          src={src}
          alt={label}
          width={SIZE}
          height={SIZE}
          decoding="async"
          referrerPolicy="no-referrer"
          onFailure={() => {
            setFailedSrc(src);
          }}
        />
      </span>
    );
  }
  return (
    <span className={clsx(styles.avatar, className)} role="img" aria-label={label}>
      {letters ? <span aria-hidden="true">{letters}</span> : <UserRound aria-hidden="true" />}
    </span>
  );
}
