import { Skeleton } from '../image/skeleton.tsx';
import own from './field-skeleton.module.css';
import styles from './field.module.css';

interface FieldSkeletonProps {
  label: string;
  /** The hint that the field will have: its lines take the same room. */
  hint?: string | undefined;
  /** Of several lines, as a TextAreaField of five rows. */
  area?: boolean | undefined;
}

/** The shape of a field while what it will hold loads. */
export const FieldSkeleton = ({ label, hint, area = false }: FieldSkeletonProps) => (
  <div className={styles.field} aria-hidden="true">
    <span className={styles.label}>{label}</span>
    {hint && <span className={styles.hint}>{hint}</span>}
    <Skeleton height="auto" className={area ? own.area : own.control} />
  </div>
);
