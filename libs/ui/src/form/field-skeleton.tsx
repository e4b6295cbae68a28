import { Skeleton } from '../image/skeleton.tsx';
import skeleton from './field-skeleton.module.css';
import styles from './field.module.css';

interface FieldSkeletonProps {
  label: string;
  /** The field's hint. It takes the same space in the skeleton. */
  hint?: string | undefined;
  /** Has the height of a TextAreaField with five rows. */
  area?: boolean | undefined;
}

/** The placeholder of a field while its value loads. */
export const FieldSkeleton = ({ label, hint, area = false }: FieldSkeletonProps) => (
  <div className={styles.field} aria-hidden="true">
    <span className={styles.label}>{label}</span>
    {hint && <span className={styles.hint}>{hint}</span>}
    <Skeleton className={area ? skeleton.area : skeleton.control} />
  </div>
);
