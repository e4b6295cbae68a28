import { CloudAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import { Heading, type HeadingLevel } from '../page/heading.tsx';
import styles from './state.module.css';

interface ErrorStateProps {
  title: string;
  /** What happened, in plain words. */
  text?: ReactNode;
  /** Usually a Try Again button. */
  action?: ReactNode;
  headingLevel?: HeadingLevel | undefined;
}

/** Something went wrong here; announced at once. */
export function ErrorState({ title, text, action, headingLevel = 2 }: ErrorStateProps) {
  return (
    <div className={styles.state} role="alert">
      <CloudAlert className={styles.icon} aria-hidden="true" />
      <Heading level={headingLevel} className={styles.title}>
        {title}
      </Heading>
      {text && <p className={styles.text}>{text}</p>}
      {action && <div className={styles.action}>{action}</div>}
    </div>
  );
}
