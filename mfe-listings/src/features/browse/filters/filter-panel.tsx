import { useId, type ReactNode } from 'react';
import styles from './filter-panel.module.css';

interface FilterPanelProps {
  id: string;
  isOpen: boolean;
  /** The filters. */
  children: ReactNode;
}

/** The filters beside the list on wide screens. Without JavaScript it is there on all screens. */
export function FilterPanel({ id, isOpen, children }: FilterPanelProps) {
  const titleId = useId();
  return (
    <aside
      id={id}
      aria-labelledby={titleId}
      className={isOpen ? `${styles.panel} ${styles.open}` : styles.panel}
    >
      <h2 id={titleId} className={styles.title}>
        Filters
      </h2>
      {children}
    </aside>
  );
}
