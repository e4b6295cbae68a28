import { clsx } from 'clsx';
import styles from './skeleton.module.css';

interface SkeletonProps {
  /** CSS length, or px as a number. */
  width?: string | number | undefined;
  height?: string | number | undefined;
  shape?: 'box' | 'text' | undefined;
  className?: string | undefined;
}

/** A grey box in place of content that is loading. It is decorative: say once beside it what is loading. */
export function Skeleton({ width = '100%', height = '1em', shape = 'box', className }: SkeletonProps) {
  return (
    <span
      className={clsx(styles.skeleton, shape === 'text' && styles.text, className)}
      style={{ width, height }}
      aria-hidden="true"
    />
  );
}
