import { Card } from '@roommate/ui';
import type { ReactNode } from 'react';
import styles from './item-list.module.css';

/** A list of things that belong to the user, such as API keys. Its children are items. */
export const ItemList = ({ label, children }: { label?: string; children: ReactNode }) => (
  <ul role="list" className={styles.list} aria-label={label}>
    {children}
  </ul>
);

interface ItemProps {
  name: ReactNode;
  /** A quiet line, such as times. */
  details?: ReactNode;
  actions: ReactNode;
  children?: ReactNode;
}

/** Name and details with the actions beside them, or below them on a phone. */
export const Item = ({ name, details, actions, children }: ItemProps) => (
  <Card as="li" className={styles.item}>
    <div className={styles.text}>
      <h3 className={styles.name}>{name}</h3>
      {children}
      {details !== undefined && <p className={styles.details}>{details}</p>}
    </div>
    <div className={styles.actions}>{actions}</div>
  </Card>
);
