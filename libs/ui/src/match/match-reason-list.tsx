import { clsx } from 'clsx';
import { CircleCheck, CircleX } from 'lucide-react';
import { ShortText } from '../a11y/short-text.tsx';
import { VisuallyHidden } from '../a11y/visually-hidden.tsx';
import styles from './match-reason-list.module.css';

/** Why a listing fits a person, or not. */
export interface ListedReason {
  about: string;
  fits: boolean;
  isDealbreaker: boolean;
  text: string;
  /** The same with the full name of a place. */
  fullText?: string | undefined;
}

interface MatchReasonListProps {
  reasons: readonly ListedReason[];
  className?: string | undefined;
}

/** Reasons of a match, each with a mark that says whether it fits. */
export const MatchReasonList = ({ reasons, className }: MatchReasonListProps) => (
  <ul role="list" className={clsx(styles.reasons, className)}>
    {reasons.map(({ about, fits, isDealbreaker, text, fullText }) => {
      const Icon = fits ? CircleCheck : CircleX;
      return (
        <li key={about} className={fits ? styles.fits : styles.differs}>
          <Icon aria-hidden="true" />
          <span>
            <VisuallyHidden>{fits ? 'Fits: ' : 'Does not fit: '}</VisuallyHidden>
            {isDealbreaker && <strong>Dealbreaker: </strong>}
            <ShortText text={text} fullText={fullText} />
          </span>
        </li>
      );
    })}
  </ul>
);
