import { clsx } from 'clsx';
import { Skeleton, type SkeletonProps } from './skeleton.tsx';
import styles from './skeleton.module.css';

interface SkeletonLineProps extends Pick<SkeletonProps, 'width'> {
  className?: string | undefined;
}

/** A line of text that is still loading. It has the height of a real line. */
export const SkeletonLine = ({ width, className }: SkeletonLineProps) => (
  <span className={clsx(styles.line, className)}>
    <Skeleton shape="text" width={width} height="0.8em" />
  </span>
);
