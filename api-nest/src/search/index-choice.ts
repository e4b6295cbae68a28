import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { Model } from 'mongoose';
import { ListingRecord } from '../listings/listing.schema.ts';
import { newestIndex, rentIndex, wordsIndex } from '../listings/search-indexes.ts';
import { type Criteria, decidedByKeys, type Filter, filterOf, rentRange } from './criteria.ts';
import type { PlaceFilter } from './place-scope.ts';
import type { QueryMeter } from './query-meter.ts';

/** What an index of the search begins with, apart from its place. */
export type SearchIndex = 'words' | 'rentAmount' | 'createdAt';

/** As many listings as a read may examine, whatever it finds. To know that there are fewer, a query skips as many keys. */
const FEW = 3000;

export const keysOf = (index: SearchIndex, { level }: PlaceFilter): Record<string, 1 | -1> => {
  if (index === 'words') return wordsIndex;
  return index === 'rentAmount' ? rentIndex(level) : newestIndex(level);
};

/** Chooses the index of a read in any order, when several filters have one: docs/decisions/0252-search-by-indexes.md. */
@Injectable()
export class IndexChoice {
  constructor(@InjectModel(ListingRecord.name) private readonly listings: Model<ListingRecord>) {}

  /** The first index in which the filters leave few listings. Otherwise a scan of the last one finds matches early. */
  async of(meter: QueryMeter, criteria: Criteria, place: PlaceFilter): Promise<SearchIndex> {
    const { candidates, otherwise } = choicesOf(criteria, place);
    for (const index of candidates) {
      if (await this.#hasFew(meter, index, criteria, place)) return index;
    }
    return otherwise;
  }

  async #hasFew(meter: QueryMeter, index: SearchIndex, criteria: Criteria, place: PlaceFilter) {
    meter.queries += 1;
    const query = this.listings.find(boundsIn(index, criteria, place)).hint(keysOf(index, place));
    const past = await query
      .select({ _id: 1 })
      .skip(FEW - 1)
      .limit(1)
      .lean();
    return past.length === 0;
  }
}

/** Without a second index there is nothing to find out. */
function choicesOf(criteria: Criteria, { level }: PlaceFilter) {
  const hasRange = rentRange(criteria) !== undefined;
  const hasSince = criteria.since !== undefined;
  if (criteria.words.length === 0) {
    if (hasRange && hasSince) return choices(['rentAmount'], 'createdAt');
    return choices([], hasRange ? 'rentAmount' : 'createdAt');
  }
  const others: SearchIndex[] = [
    ...(hasRange && level ? ['rentAmount' as const] : []),
    ...(hasSince || (!hasRange && level) ? ['createdAt' as const] : []),
  ];
  return choices(others.length > 0 ? ['words', ...others] : [], 'words');
}

const choices = (candidates: readonly SearchIndex[], otherwise: SearchIndex) => ({ candidates, otherwise });

/** The part of a search that bounds the scan of an index. */
function boundsIn(index: SearchIndex, criteria: Criteria, place: PlaceFilter): Filter {
  if (index !== 'words') return filterOf(decidedByKeys(criteria, index), place);
  const [word] = criteria.words;
  const rentAmount = rentRange(criteria);
  return { ...(word !== undefined && { words: word }), ...(rentAmount && { rentAmount }) };
}
