import type { PageSearch, SearchTotal } from '@roommate/contracts';
import type { SearchSummary } from '../matches/fetch-matches.ts';
import { filtersOf } from './filters-of.ts';

interface Facet {
  relation: SearchTotal['relation'];
  values: readonly { key: string; count: number }[];
}

/** The number of matches with a choice; undefined when nothing is known about it. */
type CountOf = (key: string) => SearchTotal | undefined;

/** @param chosen the only chosen value: its matches are those of the search */
const countsOf =
  ({ relation, values }: Facet, chosen: string | undefined, total: SearchTotal): CountOf =>
  (key) => {
    const value = values.find((one) => one.key === key)?.count;
    const count = key === chosen ? total : value === undefined ? undefined : { value, relation };
    // "At least 0" says nothing.
    return count?.value === 0 && count.relation === 'gte' ? undefined : count;
  };

const nothingKnown = (): undefined => undefined;

/**
 * The number of matches with each choice of a filter: docs/decisions/0376-counts-of-choices.md.
 * @param search the search that the summary is about
 */
export function facetCounts(search: PageSearch, summary: SearchSummary | undefined) {
  if (!summary) return { roomType: nothingKnown, availability: nothingKnown, place: nothingKnown };
  const { facets, total, understood } = summary;
  const { roomType, availability, places = [] } = filtersOf(search, understood);
  const byValue = ({ relation, values }: typeof facets.roomType | typeof facets.availability): Facet => ({
    relation,
    values: values.map(({ value, count }) => ({ key: value, count })),
  });
  const byId: Facet = {
    relation: facets.places.relation,
    values: facets.places.values.map(({ id, count }) => ({ key: id, count })),
  };
  return {
    roomType: countsOf(byValue(facets.roomType), roomType, total),
    availability: countsOf(byValue(facets.availability), availability, total),
    place: countsOf(byId, places.length === 1 ? places[0] : undefined, total),
  };
}

export type FacetCounts = ReturnType<typeof facetCounts>;
