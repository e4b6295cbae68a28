import styles from './skip-link.module.css';

interface SkipLinkProps {
  /** Id of the target element. It takes the focus, so give it tabIndex -1. */
  targetId: string;
}

/** The first link of the page. It skips the navigation and is visible only while it has the focus. */
export function SkipLink({ targetId }: SkipLinkProps) {
  return (
    <a
      className={styles.link}
      href={`#${targetId}`}
      onClick={(event) => {
        // The router would treat a hash in the URL as a navigation.
        event.preventDefault();
        const target = document.getElementById(targetId);
        target?.focus();
        target?.scrollIntoView();
      }}
    >
      Skip to main content
    </a>
  );
}
