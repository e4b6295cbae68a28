import { ChevronDown } from 'lucide-react';
import type { ReactNode } from 'react';
import { Heading, type HeadingLevel } from '../page/heading.tsx';
import styles from './accordion.module.css';

export interface AccordionItem {
  id: string;
  title: string;
  content: ReactNode;
}

interface AccordionProps {
  items: readonly AccordionItem[];
  headingLevel?: HeadingLevel | undefined;
}

/** Titles that expand to their content. It uses native `details`, so find-in-page opens them. */
export function Accordion({ items, headingLevel = 2 }: AccordionProps) {
  return (
    <div className={styles.accordion}>
      {items.map(({ id, title, content }) => (
        <details key={id} id={id} className={styles.item}>
          <summary className={styles.summary}>
            <Heading level={headingLevel} className={styles.title}>
              {title}
            </Heading>
            <ChevronDown className={styles.chevron} aria-hidden="true" />
          </summary>
          <div className={styles.content}>{content}</div>
        </details>
      ))}
    </div>
  );
}
