import { Button, EmptyState, ErrorState, ListingImage, Section, Skeleton } from '@roommate/ui';

/** The empty, error and loading states. */
export function StatesSample() {
  return (
    <>
      <Section tone="sunken">
        <EmptyState
          title="No Listings Found"
          text="Be the first to offer a room in this area."
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
      <Section title="Image and skeletons">
        <div style={{ maxWidth: '24rem' }}>
          <ListingImage src="" alt="No image of the room" />
          <p>
            <Skeleton shape="text" width="80%" />
          </p>
          <Skeleton height="3rem" />
        </div>
      </Section>
    </>
  );
}
