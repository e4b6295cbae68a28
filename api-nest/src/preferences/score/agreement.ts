import type { Availability, Home, Preferences, RoomType } from '@roommate/contracts';
import type { Place } from '@roommate/places';

/** The fields of a listing that its match depends on. */
export interface ComparedListing {
  /** BDT per month. */
  rentAmount: number;
  roomType: RoomType;
  availability: Availability;
  /** Undefined when the location names no place of the gazetteer. */
  place: Place | undefined;
  home: Home | undefined;
}

/** How far a listing meets one preference. */
export interface Agreement {
  /** From 0 to 1. Only 1 meets the preference. */
  degree: number;
  /** What the listing says about it. */
  text: string;
  /** The same with the full name of a place. Absent when the text has it. */
  fullText?: string;
}

/**
 * Compares a listing with one preference.
 * @param today the day in Dhaka
 * @returns undefined without the preference, and when the listing does not say
 */
export type Compare = (
  preferences: Preferences,
  listing: ComparedListing,
  today: string,
) => Agreement | undefined;

/** Falls from 1 at `excess` 0 to 0 at `range`. */
export const fading = (excess: number, range: number): number => Math.min(1, Math.max(0, 1 - excess / range));
