import { COMPARED_LISTINGS_MAX, pagePaths } from '@roommate/contracts';
import { Link, savedListings, useMissingContent, useSaveControls } from '@roommate/shell-api';
import { useMatches, useQuery } from '@roommate/shell-api/query';
import {
  CardGrid,
  ErrorState,
  focusPageHeading,
  ListingCard,
  ListingCardSkeleton,
  RetryButton,
} from '@roommate/ui';
import { useState } from 'react';
import { paths } from '../../../remote.json';
import { listingsByIdsQuery } from '../listing/listings-by-ids.ts';
import { CompareBar } from './compare-bar.tsx';
import { CompareChoice } from './compare-choice.tsx';
import { RemovedListingCard } from './removed-listing-card.tsx';
import { LoadingSavedRooms } from './loading-saved-rooms.tsx';
import styles from './saved-rooms.module.css';

interface SavedRoomsProps {
  ids: readonly string[];
  /** The person has removed the card of a room that no longer exists. */
  onForget: (id: string) => void;
}

/** The saved rooms as cards, with a choice of those to compare. */
export function SavedRooms({ ids, onForget }: SavedRoomsProps) {
  const { data, status, isPlaceholderData, refetch } = useQuery({
    ...listingsByIdsQuery(ids),
    placeholderData: (previous) => previous,
  });
  useMissingContent(data === undefined, refetch);
  const saveControl = useSaveControls();
  const matches = useMatches([data?.map(({ _id }) => _id) ?? []]);
  const [chosen, setChosen] = useState<readonly string[]>([]);
  if (status === 'pending') return <LoadingSavedRooms />;
  if (status === 'error') {
    return (
      <ErrorState
        title="Error Loading Saved Rooms"
        text="Failed to fetch listings"
        action={<RetryButton onRetry={() => void refetch()} />}
      />
    );
  }
  const removeCard = (id: string) => {
    savedListings.set(id, false);
    onForget(id);
    // The button that was clicked disappears.
    focusPageHeading();
  };
  const toggle = (id: string) =>
    setChosen((before) => (before.includes(id) ? before.filter((each) => each !== id) : [...before, id]));
  return (
    <>
      <CardGrid aria-label={paths['/saved'].meta.title} className={styles.grid}>
        {ids.map((id) => {
          const listing = data.find(({ _id }) => _id === id);
          if (!listing) {
            return (
              <li key={id}>
                {/* Another tab has saved it, and it loads now; or its listing was deleted. */}
                {isPlaceholderData ? (
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
                {...listing}
                linkTo={pagePaths.details(id)}
                linkAs={Link}
                linkLabel="See Details"
                headingLevel={2}
                save={saveControl(id)}
                match={matches.get(id)}
              />
              <CompareChoice
                title={listing.title}
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
