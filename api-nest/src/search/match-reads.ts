import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { Model, Types } from 'mongoose';
import { ListingRecord } from '../listings/listing.schema.ts';
import { type Criteria, criteriaFilter, reachOf, wordsFilterOf } from './criteria.ts';
import { IndexChoice } from './index-choice.ts';
import { isDecidedBy, keysOf, type SearchIndex } from './search-index.ts';
import { sortOf } from './ordered-part.ts';
import type { Fields } from './ordered-reads.ts';
import { MAX_ORDERED_IDS, type PlaceFilter, withoutOrder } from './place-scope.ts';
import type { QueryCounter } from './query-counter.ts';
import { cheapest, type FoundMatches, type Match, newest } from './search-order.ts';

/** One read of the matches of a search. */
interface MatchRead {
  criteria: Criteria;
  limit: number;
  /** How many matches it reads if the limit is exceeded, and keys can show that. It can be 0. */
  sample?: number | undefined;
  fields: Fields;
}

/** Some places, and the index that a read of them uses. */
interface Range {
  place: PlaceFilter;
  index: SearchIndex;
}

/** Reads matches from the index that leaves the fewest, for totals and facets: docs/decisions/0252-search-by-indexes.md. */
@Injectable()
export class MatchReads {
  constructor(
    @InjectModel(ListingRecord.name) private readonly listings: Model<ListingRecord>,
    private readonly choice: IndexChoice,
  ) {}

  /** The newest matches, or those with the lowest rent. From more places than a database can keep in order, any. */
  async read(counter: QueryCounter, { criteria, limit, sample, fields }: MatchRead): Promise<FoundMatches> {
    const ranges = await this.#rangesOf(counter, criteria, limit);
    if (sample !== undefined && (await this.#haveMany(counter, criteria, ranges, limit))) {
      if (sample === 0) return { matches: [], isPartial: false, sampledBy: ranges[0]?.index };
      // If this index has the newest first, the sample needs no other. For a word, no other is better.
      const by = (['createdAt', 'words'] as const).find((one) => ranges.every(({ index }) => index === one));
      return this.sample(counter, { criteria, limit: sample, fields }, by);
    }
    const matches = await this.#inRanges(counter, criteria, ranges, limit, fields);
    return { matches: matches.slice(0, limit), isPartial: false };
  }

  /**
   * Some of many matches: the newest, unless their rent is rare. The lowest rents would show other types and places.
   * @param by the index of another sample with the same rent
   */
  async sample(
    counter: QueryCounter,
    { criteria, limit, fields }: MatchRead,
    by?: SearchIndex,
  ): Promise<FoundMatches> {
    const ranges = await rangesOf(
      criteria,
      async (place) => by ?? this.choice.ofSample(counter, criteria, place, limit),
    );
    // Some of each range. The first ones alone would be in some of the places.
    const size = Math.ceil(limit / ranges.length);
    const matches = await this.#inRanges(counter, criteria, ranges, size, fields);
    return { matches: matches.slice(0, limit), isPartial: false, sampledBy: ranges[0]?.index };
  }

  /** The ids of matches up to a limit. */
  async ids(counter: QueryCounter, criteria: Criteria, limit: number): Promise<Types.ObjectId[]> {
    const ranges = await this.#rangesOf(counter, criteria, limit);
    counter.queries += ranges.length;
    const found = await Promise.all(
      ranges.map((range) =>
        this.#inAnyOrder(criteria, range, limit).select({ _id: 1 }).lean<Pick<Match, '_id'>[]>(),
      ),
    );
    return found
      .flat()
      .slice(0, limit)
      .map(({ _id }) => _id);
  }

  #rangesOf(counter: QueryCounter, criteria: Criteria, limit: number): Promise<Range[]> {
    return rangesOf(criteria, (place) => this.choice.of(counter, criteria, place, limit));
  }

  /** Whether one of the ranges has as many matches. It reads no document. Where keys do not decide, it does not look. */
  async #haveMany(
    counter: QueryCounter,
    criteria: Criteria,
    ranges: readonly Range[],
    count: number,
  ): Promise<boolean> {
    for (const range of ranges.filter(({ index }) => isDecidedBy(index, criteria))) {
      counter.queries += 1;
      const last = await this.#inAnyOrder(criteria, range, 1)
        .skip(count - 1)
        .select({ _id: 1 })
        .lean();
      if (last.length > 0) return true;
    }
    return false;
  }

  async #inRanges(
    counter: QueryCounter,
    criteria: Criteria,
    ranges: readonly Range[],
    limit: number,
    fields: Fields,
  ): Promise<Match[]> {
    counter.queries += ranges.length;
    const found = await Promise.all(ranges.map((range) => this.#inRange(criteria, range, limit, fields)));
    return found.flat();
  }

  async #inRange(criteria: Criteria, range: Range, limit: number, fields: Fields): Promise<Match[]> {
    const { index, place } = range;
    const query = this.#inAnyOrder(criteria, range, limit).select(fields);
    // The database would read and sort all matches.
    const isSorted = criteria.words.length === 0 && place.ids.length <= MAX_ORDERED_IDS;
    if (isSorted) query.sort(sortOf(index === 'rentAmount' ? cheapest : newest, criteria));
    return query.lean<Match[]>();
  }

  #inAnyOrder(criteria: Criteria, { index, place }: Range, limit: number) {
    const filter = index === 'words' ? wordsFilterOf(criteria, place) : criteriaFilter(criteria, place);
    // All of them in the first response of the database.
    return this.listings.find(filter).limit(limit).batchSize(limit).hint(keysOf(index, place));
  }
}

/** The places of a search, each with its index. */
const rangesOf = (
  criteria: Criteria,
  indexOf: (place: PlaceFilter) => Promise<SearchIndex>,
): Promise<Range[]> =>
  Promise.all(withoutOrder(reachOf(criteria)).map(async (place) => ({ place, index: await indexOf(place) })));
