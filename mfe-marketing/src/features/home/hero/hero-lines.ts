/** The lines of the typewriter (spec, section 2). */
export const heroLines = [
  'Find Your Perfect Roommate',
  'Smart Matching. Verified Users.',
  'Safe & Easy Room Rentals.',
] as const;
