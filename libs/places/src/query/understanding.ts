import type { PlaceMatch } from '../resolve/resolve-places.ts';

/** What a free text asks for. A filter that the text does not name is absent. */
export interface Understanding {
  places: PlaceMatch[];
  /** Kilometres around the places. */
  within?: number;
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
