import type { Listing } from '@roommate/contracts';
import { AvailabilityBadge, Card, Rent, RoomTypeBadge } from '@roommate/ui';
import { ContactText } from './contact-text.tsx';
import { Fact } from './fact.tsx';
import { lifestyleText } from './lifestyle-text.ts';
import styles from './listing-facts.module.css';

/** The facts of a listing, the rent first. `contact` is undefined while it is hidden. */
export function ListingFacts({ listing, contact }: { listing: Listing; contact: string | undefined }) {
  return (
    <Card as="dl" className={styles.facts}>
      <Fact label="Rent" wide>
        <Rent amount={listing.rentAmount} className={styles.rent} />
      </Fact>
      <Fact label="Room type">
        <RoomTypeBadge roomType={listing.roomType} />
      </Fact>
      <Fact label="Availability">
        <AvailabilityBadge availability={listing.availability} />
      </Fact>
      <Fact label="Location" wide>
        {listing.location}
      </Fact>
      <Fact label="Lifestyle" wide>
        {lifestyleText(listing.lifestyle)}
      </Fact>
      <Fact label="Name" wide>
        {listing.name}
      </Fact>
      {listing.email && (
        <Fact label="Email" wide>
          <ContactText contact={listing.email} />
        </Fact>
      )}
      <Fact label="Contact" wide>
        {/* Screen readers announce it when a like reveals it. */}
        <span className={contact === undefined ? styles.hidden : styles.contact} role="status">
          {contact === undefined ? 'Like to get contact' : <ContactText contact={contact} />}
        </span>
      </Fact>
    </Card>
  );
}
