import { ChevronDown } from 'lucide-react';
import type { ReactNode } from 'react';
import styles from './accordion.module.css';

export interface AccordionItem {
  id: string;
  title: string;
  content: ReactNode;
}

/** Titles that expand to their content. It uses native `details`, so find-in-page opens them. */
export function Accordion({ items }: { items: readonly AccordionItem[] }) {
  return (
    <div className={styles.accordion}>
      {items.map(({ id, title, content }) => (
        <details key={id} id={id} className={styles.item}>
          <summary className={styles.summary}>
            <h2 className={styles.title}>{title}</h2>
            <ChevronDown className={styles.chevron} aria-hidden="true" />
          </summary>
          <div className={styles.content}>{content}</div>
        </details>
      ))}
    </div>
  );
}
