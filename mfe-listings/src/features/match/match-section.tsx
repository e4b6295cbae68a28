import { pagePaths, type Match } from '@roommate/contracts';
import { Link } from '@roommate/shell-api';
import { Check, CircleAlert } from 'lucide-react';
import { useId } from 'react';
import styles from './match-section.module.css';

/** How well a listing fits the user, with all reasons. */
export function MatchSection({ match: { score, reasons } }: { match: Match }) {
  const id = useId();
  return (
    <section className={styles.match} aria-labelledby={id}>
      <h2 id={id} className={styles.heading}>
        {score}% match
      </h2>
      <ul role="list" className={styles.reasons}>
        {reasons.map(({ about, fits, isDealbreaker, text }) => {
          const Icon = fits ? Check : CircleAlert;
          return (
            <li key={about} className={fits ? styles.fits : styles.differs}>
              <Icon aria-hidden="true" />
              <span>
                {isDealbreaker && <strong>Dealbreaker: </strong>}
                {text}
              </span>
            </li>
          );
        })}
      </ul>
      <Link to={pagePaths.preferences}>Change your preferences</Link>
    </section>
  );
}
