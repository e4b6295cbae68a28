import { CardGrid } from '@roommate/ui';
import type { ComponentPropsWithRef } from 'react';
import styles from './dashboard-card-grid.module.css';

/** The product's card grid in the room that the sidebar leaves. */
export const DashboardCardGrid = (props: ComponentPropsWithRef<'ul'>) => (
  <CardGrid {...props} className={styles.grid} />
);
