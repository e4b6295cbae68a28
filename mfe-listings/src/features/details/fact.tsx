import type { ReactNode } from 'react';
import styles from './listing-facts.module.css';

interface FactProps {
  label: string;
  children: ReactNode;
  wide?: boolean | undefined;
}

export const Fact = ({ label, children, wide = false }: FactProps) => (
  <div className={wide ? styles.wide : undefined}>
    <dt className={styles.label}>{label}</dt>
    <dd className={styles.value}>{children}</dd>
  </div>
);
