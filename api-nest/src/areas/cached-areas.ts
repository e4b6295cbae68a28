import { setImmediate, setTimeout } from 'node:timers/promises';
import { Injectable, Logger } from '@nestjs/common';
import type { AreasResponse } from '@roommate/contracts';
import { placeById } from '@roommate/places';
import { ChangedPlaces } from '../listings/changed-places.ts';
import { AreaCounter } from './area-counter.ts';
import { allAreas, areaIdsOf, withRooms, type AreaNumbers } from './area-levels.ts';

/** How old a number can be when another process has changed the listings. */
const MAX_AGE_MS = 5 * 60_000;
/** The longest wait for the first reading. */
const MAX_WAIT_MS = 1500;
/** More changed areas wait for the next reading of all areas. */
const MAX_CHANGED = 24;
/** Stands for the rooms in no area. */
const ELSEWHERE = '';

interface CachedAreaCount extends AreaNumbers {
  /** The number of changes that the count contains at least. */
  changes: number;
}

/**
 * The number of rooms, the median and the time of the newest room of every area. It serves collections that are too large
 * to read for each response: docs/decisions/0380-numbers-of-all-areas.md.
 */
@Injectable()
export class CachedAreas {
  readonly #counts = new Map<string, CachedAreaCount>();
  /** Undefined before the first reading is complete. */
  #readAt: number | undefined;
  #reading: Promise<unknown> | undefined;

  constructor(
    private readonly counts: AreaCounter,
    private readonly changed: ChangedPlaces,
  ) {}

  /** @returns undefined while the first reading takes long */
  async get(): Promise<Pick<AreasResponse, 'areas' | 'elsewhere'> | undefined> {
    const isOld = this.#readAt === undefined || Date.now() - this.#readAt >= MAX_AGE_MS;
    const reading = isOld ? this.#readInBackground() : undefined;
    if (this.#readAt === undefined) {
      await Promise.race([reading, setTimeout(MAX_WAIT_MS, undefined, { ref: false })]);
    }
    if (this.#readAt === undefined) return undefined;
    await this.#readChanged();
    return { areas: withRooms(this.#counts), elsewhere: this.#counts.get(ELSEWHERE)?.rooms ?? 0 };
  }

  #readInBackground(): Promise<unknown> {
    this.#reading ??= this.#readAll()
      .catch((error: unknown) => new Logger('Areas').warn(`The areas were not counted: ${String(error)}`))
      .finally(() => {
        this.#reading = undefined;
      });
    return this.#reading;
  }

  async #readAll(): Promise<void> {
    const startedAt = Date.now();
    await this.#read(ELSEWHERE);
    for (const { id, parent = '' } of allAreas) {
      const around = this.#counts.get(parent);
      // An area without rooms has no part with rooms.
      if (around?.rooms === 0) this.#keep(id, around);
      else await this.#read(id);
      // Requests that have arrived come first.
      await setImmediate();
    }
    this.#readAt = startedAt;
  }

  /** Reads the areas again that this process has changed since they were read. */
  async #readChanged(): Promise<void> {
    const ids = new Set<string>();
    for (const [placeId, change] of this.changed.all()) {
      const around = areaIdsOf(placeId);
      for (const id of around.length > 0 ? around : [ELSEWHERE]) {
        if ((this.#counts.get(id)?.changes ?? 0) < change) ids.add(id);
      }
    }
    if (ids.size <= MAX_CHANGED) await Promise.all([...ids].map((id) => this.#read(id)));
  }

  async #read(id: string): Promise<void> {
    const changes = this.changed.count;
    const area = placeById(id);
    const count = area ? await this.counts.of(area) : await this.counts.outside();
    this.#keep(id, { ...count, changes });
  }

  /** A later reading can end first. */
  #keep(id: string, count: CachedAreaCount): void {
    if ((this.#counts.get(id)?.changes ?? 0) <= count.changes) this.#counts.set(id, count);
  }
}
