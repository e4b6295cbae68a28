/** The levels of places that a search filters by. `undefined` is the whole city, with listings without a place. */
export const searchLevels = [undefined, 'area1', 'area2', 'placeId'] as const;
export type SearchLevel = (typeof searchLevels)[number];

const fixed = (level: SearchLevel) => ({
  ...(level && ({ [level]: 1 } as const)),
  availability: 1 as const,
  roomType: 1 as const,
});

/** The place of each listing, so that counts of matches need the keys only. */
const placed = (level: SearchLevel) => (level === 'placeId' ? {} : { placeId: 1 as const });

/** Reads the listings of some places, newest first. Its keys also decide the rent and the photo. */
export const newestIndex = (level: SearchLevel): Record<string, 1 | -1> => ({
  ...fixed(level),
  createdAt: -1,
  _id: -1,
  rentAmount: 1,
  hasPhoto: 1,
  ...placed(level),
});

/** The same by rent, and the other way round for the highest rent first. Its keys also decide the time and the photo. */
export const rentIndex = (level: SearchLevel): Record<string, 1 | -1> => ({
  ...fixed(level),
  rentAmount: 1,
  _id: 1,
  createdAt: -1,
  hasPhoto: 1,
  ...placed(level),
});

/** Finds listings by a word and their rent. Its keys also decide all other filters that a search can have. */
export const wordsIndex = {
  words: 1,
  rentAmount: 1,
  createdAt: -1,
  placeId: 1,
  hasPhoto: 1,
  availability: 1,
  roomType: 1,
  _id: 1,
} as const;
