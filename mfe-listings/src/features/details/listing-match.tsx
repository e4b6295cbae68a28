import { useMatches } from '@roommate/shell-api/query';
import { MatchSection } from '../match/match-section.tsx';
import styles from './listing-details.module.css';

/** How well the listing fits the signed-in user. Nothing without preferences. */
export function ListingMatch({ id }: { id: string }) {
  const match = useMatches([[id]]).get(id);
  return match ? (
    <div className={styles.text}>
      <MatchSection match={match} />
    </div>
  ) : null;
}
