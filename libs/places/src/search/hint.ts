import type { HomeWish } from '../text/home-phrases.ts';

/** A wish that puts rooms first and leaves no room out: docs/decisions/0324-people-and-homes-in-a-search.md. */
export interface Hint {
  /** Absent when listings have no such field, as for a balcony. */
  wish?: HomeWish;
  /** The words of the text that mean it. */
  words: string;
  /** Folded words. One of them in the text of a listing agrees with the wish. */
  terms: readonly string[];
}
