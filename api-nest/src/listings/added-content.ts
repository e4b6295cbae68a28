import { searchFieldsOf } from '@roommate/places';
import type { AddedContent } from '../alerts/saved-searches.repository.ts';
import type { ListingRow } from './listing-view.ts';

const textFields = ['title', 'location', 'lifestyle', 'description'] as const;

/**
 * What an edit of the text or the photo adds, together with what an earlier edit has added and nobody was alerted of yet.
 * @returns undefined when it neither adds nor removes anything that a search can ask for; null for everything
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
