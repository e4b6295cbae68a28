import { type Matcher, matcherOf } from '../query/matcher.ts';
import { parseFilter } from '../query/parse-filter.ts';
import type { ExactDocument } from '../values/bson-types.ts';
import type { IndexDefinition } from './index-definition.ts';

const compiled = new WeakMap<ExactDocument, Matcher>();

/** Whether a document belongs in the index. */
export function matchesPartialFilter({ partialFilter }: IndexDefinition, document: ExactDocument): boolean {
  if (!partialFilter) return true;
  let matches = compiled.get(partialFilter);
  if (!matches) {
    matches = matcherOf(parseFilter(partialFilter));
    compiled.set(partialFilter, matches);
  }
  return matches(document);
}
