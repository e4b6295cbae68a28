import { Injectable } from '@nestjs/common';
import {
  type Match,
  MATCHED_LISTINGS_MAX,
  type MatchesOfResponse,
  type MatchesResponse,
  type Preferences,
} from '@roommate/contracts';
import type { User } from '../auth/user.ts';
import { ListingViews } from '../listings/listing-view.ts';
import { ComparedListingsRepository, type ComparedRow } from './compared-listings.repository.ts';
import { compareListing, hasDealbreaker, hasWishes } from '../preferences/compare-listing.ts';
import { PreferencesRepository } from '../preferences/preferences.repository.ts';
import { later, newestListings } from './newest-listings.ts';
import { wantedScope } from './wanted-scope.ts';

interface Matched {
  row: ComparedRow;
  match: Match;
}

/** Compares listings with what a user looks for: docs/decisions/0330-matching.md. */
@Injectable()
export class MatchesService {
  constructor(
    private readonly preferences: PreferencesRepository,
    private readonly listings: ComparedListingsRepository,
    private readonly views: ListingViews,
  ) {}

  /** The best matches among the newest available listings. Dealbreakers hide listings. */
  async best(user: User, limit: number): Promise<{ body: MatchesResponse; queries: number }> {
    const preferences = await this.preferences.of(user.uid);
    if (!hasWishes(preferences)) return { body: { items: [], compared: 0, hidden: 0 }, queries: 1 };
    const { rows, queries } = await newestListings(
      this.listings,
      wantedScope(preferences),
      MATCHED_LISTINGS_MAX,
    );
    const matches = matchesOf(preferences, rows, user);
    const fitting = matches.filter(({ match }) => !hasDealbreaker(match));
    const shown = fitting
      .sort((a, b) => b.match.score - a.match.score || later(a.row, b.row))
      .slice(0, limit);
    const byId = await this.listings.rowsById(shown.map(({ row }) => row._id));
    const items = shown.flatMap(({ row: { _id }, match }) => {
      const row = byId.get(_id.toHexString());
      return row ? [{ listing: this.views.of(row, user), match }] : [];
    });
    const body = { items, compared: matches.length, hidden: matches.length - fitting.length };
    return { body, queries: queries + 2 };
  }

  /** The matches of some listings, in no order. A listing about which nothing is known has none. */
  async of(user: User, ids: readonly string[]): Promise<MatchesOfResponse> {
    const preferences = await this.preferences.of(user.uid);
    if (!hasWishes(preferences)) return [];
    const matches = matchesOf(preferences, await this.listings.findByIds(ids), user);
    return matches.map(({ row, match }) => ({ _id: row._id.toHexString(), match }));
  }
}

/** Without the user's own listings. */
function matchesOf(preferences: Preferences, rows: readonly ComparedRow[], { uid }: User): Matched[] {
  const now = new Date();
  return rows.flatMap((row) => {
    if (row.ownerUid === uid) return [];
    const match = compareListing(preferences, row, now);
    return match ? [{ row, match }] : [];
  });
}
