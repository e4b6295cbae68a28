import { Injectable, Logger } from '@nestjs/common';
import { AlertsRepository } from '../alerts/alerts.repository.ts';
import { factsOfHome } from '../alerts/home-facts.ts';
import { keysOfListing, placesOfListing } from '../alerts/match-keys.ts';
import {
  type AddedContent,
  type MatchingSearch,
  SavedSearchesRepository,
} from '../alerts/saved-searches.repository.ts';
import { PeriodicCleanup } from '../database/periodic-cleanup.ts';
import { addedBy } from './added-content.ts';
import { type AlertMark, alertMark, isNewMatch, isTaken } from './alert-mark.ts';
import { AlertMarksRepository, type MarkedListing } from './alert-marks.repository.ts';
import type { ListingRow } from './listing-view.ts';

const INTERVAL_MS = 10_000;
const TAKEN_OVER_AT_ONCE = 100;

/**
 * Creates and deletes the alerts of listings, after the response to a post, an edit or a deletion. The mark in the listing
 * makes sure that a crash loses no alert: docs/decisions/0344-alerts.md.
 */
@Injectable()
export class ListingAlerts extends PeriodicCleanup {
  readonly #logger = new Logger(ListingAlerts.name);
  /** One listing after another, so that a listing with many matches slows down requests as little as possible. */
  #last: Promise<void> = Promise.resolve();
  readonly #waiting = new Set<string>();
  #isStopped = false;

  constructor(
    private readonly marks: AlertMarksRepository,
    private readonly searches: SavedSearchesRepository,
    private readonly alerts: AlertsRepository,
  ) {
    super(INTERVAL_MS);
  }

  /** The mark to write with a new listing. Without saved searches a post costs nothing more. */
  async markOfPost(listing: ListingRow): Promise<AlertMark> {
    if (listing.availability !== 'available') return {};
    return (await this.searches.exist()) ? alertMark(listing) : {};
  }

  /** The mark to write with an edit that can make the listing a new match, or end matches. */
  async markOfEdit(before: ListingRow, after: ListingRow): Promise<AlertMark> {
    if (isTaken(before, after)) return { ...alertMark(after), alertsOf: null };
    if (after.availability !== 'available' || !(await this.searches.exist())) return {};
    const added = isNewMatch(before, after) ? null : addedBy(before, after);
    return added === undefined ? {} : { ...alertMark(after), alertsOf: added };
  }

  /** Updates the alerts of a listing that was written with a mark, or deleted. Does not wait for it. */
  updateSoon(id: string): void {
    if (this.#waiting.has(id)) return;
    this.#waiting.add(id);
    this.#last = this.#last
      .then(() => this.#update(id))
      .catch((error: unknown) =>
        this.#logger.warn(
          error,
          'The alerts of a listing are not up to date. A listing with a mark is tried again.',
        ),
      );
  }

  /** Takes over from processes that have ended. */
  async deleteExpired(now: Date): Promise<void> {
    for await (const id of this.marks.claimDue(now, TAKEN_OVER_AT_ONCE)) this.updateSoon(id);
  }

  /** Resolves when the alerts of all listings so far are up to date. */
  settled(): Promise<void> {
    return this.#last;
  }

  /** Runs after the last request and before the connection closes. Listings that still wait keep their mark. */
  override async onApplicationShutdown(): Promise<void> {
    await super.onApplicationShutdown();
    this.#isStopped = true;
    await this.#last;
  }

  async #update(id: string): Promise<void> {
    this.#waiting.delete(id);
    let hasCreated = false;
    // Repeats when the listing was changed or deleted since it was read.
    while (!this.#isStopped) {
      const listing = await this.marks.find(id);
      if (!listing) return this.alerts.deleteOfListing(id);
      const { _id, availability, alertsDue } = listing;
      if (!alertsDue) {
        // Another process withdrew alerts of a later state, while this one was still creating those of an earlier one.
        if (hasCreated) await this.#withdraw(id, listing);
        return;
      }
      hasCreated ||= availability === 'available';
      await this.#withdraw(id, listing);
      if (availability === 'available') await this.#create(id, listing);
      if (this.#isStopped || (await this.marks.remove(_id, alertsDue))) return;
    }
  }

  /**
   * Deletes the unread alerts whose search the listing does not match any more. If another search of the user matches, the
   * alert gets the name of this one. It can be older than the alert, and then gives no new one.
   */
  async #withdraw(id: string, listing: MarkedListing): Promise<void> {
    if (listing.availability !== 'available') return this.alerts.deleteUnreadOfListing(id);
    const unread = await this.alerts.findUnreadOfListing(id);
    const names = new Map(unread.map(({ uid, searchName }) => [uid, searchName]));
    // A new listing has no alerts: its searches are read only once.
    if (names.size === 0) return;
    const others = new Map<string, MatchingSearch>();
    for await (const found of this.#matching(listing)) {
      for (const search of found) {
        if (names.get(search.uid) === search.name) names.delete(search.uid);
        else if (names.has(search.uid)) others.set(search.uid, search);
      }
    }
    for (const [uid, search] of others) {
      if (names.delete(uid)) await this.alerts.giveTo(search, id);
    }
    await this.alerts.deleteUnread(id, [...names.keys()]);
  }

  async #create(id: string, listing: MarkedListing): Promise<void> {
    for await (const found of this.#matching(listing, listing.alertsOf)) {
      if (this.#isStopped) return;
      await this.alerts.insert(id, found, new Date());
    }
  }

  #matching(listing: MarkedListing, added?: AddedContent | null) {
    const { ownerUid, rentAmount, words = [], home, imageUrl } = listing;
    const keys = keysOfListing(listing);
    const places = placesOfListing(listing);
    const facts = factsOfHome(home);
    const matched = { ownerUid, rentAmount, words, keys, places, facts, hasPhoto: imageUrl !== '' };
    return this.searches.matching(matched, added);
  }
}
