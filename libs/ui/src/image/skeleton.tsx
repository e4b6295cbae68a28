import { clsx } from 'clsx';
import styles from './skeleton.module.css';

interface SkeletonProps {
  /** CSS length, or px as a number. */
  width?: string | number | undefined;
  height?: string | number | undefined;
  shape?: 'box' | 'text' | 'circle' | undefined;
  className?: string | undefined;
}

/** The shape of what is still loading. Decorative: say what is loading once, beside it. */
export function Skeleton({ width = '100%', height = '1em', shape = 'box', className }: SkeletonProps) {
  return (
    <span
      className={clsx(styles.skeleton, shape !== 'box' && styles[shape], className)}
      style={{ width, height }}
      aria-hidden="true"
    />
  );
}
