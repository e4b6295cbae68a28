import { Button, EmptyState, ErrorState, ListingImage, Section, Skeleton } from '@roommate/ui';

/** Nothing there, something wrong, still loading. */
export function StatesSample() {
  return (
    <>
      <Section tone="sunken">
        <EmptyState
          title="No Listings Found"
          text="Be the first to offer a room in this part of the city."
          action={<Button>Add Your Listing</Button>}
        />
      </Section>
      <Section>
        <ErrorState
          title="Error Loading Listings"
          text="Failed to fetch listings"
          action={<Button variant="secondary">Try Again</Button>}
        />
      </Section>
      <Section title="Picture and skeletons">
        <div style={{ maxWidth: '24rem' }}>
          <ListingImage src="" alt="No picture of the room" />
          <p>
            <Skeleton shape="text" width="80%" />
          </p>
          <Skeleton shape="circle" width={48} height={48} />
        </div>
      </Section>
    </>
  );
}
