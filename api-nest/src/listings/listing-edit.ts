import { isDeepStrictEqual } from 'node:util';
import {
  type Listing,
  type ListingChanges,
  listingSchema,
  patchedHome,
  type ReadOnlyField,
  rulesForChanges,
} from '@roommate/contracts';
import { SEARCH_VERSION } from '@roommate/places';
import { LISTING_CHANGED } from '../conditional-requests/if-match.decorator.ts';
import { fieldErrors } from '../problems/field-errors.ts';
import { problem } from '../problems/problem.ts';
import { choiceAfterEdit } from './chosen-place.ts';
import type { ListingRow } from './listing-view.ts';
import { readOnlyMessage } from './messages.ts';

/**
 * The stored fields that an edit changes: writing the same values must count as no change (spec, section 8).
 * @throws ProblemException 400 when a changed value breaks a rule that an unchanged value may break
 */
export function changesTo(
  row: ListingRow,
  { placeId, home, ...fields }: ListingChanges['fields'],
): Partial<ListingRow> {
  const changed = differences(row, fields);
  const { location = row.location } = changed;
  const chosenPlaceId = choiceAfterEdit(placeId, location, row.chosenPlaceId);
  const homeAfter = home && (patchedHome(row.home, home) ?? (row.home && null));
  return differences(row, { ...changed, ...checked(changed), chosenPlaceId, home: homeAfter });
}

/** The fields from which the fields for the search are computed. */
const searchedFields = [
  'title',
  'location',
  'lifestyle',
  'description',
  'imageUrl',
  'chosenPlaceId',
] as const;

/** Whether an edit has to compute the fields for the search. */
export const changesSearch = ({ searchVersion }: ListingRow, changes: Partial<ListingRow>): boolean =>
  searchVersion !== SEARCH_VERSION || searchedFields.some((name) => name in changes);

function differences(row: ListingRow, fields: object): Partial<ListingRow> {
  return Object.fromEntries(
    Object.entries(fields).filter(
      ([name, value]) => value !== undefined && !isEqual(Reflect.get(row, name), value),
    ),
  );
}

/** Most values are texts and numbers, whose comparison needs no call. */
const isEqual = (one: unknown, other: unknown): boolean => one === other || isDeepStrictEqual(one, other);

/** docs/decisions/0341-unchanged-values.md */
function checked(changed: Partial<ListingRow>): object {
  const result = rulesForChanges.safeParse(changed);
  if (result.success) return result.data;
  const errors = fieldErrors(result.error.issues, 'body');
  throw problem(400, errors[0]?.message ?? '', { errors });
}

/** These change without an edit, so an earlier read can have other values. */
const counters: readonly string[] = ['likes', 'views'] satisfies ReadOnlyField[];

/** Another time than the current one can come from an earlier read, which refuseOutdated decides. */
const isEarlierTime = (sent: unknown, current: unknown): boolean =>
  listingSchema.shape.updatedAt.safeParse(sent).success &&
  Date.parse(String(sent)) <= Date.parse(String(current));

/** @param reversals as for refuseReadOnlyChanges */
function isAsRead(name: string, sent: unknown, current: unknown, reversals: number): boolean {
  if (name === 'updatedAt') return isEarlierTime(sent, current);
  if (!counters.includes(name)) return isDeepStrictEqual(sent, current);
  const highest = Number(current) + (name === 'likes' ? reversals : 0);
  return Number.isInteger(sent) && Number(sent) >= 0 && Number(sent) <= highest;
}

/**
 * Refuses read-only fields whose values a client changed: docs/decisions/0220-edits-of-whole-listings.md.
 * @param current the listing as the client may see it
 * @param reversals the listing's `likeReversals`: an earlier number of likes can be higher by at most this
 * @throws ProblemException 400 that names the fields
 */
export function refuseReadOnlyChanges(
  sent: ListingChanges['readOnly'],
  current: () => Listing,
  reversals: number,
): void {
  const named = Object.entries(sent).filter(([, value]) => value !== undefined);
  if (named.length === 0) return;
  const now = new Map<string, unknown>(Object.entries(current()));
  const errors = named
    .filter(([name, value]) => !isAsRead(name, value, now.get(name), reversals))
    .map(([field]) => ({ field, message: readOnlyMessage(field) }));
  if (errors[0]) throw problem(400, errors[0].message, { errors });
}

/**
 * Refuses an edit that is based on an earlier state of the listing.
 * @param updatedAt as the client sent it; absent when the client did not send it
 * @throws ProblemException 412
 */
export function refuseOutdated(updatedAt: unknown, row: ListingRow): void {
  if (updatedAt === undefined || updatedAt === row.updatedAt.toISOString()) return;
  throw problem(412, LISTING_CHANGED, { errors: [{ field: 'updatedAt', message: LISTING_CHANGED }] });
}

/** The current time, but always later than the last edit. Two states of a listing must not have the same time. */
export const timeAfter = (last: Date): Date => new Date(Math.max(Date.now(), last.getTime() + 1));
