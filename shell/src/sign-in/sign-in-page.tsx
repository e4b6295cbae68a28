import type { signInPages } from '@roommate/contracts';
import { Card, Container, LaterPart, PageHeader } from '@roommate/ui';
import type { ReactNode } from 'react';
import styles from './sign-in-page.module.css';

interface SignInPageProps {
  page: (typeof signInPages)[keyof typeof signInPages];
  /** The form and the content after it. */
  children: ReactNode;
  /** The link to the other sign-in page. */
  footer: ReactNode;
}

/** The layout of the login, register and forgotten-password pages. */
export const SignInPage = ({ page, children, footer }: SignInPageProps) => (
  <Container width="form" className={styles.page}>
    <PageHeader title={page.title} intro={page.description} />
    <Card className={styles.card}>
      <LaterPart>{children}</LaterPart>
    </Card>
    <p className={styles.footer}>{footer}</p>
  </Container>
);
