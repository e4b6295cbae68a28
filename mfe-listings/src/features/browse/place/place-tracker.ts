import type { Place } from './place.ts';

/** Holds the current place outside React, because scrolling must not render the page again. */
export class PlaceTracker {
  #place: Place;

  constructor(start: Place) {
    this.#place = start;
  }

  get place(): Place {
    return this.#place;
  }

  update(changed: Partial<Place>): void {
    this.#place = { ...this.#place, ...changed };
  }
}
