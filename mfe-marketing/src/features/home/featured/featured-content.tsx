import { HOME_LISTING_LIMIT, pagePaths } from '@roommate/contracts';
import { Link, useSaveControls } from '@roommate/shell-api';
import { CardGrid, EmptyState, ListingCard, LoadingCards, buttonClass } from '@roommate/ui';
import { FeaturedError } from './featured-error.tsx';
import type { FeaturedState } from './use-featured-listings.ts';
import { useFeaturedMatches } from './use-featured-matches.ts';

interface FeaturedContentProps {
  state: FeaturedState;
  onTryAgain: () => void;
}

export function FeaturedContent({ state, onTryAgain }: FeaturedContentProps) {
  const saveControl = useSaveControls();
  const listings = typeof state === 'string' ? [] : state.slice(0, HOME_LISTING_LIMIT);
  const matches = useFeaturedMatches(listings);
  if (state === 'failed') return <FeaturedError onTryAgain={onTryAgain} />;
  if (state === 'loading') return <FeaturedSkeleton />;
  if (listings.length === 0) return <NoRoommates />;
  return (
    <CardGrid aria-label="Available listings">
      {listings.map(({ _id, ...listing }) => (
        <li key={_id}>
          <ListingCard
            {...listing}
            availability="available" // fixed (spec, section 2)
            linkTo={pagePaths.details(_id)}
            linkAs={Link}
            linkLabel="View Details"
            match={matches?.get(_id)}
            save={saveControl(_id)}
          />
        </li>
      ))}
    </CardGrid>
  );
}

const FeaturedSkeleton = () => (
  <LoadingCards text="Loading available roommates..." count={HOME_LISTING_LIMIT} />
);

const NoRoommates = () => (
  <EmptyState
    headingLevel={3}
    title="No roommates available"
    text="Every room is taken at the moment. Do you have one to share? Yours will be the first that people see."
    action={
      <Link to={pagePaths.addListingLink} className={buttonClass('primary')}>
        Post a Room
      </Link>
    }
  />
);
