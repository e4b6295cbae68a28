import type { signInPages } from '@roommate/contracts';
import { useNavigationType } from '@roommate/shell-api';
import { AfterFirstPaint, Card, Container, LaterPart, PageHeader } from '@roommate/ui';
import type { ReactNode } from 'react';
import styles from './sign-in-page.module.css';

interface SignInPageProps {
  page: (typeof signInPages)[keyof typeof signInPages];
  /** The form and the content after it. */
  children: ReactNode;
  /** The link to the other sign-in page. */
  footer: ReactNode;
}

/** The layout of all sign-in pages. */
export function SignInPage({ page, children, footer }: SignInPageProps) {
  const type: string = useNavigationType();
  return (
    <Container width="form" className={styles.page}>
      <PageHeader title={page.title} intro={page.description} />
      <AfterFirstPaint isImmediate={type === 'POP'}>
        <Card className={styles.card}>
          <LaterPart>{children}</LaterPart>
        </Card>
        <p className={styles.footer}>{footer}</p>
      </AfterFirstPaint>
    </Container>
  );
}
