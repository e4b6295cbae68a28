import { COMPARED_LISTINGS_MAX, pagePaths } from '@roommate/contracts';
import { Link, savedListings, useSaveControls } from '@roommate/shell-api';
import { useQuery } from '@roommate/shell-api/query';
import { CardGrid, ErrorState, focusPageHeading, ListingCard, RetryButton } from '@roommate/ui';
import { useState } from 'react';
import { listingsByIdsQuery } from '../listing/listings-by-ids.ts';
import { CompareBar } from './compare-bar.tsx';
import { CompareChoice } from './compare-choice.tsx';
import { GoneCard } from './gone-card.tsx';
import { LoadingCards } from './loading-cards.tsx';
import styles from './saved-rooms.module.css';

/** The saved rooms as cards, with a choice of those to compare. */
export function SavedRooms({ ids }: { ids: readonly string[] }) {
  const { data, status, refetch } = useQuery({
    ...listingsByIdsQuery(ids),
    placeholderData: (previous) => previous,
  });
  const saveControl = useSaveControls();
  const [removed, setRemoved] = useState<readonly string[]>([]);
  const [chosen, setChosen] = useState<readonly string[]>([]);
  if (status === 'pending') return <LoadingCards />;
  if (status === 'error') {
    return (
      <ErrorState
        title="Error Loading Saved Rooms"
        text="Failed to fetch listings"
        action={<RetryButton onRetry={() => void refetch()} />}
      />
    );
  }
  const removeGone = (id: string) => {
    savedListings.set(id, false);
    setRemoved((before) => [...before, id]);
    // The pressed button disappears.
    focusPageHeading();
  };
  const toggle = (id: string) =>
    setChosen((before) => (before.includes(id) ? before.filter((each) => each !== id) : [...before, id]));
  return (
    <>
      <CardGrid aria-label="Saved rooms" className={styles.grid}>
        {ids.map((id) => {
          const listing = data.find(({ _id }) => _id === id);
          const { isSaved, onToggle } = saveControl(id);
          if (!listing) {
            if (removed.includes(id) && isSaved !== true) return null;
            return (
              <li key={id}>
                <GoneCard onRemove={() => removeGone(id)} />
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
                save={{ isSaved, onToggle }}
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
