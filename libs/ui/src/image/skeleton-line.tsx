import { clsx } from 'clsx';
import { Skeleton } from './skeleton.tsx';
import styles from './skeleton.module.css';

interface SkeletonLineProps {
  /** CSS length. */
  width: string;
  className?: string | undefined;
}

/** A line of text that is still loading, as high as the text that it stands for. */
export const SkeletonLine = ({ width, className }: SkeletonLineProps) => (
  <span className={clsx(styles.line, className)}>
    <Skeleton shape="text" width={width} height="0.8em" />
  </span>
);
