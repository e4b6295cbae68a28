import type { ReactNode } from 'react';
import styles from './form-actions.module.css';

/** The row of buttons that ends a form, the main one first; across the whole width on a phone. */
export function FormActions({ children }: { children: ReactNode }) {
  return <div className={styles.actions}>{children}</div>;
}
