import type { ReactNode } from 'react';
import { Card } from './card.tsx';
import styles from './stat-card.module.css';

/** A card that holds StatCards, as many beside each other as fit. */
export function StatGrid({ children }: { children: ReactNode }) {
  return (
    <Card className={styles.sheet}>
      <dl className={styles.grid}>{children}</dl>
    </Card>
  );
}
