import type { ReactNode } from 'react';
import { Heading, type HeadingLevel } from '../page/heading.tsx';
import { PlaceholderScene } from '../image/placeholder-scene.tsx';
import styles from './state.module.css';

interface EmptyStateProps {
  title: string;
  text?: ReactNode;
  /** What one can do about it: a link or a button. */
  action?: ReactNode;
  /** Instead of the usual drawing; null for none. */
  picture?: ReactNode;
  headingLevel?: HeadingLevel | undefined;
}

/** There is nothing to show, and what to do next. */
export function EmptyState({ title, text, action, picture, headingLevel = 2 }: EmptyStateProps) {
  const drawing = picture === undefined ? <PlaceholderScene /> : picture;
  return (
    <div className={styles.state}>
      {drawing && <div className={styles.picture}>{drawing}</div>}
      <Heading level={headingLevel} className={styles.title}>
        {title}
      </Heading>
      {text && <p className={styles.text}>{text}</p>}
      {action && <div className={styles.action}>{action}</div>}
    </div>
  );
}
