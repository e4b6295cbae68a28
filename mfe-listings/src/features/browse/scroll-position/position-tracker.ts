import type { ScrollPosition } from './scroll-position.ts';

/** Holds the current scroll position outside React, because scrolling must not render the page again. */
export class PositionTracker {
  #position: ScrollPosition;

  constructor(start: ScrollPosition) {
    this.#position = start;
  }

  get position(): ScrollPosition {
    return this.#position;
  }

  update(changed: Partial<ScrollPosition>): void {
    this.#position = { ...this.#position, ...changed };
  }
}
