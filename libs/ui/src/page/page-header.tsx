import type { ReactNode, Ref } from 'react';
import styles from './page-header.module.css';

interface PageHeaderProps {
  title: ReactNode;
  intro?: ReactNode;
  /** Buttons and links that belong to the whole page. */
  actions?: ReactNode;
  /** A short line above the title: where one is. */
  eyebrow?: ReactNode;
  headingRef?: Ref<HTMLHeadingElement> | undefined;
  /** Of a page that is still loading: the focus waits for the heading of the one that stays. */
  isPending?: boolean | undefined;
}

const focusable = { tabIndex: -1, 'data-page-heading': '' };

/**
 * The page's one h1. It can take the focus and carries `data-page-heading`, by which the shell moves the focus to it
 * after a navigation.
 */
export function PageHeader({
  title,
  intro,
  actions,
  eyebrow,
  headingRef,
  isPending = false,
}: PageHeaderProps) {
  return (
    <header className={styles.header}>
      <div className={styles.text}>
        {eyebrow && <p className={styles.eyebrow}>{eyebrow}</p>}
        <h1 ref={headingRef} className={styles.title} {...(isPending ? {} : focusable)}>
          {title}
        </h1>
        {intro && <p className={styles.intro}>{intro}</p>}
      </div>
      {actions && <div className={styles.actions}>{actions}</div>}
    </header>
  );
}
