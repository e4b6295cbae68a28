import type { ReactNode } from 'react';
import { Heading, type HeadingLevel } from '../page/heading.tsx';
import styles from './state.module.css';

export interface StateProps {
  title: string;
  text?: ReactNode;
  /** What the user can do next: a link or a button. */
  action?: ReactNode;
  headingLevel?: HeadingLevel | undefined;
}

interface StateLayoutProps extends StateProps {
  /** Above the title. */
  image: ReactNode;
  role?: 'alert' | undefined;
}

/** A message in place of a page's content. */
export function StateLayout({ image, role, title, text, action, headingLevel = 2 }: StateLayoutProps) {
  return (
    <div className={styles.state} role={role}>
      {image}
      <Heading level={headingLevel} className={styles.title}>
        {title}
      </Heading>
      {text && <p className={styles.text}>{text}</p>}
      {action && <div className={styles.action}>{action}</div>}
    </div>
  );
}
