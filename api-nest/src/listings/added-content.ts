import { searchFieldsOf } from '@roommate/places';
import type { AddedContent } from '../alerts/saved-searches.repository.ts';
import type { ListingRow } from './listing-view.ts';

const textFields = ['title', 'location', 'lifestyle', 'description'] as const;

/**
 * Collects what an edit adds to the text and the photo. Includes additions of earlier edits whose alerts are still due.
 * @returns undefined if the edit changes nothing that a search can ask for; null if everything counts as new
 */
export function addedBy(before: ListingRow, after: ListingRow): AddedContent | null | undefined {
  const hadPhoto = before.imageUrl !== '';
  const hasPhoto = after.imageUrl !== '';
  const isSameText = textFields.every((name) => String(before[name]) === String(after[name]));
  if (isSameText && hadPhoto === hasPhoto) return undefined;
  const earlier = before.alertsDue === undefined ? { words: [], hasPhoto: false } : (before.alertsOf ?? null);
  if (earlier === null) return null;
  const had = new Set(searchFieldsOf(before).words);
  const added = searchFieldsOf(after).words.filter((word) => !had.has(word));
  return {
    words: [...new Set([...earlier.words, ...added])],
    hasPhoto: earlier.hasPhoto || (hasPhoto && !hadPhoto),
  };
}
