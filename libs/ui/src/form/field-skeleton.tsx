import { SkeletonLine } from '../image/skeleton-line.tsx';
import { Skeleton } from '../image/skeleton.tsx';
import own from './field-skeleton.module.css';
import styles from './field.module.css';

interface FieldSkeletonProps {
  label: string;
  hint?: boolean | undefined;
  /** Of several lines, as a TextAreaField of five rows. */
  area?: boolean | undefined;
}

/** The shape of a field while what it will hold loads. */
export const FieldSkeleton = ({ label, hint = false, area = false }: FieldSkeletonProps) => (
  <div className={styles.field} aria-hidden="true">
    <span className={styles.label}>{label}</span>
    {hint && (
      <span className={styles.hint}>
        <SkeletonLine width="60%" />
      </span>
    )}
    <Skeleton height="auto" className={area ? own.area : own.control} />
  </div>
);
