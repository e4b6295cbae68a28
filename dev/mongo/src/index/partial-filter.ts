import { type Matcher, matcherOf } from '../language/matcher.ts';
import { parseFilter } from '../language/parse-filter.ts';
import type { IndexDefinition } from '../storage/index-definition.ts';
import type { ExactDocument } from '../values/bson-types.ts';

const compiled = new WeakMap<ExactDocument, Matcher>();

/** Whether the index has entries for the document. */
export function matchesPartialFilter({ partialFilter }: IndexDefinition, document: ExactDocument): boolean {
  if (!partialFilter) return true;
  let matches = compiled.get(partialFilter);
  if (!matches) {
    matches = matcherOf(parseFilter(partialFilter));
    compiled.set(partialFilter, matches);
  }
  return matches(document);
}
