import type { DetailsLinkState, ListingSummary } from '@roommate/contracts';
import { clsx } from 'clsx';
import { ArrowRight, MapPin } from 'lucide-react';
import { useId, type ComponentType, type ReactNode } from 'react';
import { AvailabilityBadge } from '../badge/availability-badge.tsx';
import { RoomTypeBadge } from '../badge/room-type-badge.tsx';
import { ListingImage } from '../image/listing-image.tsx';
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

export interface ListingCardProps extends Omit<ListingSummary, '_id'> {
  /** URL path of the card's link. */
  linkTo: string;
  /** The router's Link from the shell's API. This library knows no router. */
  linkAs: LinkComponent;
  /** 'View Details' on home, 'See Details' on browse. */
  linkLabel: string;
  /** Number shown in the corner of the image, counted from 1. */
  index?: number | undefined;
  /** The image is in the first visible part of the page: load it at once. */
  priority?: boolean | undefined;
  headingLevel?: HeadingLevel | undefined;
  /** Adds a button that saves the listing. */
  save?: SaveState | undefined;
}

/** A listing in a list: rent first, then place, then room type and availability. One link covers the card. */
export function ListingCard({
  linkTo,
  linkAs: Link,
  linkLabel,
  index,
  priority,
  save,
  ...props
}: ListingCardProps) {
  const { headingLevel = 3, title, location, rentAmount, roomType, availability, imageUrl, name } = props;
  const titleId = useId();
  return (
    <Card as="article" linked className={styles.card} aria-labelledby={titleId}>
      {/* The title below describes the image. */}
      <ListingImage src={imageUrl} alt="" priority={priority} className={styles.image} />
      {index !== undefined && <span className={styles.index}>#{index}</span>}
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
    </Card>
  );
}
