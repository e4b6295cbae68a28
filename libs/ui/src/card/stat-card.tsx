import type { LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import { Skeleton } from '../image/skeleton.tsx';
import { VisuallyHidden } from '../a11y/visually-hidden.tsx';
import styles from './stat-card.module.css';

interface StatCardProps {
  label: string;
  /** Undefined when it could not be had. */
  value: ReactNode;
  icon: LucideIcon;
  /** The value is not known yet: its place is kept. */
  loading?: boolean | undefined;
}

/** A number and what it counts. Lives in a StatGrid. */
export function StatCard({ label, value, icon: Icon, loading = false }: StatCardProps) {
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
          (value ?? <UnknownFigure />)
        )}
      </dd>
    </div>
  );
}

const UnknownFigure = () => (
  <>
    <span aria-hidden="true">–</span>
    <VisuallyHidden>Unknown</VisuallyHidden>
  </>
);
