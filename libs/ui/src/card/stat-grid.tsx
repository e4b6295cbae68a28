import type { ReactNode } from 'react';
import styles from './stat-card.module.css';

/** A row of StatCards, as many beside each other as fit. */
export function StatGrid({ children }: { children: ReactNode }) {
  return <dl className={styles.grid}>{children}</dl>;
}
