import { CardGrid } from '@roommate/ui';
import type { ComponentPropsWithRef } from 'react';
import styles from './dashboard-card-grid.module.css';

/** The card grid with fewer columns, because the sidebar takes space. */
export const DashboardCardGrid = (props: ComponentPropsWithRef<'ul'>) => (
  <CardGrid {...props} className={styles.grid} />
);
