import { groupDigits } from '@roommate/contracts';
import type { LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import { Skeleton } from '../image/skeleton.tsx';
import { VisuallyHidden } from '../a11y/visually-hidden.tsx';
import styles from './stat-card.module.css';

interface StatCardProps {
  label: string;
  /** Undefined when it could not be loaded. */
  value: ReactNode;
  icon: LucideIcon;
  /** Shows a skeleton in place of the value. */
  loading?: boolean | undefined;
}

/** A number with its label, inside a StatGrid. */
export function StatCard({ label, value, icon: Icon, loading = false }: StatCardProps) {
  const shown = typeof value === 'number' ? groupDigits(value) : value;
  return (
    <div className={styles.stat}>
      <dt className={styles.label}>
        <Icon className={styles.icon} aria-hidden="true" />
        {label}
      </dt>
      <dd className={styles.value}>
        {loading ? (
          <>
            <Skeleton shape="text" width="3ch" height="0.8em" />
            <VisuallyHidden>Loading</VisuallyHidden>
          </>
        ) : (
          (shown ?? <UnknownValue />)
        )}
      </dd>
    </div>
  );
}

const UnknownValue = () => (
  <>
    <span aria-hidden="true">–</span>
    <VisuallyHidden>Unknown</VisuallyHidden>
  </>
);
