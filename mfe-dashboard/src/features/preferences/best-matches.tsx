import { pagePaths, type MatchesResponse, type Preferences } from '@roommate/contracts';
import { Link, useMissingContent, useSaveControls } from '@roommate/shell-api';
import { CardGrid, ErrorState, ListingCard, RetryButton, Spinner } from '@roommate/ui';
import { useBestMatches } from './preferences.ts';
import styles from './preferences.module.css';

const rooms = (count: number): string => `${count} ${count === 1 ? 'room' : 'rooms'}`;

function describe({ items, compared, hidden }: MatchesResponse): string {
  if (compared === 0) return 'No available room has details to compare with your preferences yet.';
  if (items.length === 0 && hidden > 0) {
    const all = hidden === 1 ? 'the only room' : `all ${rooms(hidden)}`;
    return `Your dealbreakers hide ${all}. Remove one of them to see more.`;
  }
  const shown = `The best ${rooms(items.length)} of ${compared}, best first.`;
  return hidden === 0 ? shown : `${shown} Your dealbreakers hide ${rooms(hidden)}.`;
}

/** The rooms that fit the user, best first, each with its reasons. */
export function BestMatches({ uid, preferences }: { uid: string; preferences: Preferences }) {
  const { matches, loading, retry } = useBestMatches(uid, preferences);
  const saveControl = useSaveControls();
  const hasPreferences = Object.keys(preferences).length > 0;
  useMissingContent(hasPreferences && !matches, retry);
  if (!hasPreferences)
    return <p className={styles.note}>Save what you are looking for. The rooms appear here.</p>;
  if (loading) return <Spinner label="Comparing rooms..." showLabel />;
  if (!matches) {
    return (
      <ErrorState
        title="The rooms could not be loaded"
        headingLevel={3}
        action={<RetryButton onRetry={retry} />}
      />
    );
  }
  return (
    <>
      <p className={styles.note} role="status">
        {describe(matches)}
      </p>
      <CardGrid>
        {matches.items.map(({ listing, match }) => (
          <li key={listing._id}>
            <ListingCard
              {...listing}
              linkTo={pagePaths.details(listing._id)}
              linkAs={Link}
              linkLabel="See Details"
              match={match}
              save={saveControl(listing._id)}
            />
          </li>
        ))}
      </CardGrid>
    </>
  );
}
