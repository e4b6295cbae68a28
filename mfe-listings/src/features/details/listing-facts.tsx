import { describeHome, type Listing } from '@roommate/contracts';
import { AvailabilityBadge, Card, Rent, RoomTypeBadge } from '@roommate/ui';
import { ContactText } from './contact-text.tsx';
import { EmailFact } from './email-fact.tsx';
import { Fact } from './fact.tsx';
import { formatDay } from './format-day.ts';
import { lifestyleText } from './lifestyle-text.ts';
import styles from './listing-facts.module.css';

const WITHHELD = 'The room is not available now. The contact is withheld until it is available again.';
const WITHHELD_AFTER_LIKE =
  'Your like is saved. The contact is withheld because the room is not available now. Like it again when it is available.';

interface ListingFactsProps {
  listing: Listing;
  /** Undefined while it is hidden. */
  contact: string | undefined;
  /** Whether the viewer has liked the listing on this visit. */
  liked: boolean;
}

/** The facts of a listing, the rent first. */
export function ListingFacts({ listing, contact, liked }: ListingFactsProps) {
  const home = describeHome(listing.home ?? {});
  const hiddenText = liked ? WITHHELD_AFTER_LIKE : 'Like to get contact';
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
      {home.length > 0 && (
        <Fact label="Home" wide>
          <ul role="list">
            {home.map((fact) => (
              <li key={fact}>{fact}</li>
            ))}
          </ul>
        </Fact>
      )}
      {listing.home?.availableFrom && (
        <Fact label="Free from" wide>
          {formatDay(listing.home.availableFrom)}
        </Fact>
      )}
      <Fact label="Name" wide>
        {listing.name}
      </Fact>
      <EmailFact listing={listing} />
      <Fact label="Contact" wide>
        {/* Screen readers announce it when a like reveals it. */}
        <span className={contact === undefined ? styles.hidden : styles.contact} role="status">
          {contact === undefined ? hiddenText : <ContactText contact={contact} />}
        </span>
        {contact === undefined && !liked && listing.availability === 'not available' && (
          <span className={styles.note}>{WITHHELD}</span>
        )}
      </Fact>
    </Card>
  );
}
