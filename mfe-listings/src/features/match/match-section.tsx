import { pagePaths, type Match } from '@roommate/contracts';
import { Link } from '@roommate/shell-api';
import { MatchReasonList } from '@roommate/ui';
import { useId } from 'react';
import { inFull } from './in-full.ts';
import styles from './match-section.module.css';

/** How well a listing fits the user, with all reasons. */
export function MatchSection({ match: { score, reasons } }: { match: Match }) {
  const id = useId();
  return (
    <section className={styles.match} aria-labelledby={id}>
      <h2 id={id} className={styles.heading}>
        {score}% match
      </h2>
      <MatchReasonList reasons={inFull(reasons)} />
      <Link to={pagePaths.preferences}>Change your preferences</Link>
    </section>
  );
}
