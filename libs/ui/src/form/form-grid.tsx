import type { ReactNode } from 'react';
import styles from './form-grid.module.css';

/** Fields below each other on a phone, in two columns from 640 px. */
export function FormGrid({ children }: { children: ReactNode }) {
  return <div className={styles.grid}>{children}</div>;
}

/** A field that takes the whole width of the FormGrid. */
export function FormGridWide({ children }: { children: ReactNode }) {
  return <div className={styles.wide}>{children}</div>;
}
