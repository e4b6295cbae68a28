import { isRecord, roomTypes, type ListingInput } from '@roommate/contracts';

/** A listing that was sent and is not known to be posted: docs/decisions/0240-draft-of-a-new-listing.md. */
export interface Draft {
  /** The account that wrote it. */
  uid: string;
  values: ListingInput;
  /** Other values that were sent for this listing before. It may have any of them. */
  earlier: ListingInput[];
  /** The idempotency key of every try to post this draft. */
  key: string;
  /** When the key was sent first, in milliseconds. */
  sentAt: number;
  /** The listing that was posted, once it is known. From then on the draft changes it, and needs no key. */
  id?: string;
  /** The `updatedAt` of an edit that was made elsewhere. The person knows about it, so it may be overwritten. */
  knownEdit?: string;
  outcome: DraftOutcome;
}

const draftOutcomes = ['sending', 'refused', 'unknown', 'outdated', 'edited', 'deleted', 'unclear'] as const;

/**
 * - `sending`: a request is under way.
 * - `refused`: not posted.
 * - `unknown`: no response, or one that does not tell. The key still prevents a second listing.
 * - `outdated`: posted. The latest changes are perhaps not saved.
 * - `edited`: posted, and edited elsewhere since. The latest changes are not saved.
 * - `deleted`: posted, and deleted since.
 * - `unclear`: the key cannot prevent a second listing any more.
 */
export type DraftOutcome = (typeof draftOutcomes)[number];

const isText = (value: unknown): value is string => typeof value === 'string';
const isOptionalText = (value: unknown): boolean => value === undefined || isText(value);
const isOneOf = (values: readonly string[], value: unknown): boolean =>
  isText(value) && values.includes(value);

/** Checks what the form reads. The API checks the rest. */
const isListingInput = (value: unknown): value is ListingInput =>
  isRecord(value) &&
  [value.title, value.location, value.imageUrl, value.description, value.contact].every(isText) &&
  [value.lifestyle].flat().every(isText) &&
  typeof value.rentAmount === 'number' &&
  isOneOf(roomTypes, value.roomType) &&
  (value.home === undefined || isRecord(value.home));

const isDraft = (value: unknown): value is Draft =>
  isRecord(value) &&
  isText(value.uid) &&
  isText(value.key) &&
  typeof value.sentAt === 'number' &&
  isOneOf(draftOutcomes, value.outcome) &&
  [value.id, value.knownEdit].every(isOptionalText) &&
  isListingInput(value.values) &&
  Array.isArray(value.earlier) &&
  value.earlier.every(isListingInput);

/** The stored value if it is a draft: the tab can have one of another release, or something else. */
export const toDraft = (value: unknown): Draft | undefined => (isDraft(value) ? value : undefined);
