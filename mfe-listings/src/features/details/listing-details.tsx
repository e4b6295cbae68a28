import { formatAmount, pagePaths, RENT_PERIOD, withoutBidiControls, type Listing } from '@roommate/contracts';
import { Link, usePageMeta } from '@roommate/shell-api';
import { Container, ListingImage, PageHeader, buttonClass } from '@roommate/ui';
import { Pencil } from 'lucide-react';
import { memo, useRef } from 'react';
import { ShareButton } from '../share/share-button.tsx';
import { ContactBar } from './contact-bar.tsx';
import { FairRent } from './fair-rent.tsx';
import { LikeButton } from './like-button.tsx';
import styles from './listing-details.module.css';
import { ListingFacts } from './listing-facts.tsx';
import { ListingMatch } from './listing-match.tsx';
import { SaveListingButton } from './save-listing-button.tsx';
import { useLike } from './use-like.ts';
import { useNearScreen } from './use-near-screen.ts';
import { useReadAlert } from './use-read-alert.ts';
import { WithheldBar } from './withheld-bar.tsx';

const shareText = ({ title, rentAmount, location }: Listing): string =>
  withoutBidiControls(`${title}: ${formatAmount(rentAmount)}/${RENT_PERIOD}, ${location}`);

/** A component of its own: a new session or a new number of alerts renders nothing else again. */
function ReadAlert({ id }: { id: string }) {
  useReadAlert(id);
  return null;
}

/**
 * All details of a listing (spec, section 2). The owner sees the contact, other users see it after a like. A new session
 * does not render the page again, which takes a long task on a slow phone.
 */
export const ListingDetails = memo(function ListingDetails({ listing }: { listing: Listing }) {
  const { liked, likes, contact, pending, like } = useLike(listing);
  const description = useRef<HTMLDivElement>(null);
  // What follows the description has requests of its own. On a phone most visitors see the image and the facts only.
  const isNearEnd = useNearScreen(description);
  usePageMeta(listing.title, `${listing.roomType} room in ${listing.location}.`);
  return (
    <Container>
      <PageHeader
        eyebrow={`(${likes} ${likes === 1 ? 'person' : 'people'} interested in this listing)`}
        title={listing.title}
        actions={
          <div className={styles.actions}>
            <LikeButton liked={liked} pending={pending} onLike={like} />
            <SaveListingButton id={listing._id} />
            <ShareButton text={shareText(listing)} path={pagePaths.details(listing._id)} />
            {listing.isOwner && (
              <Link to={pagePaths.edit(listing._id)} className={`${buttonClass('secondary')} ${styles.edit}`}>
                <Pencil aria-hidden="true" />
                Edit
              </Link>
            )}
          </div>
        }
      />
      <div className={styles.sections}>
        <div className={styles.image}>
          <ListingImage
            src={listing.imageUrl}
            alt={`Image of the room: ${listing.title}`}
            width={960}
            height={720}
            priority
            hideOnError
          />
        </div>
        <ListingFacts listing={listing} contact={contact} liked={liked} />
        <div ref={description} className={styles.text}>
          <h2 className={styles.heading}>Description</h2>
          <p className={styles.description}>{listing.description}</p>
        </div>
        {isNearEnd && (
          <>
            <FairRent listing={listing} />
            <ListingMatch id={listing._id} />
          </>
        )}
      </div>
      {liked && (contact === undefined ? <WithheldBar /> : <ContactBar contact={contact} />)}
      <ReadAlert id={listing._id} />
    </Container>
  );
});
