import { searchFieldsOf } from '@roommate/places';
import { factsOfHome } from '../alerts/home-facts.ts';
import type { AddedContent } from '../alerts/saved-searches.repository.ts';
import type { ListingRow } from './listing-view.ts';

const textFields = ['title', 'location', 'lifestyle', 'description'] as const;

/**
 * Collects what an edit adds to the text and the photo, and removes from the facts of the home. Includes those of earlier
 * edits whose alerts are still due.
 * @returns undefined if the edit changes nothing that a search can ask for; null if everything counts as new
 */
export function addedBy(before: ListingRow, after: ListingRow): AddedContent | null | undefined {
  const hadPhoto = before.imageUrl !== '';
  const hasPhoto = after.imageUrl !== '';
  const isSameText = textFields.every((name) => String(before[name]) === String(after[name]));
  const [hadFacts, facts] = [factsOfHome(before.home), factsOfHome(after.home)];
  if (isSameText && hadPhoto === hasPhoto && String(hadFacts) === String(facts)) return undefined;
  const none: AddedContent = { words: [], hasPhoto: false };
  const earlier = before.alertsDue === undefined ? none : (before.alertsOf ?? null);
  if (earlier === null) return null;
  const had = new Set(searchFieldsOf(before).words);
  const added = searchFieldsOf(after).words.filter((word) => !had.has(word));
  return {
    words: [...new Set([...earlier.words, ...added])],
    hasPhoto: earlier.hasPhoto || (hasPhoto && !hadPhoto),
    removedFacts: [
      ...new Set([...(earlier.removedFacts ?? []), ...hadFacts.filter((fact) => !facts.includes(fact))]),
    ],
  };
}
