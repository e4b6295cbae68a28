import { Button, SpinnerRing, VisuallyHidden, useOnline } from '@roommate/ui';
import { Heart } from 'lucide-react';
import styles from './like-button.module.css';

interface LikeButtonProps {
  liked: boolean;
  pending: boolean;
  onLike: () => void;
}

/**
 * The heart. Its text is the same before and after the click, so it matches the accessible name. A ring takes the place of
 * the heart until the API has saved the like. Then the heart fills.
 */
export function LikeButton({ liked, pending, onLike }: LikeButtonProps) {
  const isOnline = useOnline();
  // Offline, a like waits in the page: docs/decisions/0352-changes-wait-for-a-connection.md.
  const text = isOnline ? 'Sending your like...' : 'Your like waits for the connection.';
  return (
    <>
      <Button
        variant="secondary"
        className={`${styles.like} ${liked ? styles.liked : ''}`}
        aria-label="Like this listing"
        aria-pressed={liked}
        aria-busy={pending || undefined}
        onClick={onLike}
      >
        {pending ? <SpinnerRing /> : <Heart aria-hidden="true" />}
        <span aria-hidden="true">Like</span>
      </Button>
      <VisuallyHidden>
        <span role="status">{pending && text}</span>
      </VisuallyHidden>
    </>
  );
}
