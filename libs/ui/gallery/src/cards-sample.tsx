import {
  CardGrid,
  ListingCard,
  ListingCardSkeleton,
  Section,
  StatCard,
  StatGrid,
  type LinkComponent,
} from '@roommate/ui';
import { Building2, DoorOpen, LayoutGrid } from 'lucide-react';
import { listings } from './sample-listings.ts';

const Anchor: LinkComponent = ({ to, state: _, ...props }) => <a href={`#${to}`} {...props} />;

/** Listing cards, their skeletons and the statistics above them. */
export function CardsSample() {
  return (
    <>
      <Section>
        <StatGrid>
          <StatCard label="Total Listings" value="28,800" icon={Building2} />
          <StatCard label="Available Now" value="1,204" icon={DoorOpen} />
          <StatCard label="Room Types" value={2} icon={LayoutGrid} loading />
        </StatGrid>
      </Section>
      <Section title="Featured Roommate" intro="The newest available rooms." tone="sunken">
        <CardGrid>
          {listings.map(({ _id, ...listing }, index) => (
            <li key={_id}>
              <ListingCard
                {...listing}
                linkTo={_id}
                linkAs={Anchor}
                linkLabel="View Details"
                index={index + 1}
                save={{ isSaved: index === 0, onToggle: () => undefined }}
              />
            </li>
          ))}
        </CardGrid>
      </Section>
      <Section title="Loading">
        <CardGrid>
          <li>
            <ListingCardSkeleton />
          </li>
          <li>
            <ListingCardSkeleton />
          </li>
        </CardGrid>
      </Section>
    </>
  );
}
