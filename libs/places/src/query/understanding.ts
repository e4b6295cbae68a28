import type { PlaceMatch } from '../resolve/resolve-places.ts';

/** A place in which the listings must not be. */
export interface ExcludedPlace extends PlaceMatch {
  /** The words of the text that exclude it, also on their own. */
  words: string;
}

/** What a free text asks for. A filter that the text does not name is absent. */
export interface Understanding {
  places: PlaceMatch[];
  /** Absent when the text excludes no place. */
  excluded?: ExcludedPlace[];
  /** Kilometres around the places. */
  within?: number;
  /** Kilometres to the nearest station of the metro. */
  metroWithin?: number;
  /** BDT per month. */
  rentMin?: number;
  /** BDT per month. */
  rentMax?: number;
  roomType?: 'Single' | 'Shared';
  availability?: 'available' | 'not available';
  /** Days since the post. */
  postedWithin?: number;
  hasPhoto?: true;
  /** The words that say something else, as they are in the text, separated by spaces. */
  rest: string;
}
