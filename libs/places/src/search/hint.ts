/** A wish about the home, in the values of `home` of a listing. */
export interface HomeWish {
  household?: 'women' | 'men';
  occupation?: 'students' | 'workers';
  smoking?: 'no' | 'yes';
  pets?: 'no' | 'yes';
  food?: 'halal' | 'vegetarian';
}

/** A wish that puts rooms first and leaves no room out: docs/decisions/0324-people-and-homes-in-a-search.md. */
export interface Hint {
  /** Absent when listings have no such field, as for a balcony. */
  wish?: HomeWish;
  /** The words of the text that mean it. */
  words: string;
  /** Folded words. One of them in the text of a listing agrees with the wish. */
  terms: readonly string[];
}
