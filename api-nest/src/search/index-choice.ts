import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { Model } from 'mongoose';
import { ListingRecord } from '../listings/listing.schema.ts';
import { type Criteria, criteriaFilter, decidedByKeys, type ListingFilter, rentRange } from './criteria.ts';
import { MAX_ORDERED_IDS, type PlaceFilter } from './place-scope.ts';
import type { QueryCounter } from './query-counter.ts';
import { ScanLimits } from './scan-limits.ts';
import { isDecidedBy, keysOf, type SearchIndex } from './search-index.ts';

/** If a rent is rarer than this, a scan by time skips more keys than a scan by rent. */
const COMMON = 0.1;
/** If a rent is more common than this, a scan by time examines few keys for each match. */
const VERY_COMMON = 0.3;
/** Enough of the newest listings to see that. */
const SMALL_SAMPLE = 250;
/** Maximum number of listings to examine for each wanted match, when a read examines all listings of an index range. */
const FEW_PER_MATCH = 3;
/** To examine a document takes longer than so many keys. */
const KEYS_PER_DOCUMENT = 4;

/** Chooses the index of a read in any order, when several filters have one: docs/decisions/0252-search-by-indexes.md. */
@Injectable()
export class IndexChoice {
  /** What each search has found out. Its reads have many filters in common. */
  readonly #known = new WeakMap<QueryCounter, Map<string, Promise<boolean>>>();

  constructor(
    @InjectModel(ListingRecord.name) private readonly listings: Model<ListingRecord>,
    private readonly limits: ScanLimits,
  ) {}

  /**
   * The first index in which the filters leave few listings. Otherwise a scan of the last one finds matches early.
   * @param limit of the read. A read of a few matches may examine less to find its index
   */
  async of(
    counter: QueryCounter,
    criteria: Criteria,
    place: PlaceFilter,
    limit: number,
  ): Promise<SearchIndex> {
    if (criteria.words.length === 0 && rentRange(criteria) && criteria.since) {
      return this.#byRentOrTime(counter, criteria, place, limit);
    }
    const { candidates, otherwise } = choicesOf(criteria, place);
    const few = this.#few(limit);
    for (const index of candidates) {
      if (await this.#hasFew(counter, index, criteria, place, few)) {
        const needsDocuments = !isDecidedBy(index, criteria) && isDecidedBy('words', criteria);
        const keys = KEYS_PER_DOCUMENT * few;
        return needsDocuments && (await this.#hasFew(counter, 'words', criteria, place, keys))
          ? 'words'
          : index;
      }
    }
    return otherwise;
  }

  /** For some of many matches. The newest show common choices better than those with the lowest rents. */
  async ofSample(
    counter: QueryCounter,
    criteria: Criteria,
    place: PlaceFilter,
    limit: number,
  ): Promise<SearchIndex> {
    // Without an order of the time, nothing shows whether the rent is common.
    const hasOrder = place.ids.length <= MAX_ORDERED_IDS;
    if (criteria.words.length > 0 || !rentRange(criteria) || !hasOrder) {
      return this.of(counter, criteria, place, limit);
    }
    const isCommon = await this.#isCommonRent(counter, criteria, place, COMMON, SMALL_SAMPLE);
    return isCommon ? 'createdAt' : 'rentAmount';
  }

  /** By the time if the rent is common. Otherwise the listings with the rent are few, or a scan passes over the others. */
  async #byRentOrTime(
    counter: QueryCounter,
    criteria: Criteria,
    place: PlaceFilter,
    limit: number,
  ): Promise<'rentAmount' | 'createdAt'> {
    const isCommon = (share: number, sample: number) =>
      this.#isCommonRent(counter, criteria, place, share, Math.min(sample, limit));
    // Of more places, the database would read and sort all listings.
    const hasOrder = place.ids.length <= MAX_ORDERED_IDS;
    // Most of these searches need nothing more.
    if (hasOrder && (await isCommon(VERY_COMMON, SMALL_SAMPLE))) return 'createdAt';
    if (await this.#hasFew(counter, 'rentAmount', criteria, place, this.#few(limit))) return 'rentAmount';
    return !hasOrder || (await isCommon(COMMON, this.limits.sample)) ? 'createdAt' : 'rentAmount';
  }

  /** The listings that a read of some matches may examine. */
  #few(limit: number): number {
    return Math.min(this.limits.few, FEW_PER_MATCH * limit);
  }

  /** To know that there are fewer, a query skips as many keys. */
  #hasFew(
    counter: QueryCounter,
    index: SearchIndex,
    criteria: Criteria,
    place: PlaceFilter,
    few: number,
  ): Promise<boolean> {
    const bounds = boundsIn(index, criteria, place);
    const known = this.#known.get(counter) ?? new Map<string, Promise<boolean>>();
    this.#known.set(counter, known);
    const key = JSON.stringify([keysOf(index, place), bounds, few]);
    const found = known.get(key) ?? this.#at(counter, index, bounds, place, few).then((nth) => !nth);
    known.set(key, found);
    return found;
  }

  /** Whether enough of the newest listings have the rent. */
  async #isCommonRent(
    counter: QueryCounter,
    criteria: Criteria,
    place: PlaceFilter,
    share: number,
    sample: number,
  ): Promise<boolean> {
    const newest = decidedByKeys(criteria, 'createdAt');
    const order = { createdAt: -1, _id: -1 } as const;
    const last = await this.#at(counter, 'createdAt', criteriaFilter(newest, place), place, sample, order);
    if (!last) return true;
    const inSample = criteriaFilter(
      { ...decidedByKeys(criteria, 'rentAmount'), since: last.createdAt },
      place,
    );
    return (await this.#at(counter, 'createdAt', inSample, place, Math.ceil(share * sample))) !== undefined;
  }

  /** The nth listing in an index. It reads no document before. */
  async #at(
    counter: QueryCounter,
    index: SearchIndex,
    filter: ListingFilter,
    place: PlaceFilter,
    nth: number,
    order: Record<string, 1 | -1> = {},
  ) {
    counter.queries += 1;
    const query = this.listings.find(filter).sort(order).hint(keysOf(index, place));
    const [found] = await query
      .select({ createdAt: 1 })
      .skip(nth - 1)
      .limit(1)
      .lean<Pick<ListingRecord, 'createdAt'>[]>();
    return found;
  }
}

/** Without a second index there is nothing to find out. */
function choicesOf(criteria: Criteria, { level }: PlaceFilter) {
  const hasRange = rentRange(criteria) !== undefined;
  const hasSince = criteria.since !== undefined;
  if (criteria.words.length === 0) return choices([], hasRange ? 'rentAmount' : 'createdAt');
  const others: SearchIndex[] = [
    ...(hasRange && level ? ['rentAmount' as const] : []),
    ...(hasSince || (!hasRange && level) ? ['createdAt' as const] : []),
  ];
  return choices(others.length > 0 ? ['words', ...others] : [], 'words');
}

const choices = (candidates: readonly SearchIndex[], otherwise: SearchIndex) => ({ candidates, otherwise });

/** The part of a search that bounds the scan of an index. */
function boundsIn(index: SearchIndex, criteria: Criteria, place: PlaceFilter): ListingFilter {
  if (index !== 'words') return criteriaFilter(decidedByKeys(criteria, index), place);
  const [word] = criteria.words;
  const rentAmount = rentRange(criteria);
  return { ...(word !== undefined && { words: word }), ...(rentAmount && { rentAmount }) };
}
