import { usePageMeta } from '@roommate/shell-api';
import { Container, PageHeader } from '@roommate/ui';
import type { ReactNode } from 'react';
import styles from './message-page.module.css';

interface MessagePageProps {
  title: string;
  text: ReactNode;
  actions: ReactNode;
  /** URL of a decorative image of 400 by 280 px. */
  picture?: string;
  /** Announces the message to screen readers immediately: failures appear without a navigation. */
  alert?: boolean;
}

/** A page that says one thing and offers a way on. */
export function MessagePage({ title, text, actions, picture, alert = false }: MessagePageProps) {
  usePageMeta(title);
  return (
    <Container width="text" className={styles.page}>
      {picture && <img className={styles.picture} src={picture} alt="" width={400} height={280} />}
      <div role={alert ? 'alert' : undefined}>
        <PageHeader title={title} intro={text} />
      </div>
      <div className={styles.actions}>{actions}</div>
    </Container>
  );
}
