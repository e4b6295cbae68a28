import { usePageMeta } from '@roommate/shell-api';
import { Card, Container, PageHeader } from '@roommate/ui';
import type { ReactNode } from 'react';
import styles from './sign-in-page.module.css';

interface SignInPageProps {
  title: string;
  intro: string;
  /** The form and what follows it. */
  children: ReactNode;
  /** The way to the other sign-in page. */
  footer: ReactNode;
}

/** The frame of the login, register and forgotten-password pages. */
export function SignInPage({ title, intro, children, footer }: SignInPageProps) {
  usePageMeta(title, intro);
  return (
    <Container width="form" className={styles.page}>
      <PageHeader title={title} intro={intro} />
      <Card className={styles.card}>{children}</Card>
      <p className={styles.footer}>{footer}</p>
    </Container>
  );
}
