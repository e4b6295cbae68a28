import { createHash } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import {
  type DeleteResponse,
  type NewSavedSearch,
  SAVED_SEARCHES_MAX,
  type SavedSearch,
} from '@roommate/contracts';
import { Types } from 'mongoose';
import type { SavedSearchRecord } from '../alerts/saved-search.schema.ts';
import { SavedSearchesRepository } from '../alerts/saved-searches.repository.ts';
import type { User } from '../auth/user.ts';
import { problem } from '../problems/problem.ts';
import type { ReadResult } from '../reads/read-result.ts';
import { currentFields, matchedFields, type MatchedFields } from './matched-fields.ts';
import { SEARCH_NOT_FOUND, TOO_MANY_SEARCHES } from './messages.ts';

/** Of an ObjectId. */
const ID_BYTES = 12;

/** Creates, lists and deletes the saved searches of a user: docs/decisions/0344-alerts.md. */
@Injectable()
export class SavedSearchesService {
  constructor(private readonly searches: SavedSearchesRepository) {}

  async listOf({ uid }: User): Promise<ReadResult> {
    return { body: (await this.searches.findByUser(uid)).map(savedSearch) };
  }

  /** @throws ProblemException 400 for a search that cannot be matched, 409 when the user has too many */
  async create({ query }: NewSavedSearch, { uid }: User): Promise<SavedSearch> {
    const record = recordOf(query, uid);
    // Repeats when another tab has deleted the same search in between.
    for (;;) {
      const saved = await this.searches.findByUser(uid);
      const same = saved.find((one) => meaningOf(currentFields(one)) === meaningOf(record));
      if (same) return savedSearch(same);
      // Before the insert too. The second request of a double click must not find a search that is about to be
      // refused.
      if (saved.length >= SAVED_SEARCHES_MAX) throw tooManySearches();
      // Of a search that meant the same in an earlier version, and means something else now.
      const isTaken = saved.some(({ _id }) => _id.equals(record._id));
      if (isTaken) record._id = idOf(uid, record._id.toHexString());
      if (await this.searches.insert(record)) break;
    }
    // After the insert, so that simultaneous requests never exceed the maximum. They may refuse each other.
    if ((await this.searches.count(uid)) > SAVED_SEARCHES_MAX) {
      await this.searches.delete(record._id.toHexString(), uid);
      throw tooManySearches();
    }
    return savedSearch(record);
  }

  async delete(id: string, { uid }: User): Promise<DeleteResponse> {
    if (!(await this.searches.delete(id, uid))) throw problem(404, SEARCH_NOT_FOUND);
    return { deletedCount: 1 };
  }
}

const tooManySearches = () => problem(409, TOO_MANY_SEARCHES, { code: 'too_many_searches' });

/** @throws ProblemException 400 for a search that cannot be matched */
function recordOf(query: NewSavedSearch['query'], uid: string): SavedSearchRecord {
  const fields = matchedFields(query);
  const _id = idOf(uid, meaningOf(fields));
  return { _id, uid, query: queryText(query), ...fields, createdAt: new Date() };
}

/** The same search of a user has the same id, so that simultaneous requests save it once. */
const idOf = (uid: string, meaning: string): Types.ObjectId =>
  new Types.ObjectId(createHash('sha256').update(`${uid}\n${meaning}`).digest().subarray(0, ID_BYTES));

/**
 * What a search matches and prefers: the same for a text and for the parameters that say the same. An id must never come
 * from a meaning of another form, because its record can have another meaning now.
 */
function meaningOf({
  keys,
  places = [],
  words,
  avoided = [],
  wishes = [],
  ...fields
}: MatchedFields): string {
  const lists = [keys, places, words, avoided, wishes].map((list) => [...list].sort());
  return JSON.stringify([...lists, fields.rentMin, fields.rentMax, fields.hasPhoto]);
}

/** The query in one order. */
function queryText({ place = [], ...filters }: NewSavedSearch['query']): string {
  const query = new URLSearchParams([...new Set(place)].sort().map((id): [string, string] => ['place', id]));
  for (const [name, value] of Object.entries(filters).sort(([a], [b]) => (a < b ? -1 : 1))) {
    if (value !== undefined && value !== '') query.append(name, String(value));
  }
  return query.toString();
}

const savedSearch = ({ _id, query, name, createdAt }: SavedSearchRecord): SavedSearch => ({
  _id: _id.toHexString(),
  query,
  name,
  createdAt: createdAt.toISOString(),
});
