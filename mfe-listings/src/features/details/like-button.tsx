import { Button } from '@roommate/ui';
import { Heart } from 'lucide-react';
import styles from './like-button.module.css';

interface LikeButtonProps {
  liked: boolean;
  pending: boolean;
  onLike: () => void;
}

/** The heart. Its text is the same before and after the press, so it matches the accessible name. The heart fills. */
export function LikeButton({ liked, pending, onLike }: LikeButtonProps) {
  return (
    <Button
      variant="secondary"
      className={`${styles.like} ${liked ? styles.liked : ''}`}
      aria-label="Like this listing"
      aria-pressed={liked}
      aria-busy={pending || undefined}
      onClick={onLike}
    >
      <Heart aria-hidden="true" />
      <span aria-hidden="true">Like</span>
    </Button>
  );
}
