import { Container } from '@roommate/ui';
import type { ReactNode } from 'react';
import styles from './banner.module.css';

interface BannerProps {
  /** Names the region for screen readers. */
  label: string;
  tone: 'action' | 'accent';
  /** A paragraph and what the visitor can do. */
  children: ReactNode;
}

/** A line below the header, over the full width of the page. */
export const Banner = ({ label, tone, children }: BannerProps) => (
  <section className={`${styles.banner} ${styles[tone]}`} aria-label={label} data-banner>
    <Container className={styles.content}>{children}</Container>
  </section>
);
