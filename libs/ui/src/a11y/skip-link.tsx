import styles from './skip-link.module.css';

interface SkipLinkProps {
  /** Id of the target element. It takes the focus, so give it tabIndex -1. */
  targetId: string;
  /** Where it leads to. */
  children: string;
}

/** Skips a long part of the page, such as the navigation. It is visible only while it has the focus. */
export function SkipLink({ targetId, children }: SkipLinkProps) {
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
      {children}
    </a>
  );
}
