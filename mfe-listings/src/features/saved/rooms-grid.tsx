import { COMPARED_LISTINGS_MAX, pagePaths, type ListingSummary } from '@roommate/contracts';
import { Link, savedListings, useSaveControls } from '@roommate/shell-api';
import { useMatches } from '@roommate/shell-api/query';
import { CardGrid, focusPageHeading, ListingCard, ListingCardSkeleton } from '@roommate/ui';
import { paths } from '../../../remote.json';
import { CompareBar } from './compare-bar.tsx';
import { CompareChoice } from './compare-choice.tsx';
import { RemovedListingCard } from './removed-listing-card.tsx';
import styles from './saved-rooms.module.css';

interface RoomsGridProps {
  ids: readonly string[];
  rooms: readonly ListingSummary[];
  /** Whether a room that is not among `rooms` may still exist. */
  isUnknown: (id: string) => boolean;
  /** The rooms that were chosen for the comparison. Some may not show any more. */
  chosen: readonly string[];
  onChoose: (ids: readonly string[]) => void;
  /** The person has removed the card of a room that no longer exists. */
  onForget: (id: string) => void;
}

/** The saved rooms as cards, with a choice of those to compare. */
export function RoomsGrid({ ids, rooms, isUnknown, chosen: all, onChoose, onForget }: RoomsGridProps) {
  const saveControl = useSaveControls();
  const matches = useMatches([rooms.map(({ _id }) => _id)]);
  const chosen = all.filter((id) => ids.includes(id));
  const removeCard = (id: string) => {
    savedListings.set(id, false);
    onForget(id);
    // The button that was clicked disappears.
    focusPageHeading();
  };
  const toggle = (id: string) =>
    onChoose(chosen.includes(id) ? chosen.filter((each) => each !== id) : [...chosen, id]);
  return (
    <>
      <CardGrid aria-label={paths['/saved'].meta.title} className={styles.grid}>
        {ids.map((id) => {
          const room = rooms.find(({ _id }) => _id === id);
          if (!room) {
            return (
              <li key={id}>
                {isUnknown(id) ? (
                  <ListingCardSkeleton />
                ) : (
                  <RemovedListingCard onRemove={() => removeCard(id)} />
                )}
              </li>
            );
          }
          const isChosen = chosen.includes(id);
          return (
            <li key={id} className={styles.item}>
              <ListingCard
                {...room}
                linkTo={pagePaths.details(id)}
                linkAs={Link}
                linkLabel="See Details"
                headingLevel={2}
                save={saveControl(id)}
                match={matches.get(id)}
              />
              <CompareChoice
                title={room.title}
                isChosen={isChosen}
                isFull={!isChosen && chosen.length >= COMPARED_LISTINGS_MAX}
                onToggle={() => toggle(id)}
              />
            </li>
          );
        })}
      </CardGrid>
      <CompareBar ids={chosen} />
    </>
  );
}
