import { Injectable } from '@nestjs/common';

/** Null for listings without a place. */
type PlaceId = string | null;

/**
 * The places whose listings this process has changed. After a change, numbers that are kept for minutes are read again. So a
 * writer sees their own change immediately: docs/decisions/0380-numbers-of-all-areas.md.
 */
@Injectable()
export class ChangedPlaces {
  #changes = 0;
  readonly #lastChange = new Map<PlaceId, number>();

  /** The number of changes so far. A read that starts now contains them. */
  get count(): number {
    return this.#changes;
  }

  /** Notes a write that took effect in these places. */
  note(...ids: (PlaceId | undefined)[]): void {
    this.#changes += 1;
    for (const id of ids) this.#lastChange.set(id ?? null, this.#changes);
  }

  /** Each changed place with the count at its last change. The gazetteer limits their number. */
  all(): Iterable<[PlaceId, number]> {
    return this.#lastChange;
  }
}
