import type { ReactNode } from 'react';
import styles from './steps.module.css';
import type { Step } from './how-it-works-steps.ts';

interface StepsProps {
  steps: readonly Step[];
  /** Links below the steps. */
  action: ReactNode;
}

/** A numbered list of instructions. */
export const Steps = ({ steps, action }: StepsProps) => (
  <>
    <ol role="list" className={styles.steps}>
      {steps.map(({ title, text }) => (
        <li key={title} className={styles.step}>
          <h3 className={styles.title}>{title}</h3>
          <p className={styles.text}>{text}</p>
        </li>
      ))}
    </ol>
    <p className={styles.action}>{action}</p>
  </>
);
