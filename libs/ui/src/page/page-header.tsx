import type { ReactNode, Ref } from 'react';
import styles from './page-header.module.css';

interface PageHeaderProps {
  title: ReactNode;
  intro?: ReactNode;
  /** Buttons and links for the whole page. */
  actions?: ReactNode;
  /** A short line above the title. */
  eyebrow?: ReactNode;
  headingRef?: Ref<HTMLHeadingElement> | undefined;
  /** The page is still loading. The focus waits for the heading of the loaded page. */
  isPending?: boolean | undefined;
}

const focusable = { tabIndex: -1, 'data-page-heading': '' };

/**
 * The page's only h1. It can take the focus. The shell finds it by `data-page-heading` and focuses it after a navigation.
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
