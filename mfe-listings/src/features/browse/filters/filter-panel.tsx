import { useId, type ComponentProps } from 'react';
import { FilterFields } from './filter-fields.tsx';
import styles from './filter-panel.module.css';

interface FilterPanelProps extends ComponentProps<typeof FilterFields> {
  id: string;
  isOpen: boolean;
}

/** The filters beside the list on wide screens. Without JavaScript it is there on all screens. */
export function FilterPanel({ id, isOpen, ...fields }: FilterPanelProps) {
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
      <FilterFields {...fields} />
    </aside>
  );
}
