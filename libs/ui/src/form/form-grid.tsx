import type { ReactNode } from 'react';
import styles from './form-grid.module.css';

/** Lays out fields in one column, and in two columns from 640 px. */
export function FormGrid({ children }: { children: ReactNode }) {
  return <div className={styles.grid}>{children}</div>;
}

/** A field that takes the full width of the FormGrid. */
export function FormGridWide({ children }: { children: ReactNode }) {
  return <div className={styles.wide}>{children}</div>;
}
