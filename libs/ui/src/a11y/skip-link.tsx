import type { ReactNode } from 'react';
import styles from './skip-link.module.css';

interface SkipLinkProps {
  /** Id of the element to go to; it takes the focus, so give it tabIndex -1. */
  targetId: string;
  children?: ReactNode;
}

/** The first link of the page: past the navigation, to the main area. It shows when it has the focus. */
export function SkipLink({ targetId, children = 'Skip to main content' }: SkipLinkProps) {
  return (
    <a
      className={styles.link}
      href={`#${targetId}`}
      onClick={(event) => {
        // A hash in the address would be a navigation for the router.
        event.preventDefault();
        const target = document.getElementById(targetId);
        target?.focus();
        target?.scrollIntoView();
      }}
    >
      {children}
    </a>
  );
}
