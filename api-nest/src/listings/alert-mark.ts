import type { ListingRow } from './listing-view.ts';
import type { ListingRecord } from './listing.schema.ts';

/** Longer than a process needs until it has created the alerts. */
export const DUE_AFTER_MS = 30_000;

/** Marks a state of a listing whose alerts are to be created. It is written together with the listing. */
export type AlertMark = Pick<ListingRecord, 'alertsDue' | 'alertsOf'>;

type MatchedState = Pick<ListingRow, 'availability' | 'rentAmount' | 'roomType' | 'placeId' | 'updatedAt'>;

/** Different for each state of a listing, because `updatedAt` is. */
export const alertMark = ({ updatedAt }: MatchedState): Required<Pick<AlertMark, 'alertsDue'>> => ({
  alertsDue: new Date(updatedAt.getTime() + DUE_AFTER_MS),
});

/** Whether an edit can make a listing a new match of any search. For edits of its text or home: added-content.ts. */
export const isNewMatch = (before: MatchedState, after: MatchedState): boolean =>
  after.availability === 'available' &&
  (before.availability !== 'available' ||
    before.rentAmount !== after.rentAmount ||
    before.roomType !== after.roomType ||
    before.placeId !== after.placeId);

/** Whether an edit makes the room unavailable. */
export const isTaken = (before: MatchedState, after: MatchedState): boolean =>
  before.availability === 'available' && after.availability !== 'available';
