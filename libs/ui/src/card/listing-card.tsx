import type { DetailsLinkState, ListingSummary } from '@roommate/contracts';
import { clsx } from 'clsx';
import { ArrowRight, MapPin } from 'lucide-react';
import { memo, useId, type ComponentType, type ReactNode } from 'react';
import { AvailabilityBadge } from '../badge/availability-badge.tsx';
import { RoomTypeBadge } from '../badge/room-type-badge.tsx';
import { ListingImage } from '../image/listing-image.tsx';
import { ShortText } from '../a11y/short-text.tsx';
import { MatchReasonList, type ListedReason } from '../match/match-reason-list.tsx';
import { shownReasons } from '../match/shown-reasons.ts';
import { Heading, type HeadingLevel } from '../page/heading.tsx';
import { Card, cardLinkClass } from './card.tsx';
import styles from './listing-card.module.css';
import { Rent } from './rent.tsx';
import { SaveButton, type SaveState } from './save-button.tsx';

/** The props of a router's link that a card uses. */
export type LinkComponent = ComponentType<{
  to: string;
  state?: DetailsLinkState;
  className?: string;
  'aria-label'?: string;
  children: ReactNode;
}>;

/** A button that saves a listing, by its id. */
export type SaveComponent = ComponentType<{ id: string; title: string; className: string | undefined }>;

/** A match in percent, with its reasons, the most important ones first. */
interface CardMatch {
  score: number;
  reasons: readonly ListedReason[];
}

export interface ListingCardProps extends Omit<ListingSummary, '_id'>, Partial<Pick<ListingSummary, '_id'>> {
  /** URL path of the card's link. */
  linkTo: string;
  /** The router's Link from the shell's API. This library knows no router. */
  linkAs: LinkComponent;
  /** 'View Details' on home, 'See Details' on browse. */
  linkLabel: string;
  /** Number shown in the corner of the image, counted from 1. */
  index?: number | undefined;
  /** How far away it is, such as "1.2 km from BUET". */
  distance?: string | undefined;
  /** The same with the full name of a place. */
  fullDistance?: string | undefined;
  /** How well the listing fits the viewer. It covers a part of the image, so a late one moves nothing. */
  match?: CardMatch | undefined;
  /** The image is in the first visible part of the page: load it immediately. */
  priority?: boolean | undefined;
  headingLevel?: HeadingLevel | undefined;
  /** Adds a button that saves the listing. */
  save?: SaveState | undefined;
  /** Such a button that knows its state itself. A card with it does not render again when something is saved. */
  saveAs?: SaveComponent | undefined;
}

/**
 * A listing in a list: rent first, then place, then room type and availability. One link covers the card. It renders again
 * only with other props: while React takes over a page, its list renders several times.
 */
export const ListingCard = memo(function ListingCard({
  linkTo,
  linkAs: Link,
  linkLabel,
  index,
  distance,
  fullDistance,
  match,
  priority,
  save,
  saveAs: Save,
  ...props
}: ListingCardProps) {
  const {
    headingLevel = 3,
    _id,
    title,
    location,
    rentAmount,
    roomType,
    availability,
    imageUrl,
    name,
  } = props;
  const titleId = useId();
  return (
    <Card as="article" linked className={styles.card} aria-labelledby={titleId}>
      {/* The title below describes the image. */}
      <ListingImage src={imageUrl} alt="" priority={priority} className={styles.image} />
      {index !== undefined && <span className={styles.index}>#{index}</span>}
      {match && (
        <div className={styles.match}>
          <strong>{match.score}% match</strong>
          <MatchReasonList reasons={shownReasons(match.reasons)} className={styles.reasons} />
        </div>
      )}
      <p className={styles.plate}>
        <Rent amount={rentAmount} />
      </p>
      <div className={styles.body}>
        <Heading level={headingLevel} className={styles.title} id={titleId}>
          {title}
        </Heading>
        <p className={styles.place}>
          <MapPin aria-hidden="true" />
          <span className={styles.oneLine}>{location}</span>
        </p>
        {distance !== undefined && (
          <p className={clsx(styles.distance, styles.oneLine)}>
            <ShortText text={distance} fullText={fullDistance} />
          </p>
        )}
        <p className={styles.badges}>
          <RoomTypeBadge roomType={roomType} />
          <AvailabilityBadge availability={availability} />
        </p>
        <p className={clsx(styles.poster, styles.oneLine)}>Posted by {name}</p>
        <div className={styles.foot}>
          {/* Not hidden text after the label: browsers put a space before it. */}
          <Link
            to={linkTo}
            state={{ title }}
            className={cardLinkClass(styles.link)}
            aria-label={`${linkLabel}: ${title}`}
          >
            <span>{linkLabel}</span>
            <ArrowRight aria-hidden="true" />
          </Link>
        </div>
      </div>
      {save && <SaveButton {...save} title={title} className={styles.save} />}
      {Save && _id !== undefined && <Save id={_id} title={title} className={styles.save} />}
    </Card>
  );
});
