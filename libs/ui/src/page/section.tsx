import { clsx } from 'clsx';
import { useId, type ReactNode } from 'react';
import { Container } from './container.tsx';
import styles from './section.module.css';

interface SectionProps {
  /** The section's h2, which also names the region. */
  title?: string | undefined;
  intro?: ReactNode;
  /** Beside the title on wide screens. */
  actions?: ReactNode;
  /** sunken has a darker background. */
  tone?: 'plain' | 'sunken' | undefined;
  className?: string | undefined;
  children: ReactNode;
}

/** A section across the full width of the page, with its content in a Container. */
export function Section({ title, intro, actions, tone = 'plain', className, children }: SectionProps) {
  const titleId = useId();
  return (
    <section
      className={clsx(styles.section, tone === 'sunken' && styles.sunken, className)}
      aria-labelledby={title ? titleId : undefined}
    >
      <Container>
        {title && (
          <div className={styles.head}>
            <div>
              <h2 id={titleId}>{title}</h2>
              {intro && <p className={styles.intro}>{intro}</p>}
            </div>
            {actions}
          </div>
        )}
        {children}
      </Container>
    </section>
  );
}
