import type { ReactNode } from 'react';
import styles from './form-actions.module.css';

/** The buttons at the end of a form, the main one first. On a phone they take the full width. */
export function FormActions({ children }: { children: ReactNode }) {
  return <div className={styles.actions}>{children}</div>;
}
