import { clsx } from 'clsx';
import { CircleCheck, CircleX } from 'lucide-react';
import { VisuallyHidden } from '../a11y/visually-hidden.tsx';
import styles from './match-reasons.module.css';

/** Why a listing fits a person, or not. */
export interface MatchReason {
  about: string;
  fits: boolean;
  isDealbreaker: boolean;
  text: string;
}

interface MatchReasonsProps {
  reasons: readonly MatchReason[];
  className?: string | undefined;
}

/** Reasons of a match, each with a mark that says whether it fits. */
export const MatchReasons = ({ reasons, className }: MatchReasonsProps) => (
  <ul role="list" className={clsx(styles.reasons, className)}>
    {reasons.map(({ about, fits, isDealbreaker, text }) => {
      const Icon = fits ? CircleCheck : CircleX;
      return (
        <li key={about} className={fits ? styles.fits : styles.differs}>
          <Icon aria-hidden="true" />
          <span>
            <VisuallyHidden>{fits ? 'Fits: ' : 'Does not fit: '}</VisuallyHidden>
            {isDealbreaker && <strong>Dealbreaker: </strong>}
            {text}
          </span>
        </li>
      );
    })}
  </ul>
);
